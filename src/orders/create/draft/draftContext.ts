import { createContext, type Dispatch, useContext } from 'react';
import type { Store } from '#contract/entities/store';
import type { Minor } from '#contract/money';
import type { CustomerLookup } from '../../customers/customerLookup';
import type { KnownCaller } from '../../customers/useCustomer';
import type { ChoiceRequest } from '../../menu/choices';
import type { MenuIndex } from '../../menu/menuIndex';
import type { TicketOffer } from '../offer/useTicketOffer';
import type { Placing } from '../place/usePlaceOrder';
import type { Problem } from './draftProblems';
import type { DraftAction } from './draftReducer';
import type { OrderDraft } from './orderDraft';
import type { PricedDraft } from './pricedDraft';

/** State of the draft that all parts of the ticket share. */
export interface DraftContextValue {
  draft: OrderDraft;
  dispatch: Dispatch<DraftAction>;
  menu: MenuIndex;
  store: Store;
  priced: PricedDraft;
  /** The problems to show now. */
  problems: readonly Problem[];
  /** The user has tried to place the ticket: every problem is shown. */
  isTried: boolean;
  placing: Placing;
  /** Finds the customer in earlier orders. */
  lookup: CustomerLookup;
  /** The caller with the ticket's number, once it is complete. */
  known: KnownCaller | undefined;
  /** The offer code, and the offers that fit. */
  offer: TicketOffer;
  /** Names the field that is being typed in; `null` when it is left. Its problems wait until then. */
  onTyping: (field: string | null) => void;
  now: Date;
  money: (amount: Minor) => string;
  /** A multilingual value in the page's language. */
  text: (value: readonly string[]) => string;
  locale: string;
  openChoices: (request: ChoiceRequest) => void;
  /** Reports what was done and offers to undo it. */
  offerUndo: (text: string, undo: () => void) => void;
}

const DraftContext = createContext<DraftContextValue | null>(null);
export const DraftProvider = DraftContext.Provider;

export function useDraft(): DraftContextValue {
  const value = useContext(DraftContext);
  if (!value) throw new Error('Parts of the ticket stand inside a DraftProvider');
  return value;
}
