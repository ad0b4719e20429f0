import { type Dispatch, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import type { FieldError } from '#contract/envelope';
import { type ApiError, isOutage } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { Problem } from '../draft/draftProblems';
import type { DraftAction } from '../draft/draftReducer';
import { orderBody } from '../draft/orderBody';
import type { OrderDraft } from '../draft/orderDraft';
import { keepDraft } from '../draft/orderDraft';
import { isStillSent, serverProblems } from './serverProblems';

/**
 * How the last attempt ended: refused with a code, or unknown (`outage`: the server couldn't work). Valid while the
 * draft keeps its key.
 */
export interface Outcome {
  kind: 'refused' | 'unsure' | 'outage' | 'reused';
  code: number;
  key: string;
}

export interface Placing {
  isPlacing: boolean;
  outcome: Outcome | null;
  place: () => Promise<void>;
}

const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && ['ApiError', 'UnreachableError'].includes(error.name);

function outcomeOf(error: unknown, key: string): Outcome {
  if (!isApiError(error)) return { kind: 'unsure', code: errorCodes.INTERNAL_SERVER_ERROR, key };
  const { code } = error;
  if (code === errorCodes.INTERNAL_SERVER_ERROR) return { kind: isOutage(error) ? 'outage' : 'unsure', code, key };
  return { kind: code === errorCodes.IDEMPOTENCY_KEY_REUSED ? 'reused' : 'refused', code, key };
}

interface Options {
  account: string;
  draft: OrderDraft;
  dispatch: Dispatch<DraftAction>;
  store: Store;
  /** Final check before sending: returns the draft to send, or `null` if something must be corrected first. */
  prepare: () => Promise<OrderDraft | null>;
  /** A field's own words for what the server refuses. */
  tellError?: (error: FieldError) => Problem | null;
  onPlaced: (order: Order) => void;
}

/**
 * Places the ticket once. A second call during sending does nothing, and after a lost reply the key
 * stays, so the next attempt can't create a second order.
 */
export function usePlaceOrder({ account, draft, dispatch, store, prepare, tellError, onPlaced }: Options) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isPlacing, setPlacing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refused, setRefused] = useState<{ sent: OrderDraft; problems: Problem[] } | null>(null);
  const underWay = useRef(false);
  /** Key of the last placed order: a click in progress when the answer arrived sends nothing more. */
  const lastPlaced = useRef('');

  async function send(sent: OrderDraft): Promise<void> {
    try {
      const { order } = await dataProvider.createOrder(orderBody(sent, store.currency));
      // Deleted before the next render: a reload at this moment must not restore the ticket.
      keepDraft(account, null);
      lastPlaced.current = sent.idempotency_key;
      setOutcome(null);
      setRefused(null);
      dispatch({ type: 'clear', countryPhoneCode: store.country_phone_code });
      onPlaced(order);
    } catch (error) {
      const ended = outcomeOf(error, sent.idempotency_key);
      if (ended.kind === 'refused') dispatch({ type: 'refused' });
      const told = serverProblems(isApiError(error) ? error.fields : [], sent, tellError);
      setRefused({ sent, problems: told.problems });
      setOutcome(ended.kind === 'refused' && !told.hasOthers ? null : ended);
    }
  }

  async function place(): Promise<void> {
    if (underWay.current || lastPlaced.current === draft.idempotency_key) return;
    underWay.current = true;
    setPlacing(true);
    try {
      const sent = await prepare();
      if (sent) await send(sent);
    } finally {
      underWay.current = false;
      setPlacing(false);
    }
  }

  const isOfThisTicket = outcome !== null && outcome.key === draft.idempotency_key;
  const problems = refused?.problems.filter(({ field }) => isStillSent(field, refused.sent, draft)) ?? [];
  return { placing: { isPlacing, outcome: isOfThisTicket ? outcome : null, place }, serverProblems: problems };
}
