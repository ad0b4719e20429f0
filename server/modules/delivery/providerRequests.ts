import type { Assignment } from '#contract/calls/dispatch';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Order } from '#contract/entities/order';
import { checkTransition } from '#contract/orders/allowedActions';
import type { OrderRules } from '#contract/orders/orderRules';
import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { onceForPart } from '#server/http/keptReply';
import {
  factsOf,
  loadOrderRecord,
  loadOrderRules,
  loadStoreTerms,
  lockVisibleOrder,
  moveOrder,
  type OrderRow,
  presentOrder,
  storeActor,
  withActions,
} from '../orders/service';
import { type Around, askFor } from './askFor';
import { assertProviderOfStore } from './people/loadProviders';

/** Locks the order that a caller saw; 4001 if they can't see it, 4009 with the current order if they saw another version. */
async function lockForCaller(
  tx: Database,
  body: { order_id: string; version?: number | undefined },
  session: Session,
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<OrderRow> {
  const row = await lockVisibleOrder(tx, session, body.order_id);
  if (body.version === undefined || row.version === body.version) return row;
  const record = await loadOrderRecord(tx, row.store_id, row.id);
  throw changedMeanwhile(withActions(presentOrder(record), session, rules, now));
}

type Body = ParsedBodyOf<'assign_order_list'>;

/** One order of the list, with its key in a transaction of its own: none waits for the locks of the others. */
async function assignOne(
  db: Database,
  body: Body,
  entry: Body['orders'][number],
  session: Session,
  around: Around,
): Promise<Assignment> {
  const { order_id } = entry;
  const { idempotency_key: key, provider_id } = body;
  const part = { call: 'assign_order_list', key, name: order_id, body: [entry, provider_id ?? null] } as const;
  try {
    const { order } = await onceForPart(db, session, part, async (tx) => {
      const row = await lockForCaller(tx, entry, session, around);
      const snapshot = await askFor(tx, row, provider_id, session, around);
      return { order: withActions(snapshot, session, around.rules, around.now) };
    });
    return { order_id, order };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The pipeline knows a refusal's details by no narrower type; both of these are made by `refusals`.
    const { changed_by, current } = error.details as { changed_by?: string; current?: Order };
    return { order_id, error_code: error.code, changed_by, current };
  }
}

/** Several orders to one person, or each to whom the search finds: one after the other, so that each search sees the offers before it. */
export const assignOrders: Handler<'assign_order_list'> = async (body, { db, session, now, wakeOutbox }) => {
  const { store, rules } = await loadStoreTerms(db, session.store_id);
  if (body.provider_id) await assertProviderOfStore(db, store.id, body.provider_id);
  const around = { store, rules, now: now() };
  const results: Assignment[] = [];
  for (const entry of body.orders) {
    results.push(await assignOne(db, body, entry, session, around));
    // Earlier orders are announced at once, even if a later one fails.
    wakeOutbox();
  }
  const isAnyDone = results.some(({ error_code }) => error_code === undefined);
  return { results, ...(isAnyDone ? { message: successCodes.PROVIDER_REQUESTED } : {}) };
};

/** The store cancels its request, whether the person has only been asked or is on the way to the store. */
export const cancelProviderRequest: Handler<'cancel_provider_request'> = async (
  body,
  { db, session, now, wakeOutbox },
) => {
  const around = { rules: await loadOrderRules(db, session.store_id), now: now() };
  const order = await db.transaction(async (tx) => {
    const row = await lockForCaller(tx, body, session, around);
    const { grants, flags } = session;
    const to = deliveryStatus.REQUEST_CANCELLED;
    const verdict = checkTransition(factsOf(row), 'delivery', to, { actor: 'store', grants, flags, ...around });
    if ('refused' in verdict) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
    const move = { axis: 'delivery', from: row.delivery_status, to, actor: storeActor(session) } as const;
    return moveOrder(tx, row, { moves: [move] }, around);
  });
  wakeOutbox();
  return {
    order: withActions(order, session, around.rules, around.now),
    message: successCodes.PROVIDER_REQUEST_CANCELLED,
  };
};

/** The store requests a delivery person: the given one, or the nearest available, who is then offered the order. */
export const requestProvider: Handler<'request_provider'> = async (body, { db, session, now, wakeOutbox }) => {
  const { store, rules } = await loadStoreTerms(db, session.store_id);
  const around = { store, rules, now: now() };
  const order = await db.transaction(async (tx) => {
    const row = await lockForCaller(tx, body, session, around);
    const isSearching = row.delivery_status === deliveryStatus.WAITING;
    if (isSearching && !body.provider_id) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
    return askFor(tx, row, body.provider_id, session, around);
  });
  wakeOutbox();
  return { order: withActions(order, session, rules, around.now), message: successCodes.PROVIDER_REQUESTED };
};
