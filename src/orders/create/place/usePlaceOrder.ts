import { type Dispatch, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import type { FieldError } from '#contract/envelope';
import { type ApiError, isOutage } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { Problem } from '../draft/draftProblems';
import { type DraftAction, draftReducer } from '../draft/draftReducer';
import { orderBody } from '../draft/orderBody';
import type { OrderDraft } from '../draft/orderDraft';
import { saveDraft } from '../draft/orderDraft';
import { type BrokenRuleError, brokenRules, isStillSent, serverProblems } from './serverProblems';

/**
 * How the last attempt ended: refused with a code, or unknown (`outage`: the server couldn't work). Valid while the
 * draft keeps its key.
 */
export interface Outcome {
  kind: 'refused' | 'unsure' | 'outage' | 'reused';
  code: number;
  key: string;
}

/** The reason for taking an order against the store's rules. */
export type Override = NonNullable<BodyOf<'create_order'>['override']>;

export interface Placing {
  isPlacing: boolean;
  outcome: Outcome | null;
  /** All errors of the last attempt, if staff can override them; `null` again once the ticket changes. */
  broken: readonly BrokenRuleError[] | null;
  place: () => Promise<void>;
  /**
   * Places the ticket in spite of the broken rules.
   *
   * @throws an error after which it is unknown whether the order was placed; the same call can be repeated
   */
  takeAnyway: (override: Override) => Promise<void>;
  /** Goes back to the ticket. */
  dropBroken: () => void;
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
  describeError?: (error: FieldError) => Problem | null;
  onPlaced: (order: Order) => void;
}

/**
 * Places the ticket once. A second call during sending does nothing, and after a lost reply the key
 * stays, so the next attempt can't create a second order.
 */
export function usePlaceOrder({ account, draft, dispatch, store, prepare, describeError, onPlaced }: Options) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isPlacing, setPlacing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refused, setRefused] = useState<{ sent: OrderDraft; problems: Problem[] } | null>(null);
  const [broken, setBroken] = useState<{ key: string; errors: readonly BrokenRuleError[] } | null>(null);
  const underWay = useRef(false);
  /** Key of the last placed order: a click in progress when the answer arrived sends nothing more. */
  const lastPlaced = useRef('');

  async function send(sent: OrderDraft, override?: Override): Promise<void> {
    try {
      const body = orderBody(sent, store.currency);
      const { order } = await dataProvider.createOrder(override ? { ...body, override } : body);
      // Deleted before the next render: a reload at this moment must not restore the ticket.
      saveDraft(account, null);
      lastPlaced.current = sent.idempotency_key;
      setOutcome(null);
      setRefused(null);
      setBroken(null);
      dispatch({ type: 'clear', countryPhoneCode: store.country_phone_code });
      onPlaced(order);
    } catch (error) {
      const ended = outcomeOf(error, sent.idempotency_key);
      if (override && ended.kind !== 'refused' && ended.kind !== 'reused') throw error;
      if (ended.kind === 'refused') dispatch({ type: 'refused' });
      const fields = isApiError(error) ? error.fields : [];
      const fromServer = serverProblems(fields, sent, describeError);
      const rules = brokenRules(fields);
      setRefused({ sent, problems: fromServer.problems });
      setBroken(rules && { key: sent.idempotency_key, errors: rules });
      setOutcome(ended.kind === 'refused' && !fromServer.hasOthers ? null : ended);
    }
  }

  /** Runs one attempt at a time, and none for a ticket that has been placed. */
  async function attempt(run: () => Promise<void>): Promise<void> {
    if (underWay.current || lastPlaced.current === draft.idempotency_key) return;
    underWay.current = true;
    setPlacing(true);
    try {
      await run();
    } finally {
      underWay.current = false;
      setPlacing(false);
    }
  }

  const place = () =>
    attempt(async () => {
      const sent = await prepare();
      if (sent) await send(sent);
    });

  const takeAnyway = (override: Override) =>
    attempt(async () => {
      // A new key after a rejected attempt, but the same key after a lost reply.
      const sent = draft.was_refused ? draftReducer(draft, { type: 'asAnotherOrder' }) : draft;
      dispatch({ type: 'restore', draft: sent });
      setBroken((refusal) => refusal && { ...refusal, key: sent.idempotency_key });
      await send(sent, override);
    });

  const isOfThisTicket = outcome !== null && outcome.key === draft.idempotency_key;
  const problems = refused?.problems.filter(({ field }) => isStillSent(field, refused.sent, draft)) ?? [];
  const placing: Placing = {
    isPlacing,
    outcome: isOfThisTicket ? outcome : null,
    broken: broken?.key === draft.idempotency_key ? broken.errors : null,
    place,
    takeAnyway,
    dropBroken: () => setBroken(null),
  };
  return { placing, serverProblems: problems };
}
