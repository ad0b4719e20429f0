import type { Assignment } from '#contract/calls/dispatch';
import type { ParsedBodyOf } from '#contract/calls/index';
import { successCodes } from '#contract/codes/successCodes';
import type { Order } from '#contract/entities/order';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { onceForPart } from '#server/http/onceForPart';
import { loadStoreTerms, withActions } from '../orders/service';
import { type Around, askFor } from './askFor';
import { lockForCaller } from './lockForCaller';
import { assertProviderOfStore } from './people/loadProviders';

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
    // Those before it are told at once, also where a later one fails.
    wakeOutbox();
  }
  const isAnyDone = results.some(({ error_code }) => error_code === undefined);
  return { results, ...(isAnyDone ? { message: successCodes.PROVIDER_REQUESTED } : {}) };
};
