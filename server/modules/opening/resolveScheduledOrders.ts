import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AffectedOrder, OrderDecisions } from '#contract/entities/affectedOrders';
import type { OpeningRules } from '#contract/opening/openingRules';
import { isOpenFor } from '#contract/opening/openState';
import { checkTransition } from '#contract/orders/allowedActions';
import { orderStatus } from '#contract/orders/statuses';
import type { ActionName } from '#contract/orders/transitions';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { factsOf, loadStoreTerms, lockOrder, moveOrder, type StoreTerms, storeActor } from '../orders/service';

/** The hours without pauses. A pause only stops new orders; orders scheduled within it stay promised. */
const withoutPauses = (rules: OpeningRules): OpeningRules => ({
  ...rules,
  service_state: { ...rules.service_state, paused: {} },
});

/** Scheduled orders inside the current hours but outside the new ones. */
async function affectedOrders(
  tx: Database,
  storeId: string,
  [before, after]: readonly [OpeningRules, OpeningRules],
  now: Date,
): Promise<AffectedOrder[]> {
  const scheduled = await tx
    .select({
      order_id: orders.id,
      unique_id: orders.unique_id,
      order_type: orders.order_type,
      customer_name: orders.customer_name,
      due_at: orders.due_at,
    })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, storeId),
        eq(orders.is_open, true),
        gt(orders.due_at, now),
        isNotNull(orders.schedule_at),
      ),
    )
    .orderBy(asc(orders.due_at));
  return scheduled.flatMap(({ due_at, ...order }) =>
    isOpenFor(before, order.order_type, due_at) && !isOpenFor(after, order.order_type, due_at)
      ? [{ ...order, schedule_at: due_at.toISOString() }]
      : [],
  );
}

/** Cancels an order as a person at the store does: rejects it if no one has answered it yet. */
async function cancelOne(
  tx: Database,
  id: string,
  reason: string,
  { rules }: StoreTerms,
  { session, now }: { session: CallContext['session']; now: Date },
): Promise<void> {
  const row = await lockOrder(tx, session.store_id, id);
  const to = row.order_status === orderStatus.NEW ? orderStatus.REJECTED : orderStatus.CANCELLED_BY_STORE;
  const { grants, flags } = session;
  const verdict = checkTransition(factsOf(row), 'order', to, { actor: 'store', grants, flags, rules, now, reason });
  if ('refused' in verdict) {
    const isForbidden = verdict.refused === 'permission' || verdict.refused === 'storeFlag';
    throw new CallError(isForbidden ? errorCodes.NOT_PERMITTED : errorCodes.ORDER_CANCEL_FAILED);
  }
  const action = verdict.transition.action as ActionName;
  const move = { axis: 'order', from: row.order_status, to, actor: storeActor(session), reason, action } as const;
  await moveOrder(tx, row, { moves: [move] }, { rules, now });
}

/**
 * Settles what a change does to orders that are affected by it, in the transaction that saves it: those named are kept
 * or cancelled.
 *
 * @throws 4173 with the affected orders, unless each is named; 4022 if one is named twice, or cancelled without a
 *   reason
 */
export async function settleOrders(
  tx: Database,
  terms: StoreTerms,
  affectedBy: () => Promise<AffectedOrder[]>,
  decisions: OrderDecisions = { keep: [], cancel: [] },
  { session, now }: { session: CallContext['session']; now: Date },
): Promise<void> {
  const [kept, calledOff] = [new Set(decisions.keep), new Set(decisions.cancel)];
  const both = decisions.cancel.findIndex((id) => kept.has(id));
  if (both >= 0)
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: `settle.cancel.${both}`, code: 'duplicate' }]);
  const affected = await affectedBy();
  if (affected.some(({ order_id }) => !kept.has(order_id) && !calledOff.has(order_id))) {
    throw new CallError(errorCodes.ORDERS_OUTSIDE_HOURS, { affected });
  }
  const cancelled = affected.filter(({ order_id }) => calledOff.has(order_id));
  if (cancelled.length === 0) return;
  const { reason } = decisions;
  if (!reason) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'settle.reason', code: 'invalid_type' }]);
  // Sorted, so that callers that lock several orders can't deadlock.
  const ids = cancelled.map(({ order_id }) => order_id).sort();
  for (const id of ids) await cancelOne(tx, id, reason, terms, { session, now });
}

/**
 * Settles what new hours do to scheduled orders.
 *
 * @param change the hours as they are about to be
 * @throws as `settleOrders`
 */
export async function resolveScheduledOrders(
  tx: Database,
  { session, now }: Pick<CallContext, 'session' | 'now'>,
  change: (rules: OpeningRules) => Partial<OpeningRules>,
  decisions: OrderDecisions | undefined,
): Promise<void> {
  const at = now();
  const terms = await loadStoreTerms(tx, session.store_id);
  const { opening } = terms;
  const hours = [withoutPauses(opening), withoutPauses({ ...opening, ...change(opening) })] as const;
  const affected = () => affectedOrders(tx, session.store_id, hours, at);
  await settleOrders(tx, terms, affected, decisions, { session, now: at });
}
