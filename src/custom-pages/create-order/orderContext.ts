import { createContext, type Dispatch, useContext } from 'react';
import type { Store } from '#contract/entities/store';
import type { Minor } from '#contract/money';
import type { ChoiceRequest } from '../../components/menuPicker/choices';
import type { MenuIndex } from '../../components/menuPicker/menuIndex';
import type { Problem } from './draft/draftProblems';
import type { DraftAction } from './draft/draftReducer';
import type { OrderDraft } from './draft/orderDraft';
import type { PricedDraft } from './draft/pricedDraft';
import type { Placing } from './place/usePlaceOrder';

/** What every part of the ticket reads and does. */
export interface OrderContextValue {
  draft: OrderDraft;
  dispatch: Dispatch<DraftAction>;
  menu: MenuIndex;
  store: Store;
  priced: PricedDraft;
  /** Problems that are shown now. */
  problems: readonly Problem[];
  placing: Placing;
  now: Date;
  money: (amount: Minor) => string;
  /** A multilingual value in the language of the page. */
  text: (value: readonly string[]) => string;
  locale: string;
  openChoices: (request: ChoiceRequest) => void;
  /** Tells what was done and offers to take it back. */
  offerUndo: (text: string, undo: () => void) => void;
}

const OrderContext = createContext<OrderContextValue | null>(null);
export const OrderProvider = OrderContext.Provider;

export function useOrder(): OrderContextValue {
  const value = useContext(OrderContext);
  if (!value) throw new Error('Parts of the ticket stand inside an OrderProvider');
  return value;
}
