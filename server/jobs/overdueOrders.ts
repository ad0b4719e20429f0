import { subMinutes } from 'date-fns';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { bookingLimits } from '#contract/bookingLimits';
import { limits } from '#contract/limits';
import { checkTransition } from '#contract/orders/allowedActions';
import { answerEndingShare } from '#contract/orders/clocks';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import type { ActionName } from '#contract/orders/transitions';
import { flagsOf } from '#contract/storeFlags';
import type { Database } from '#server/db/database';
import { orderEvents, orders } from '#server/db/schema/orders';
import { payments } from '#server/db/schema/payments';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import {
  answerLimitColumn,
  answerTimeColumn,
  factsOf,
  isFeeSecured,
  loadStoreTerms,
  moveOrder,
  type OrderRow,
  systemActor,
  writeEvents,
} from '../modules/orders/service';
import { queueAnswerEnding } from '../modules/push/service';
import { takeOrders } from './takeOrders';

/** How the system ends an order. */
interface End {
  to: OrderStatus;
  /** Shown in the order's history. */
  reason: string;
  now: Date;
  /** Where more than one action has this end. */
  action?: ActionName;
}

/** Ends a locked order on behalf of the system, with its event and message, if the transition table allows it. */
async function endOrder(tx: Database, row: OrderRow, { to, reason, now, action }: End): Promise<void> {
  const { store, rules } = await loadStoreTerms(tx, row.store_id);
  const context = { actor: 'system', grants: null, flags: flagsOf(store), rules, now, action } as const;
  const verdict = checkTransition(factsOf(row), 'order', to, context);
  if ('refused' in verdict) throw new Error(`order ${row.id} cannot go from ${row.order_status} to ${to}`);
  const move = {
    axis: 'order',
    from: row.order_status,
    to,
    actor: systemActor,
    reason,
    action: verdict.transition.action as ActionName,
  } as const;
  await moveOrder(tx, row, { moves: [move] }, { rules, now });
}

/**
 * How long a ready pickup stays open if its store can't complete orders. Longer than food keeps, so that customers
 * had time to come and the store had time to cancel uncollected orders; short enough that a board doesn't fill up
 * with old ones. One value for all, until stores can set their own.
 */
export const pickupOverAfterMinutes = 60;

/**
 * Completes ready pickups of stores without `is_store_can_complete_order`, which no one else could complete: they are
 * taken as handed over after a while. No confirmation code is needed, because no one is there to give it.
 *
 * @returns how many were completed
 */
export const completeHandedOverPickups = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    and(
      eq(orders.order_type, 'pickup'),
      eq(orders.order_status, orderStatus.READY),
      lt(orders.ready_at, subMinutes(now, pickupOverAfterMinutes)),
      sql`not (select s.is_store_can_complete_order from ${stores} s where s.id = ${orders.store_id})`,
    ),
    (tx, row) => endOrder(tx, row, { to: orderStatus.COMPLETED, reason: systemReasons.assumedCollected, now }),
  );

/**
 * Ends test orders that are still open after `limits.testOrderMinutes`, at whatever stage they are, so that none stays on a board.
 *
 * @returns how many were ended
 */
export const endTestOrders = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    and(eq(orders.is_test, true), lt(orders.created_at, subMinutes(now, limits.testOrderMinutes))),
    (tx, row) => endOrder(tx, row, { to: orderStatus.CANCELLED_BY_STORE, reason: systemReasons.testOver, now }),
  );

const gracePeriod = sql`make_interval(mins => (${storeSettings.booking_rules} ->> 'grace_period')::int)`;

const answerTerms = {
  answer_within: sql`(${storeSettings.order_rules} ->> 'answer_within')::int`,
  table_answer_within: sql`(${storeSettings.booking_rules} ->> 'answer_within')::int`,
  table_answer_before: sql`(${storeSettings.booking_rules} ->> 'answer_before')::int`,
};

/** When a new order is rejected; null, and so never over, if its store sets no limit. */
const answerLimit = sql`(${answerLimitColumn(answerTerms)})`;

const isUnaccepted = eq(orders.order_status, orderStatus.NEW);

/**
 * Tells the devices of a store that a new order is about to be rejected, once for each order: pages count down
 * themselves, but an app may be closed. The order's history keeps it, so that it isn't said again.
 *
 * @returns how many orders it told of
 */
export const announceEndingAnswers = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    and(
      isUnaccepted,
      sql`${answerLimit} - ${answerTimeColumn(answerTerms)} / ${answerEndingShare}::int <= ${now.toISOString()}::timestamptz`,
      sql`${answerLimit} >= ${now.toISOString()}::timestamptz`,
      sql`not exists (select 1 from ${orderEvents} e where e.store_id = ${orders.store_id} and e.order_id = ${orders.id}
        and e.kind = 'answer_ending')`,
    ),
    async (tx, row) => {
      await writeEvents(tx, row, [{ kind: 'answer_ending', actor: systemActor }], now);
      await queueAnswerEnding(tx, row, now);
    },
  );

/**
 * Rejects new orders that the store didn't answer in time, as the contract's `answerLimit` says. A scheduled order can
 * wait until its slot, because it often arrives when no one is there; a booking has the limits of its own.
 *
 * @returns how many were rejected
 */
export const rejectUnanswered = (db: Database, now: Date): Promise<number> =>
  takeOrders(db, and(isUnaccepted, sql`${answerLimit} < ${now.toISOString()}::timestamptz`), (tx, row) =>
    endOrder(tx, row, { to: orderStatus.REJECTED, reason: systemReasons.notAccepted, now }),
  );

/**
 * Frees tables whose guests didn't come within the store's grace period, unless the store wants to be asked. Nothing is
 * charged: that is for a person to decide.
 *
 * @returns how many orders were cancelled
 */
export const cancelNoShows = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    and(
      eq(orders.order_type, 'table'),
      eq(orders.order_status, orderStatus.ACCEPTED),
      // Where someone has taken a no-show back, they know more.
      eq(orders.reopened, 0),
      sql`${storeSettings.booking_rules} ->> 'after_grace' = 'cancel'`,
      // Their fee would go back to them: who keeps it is for a person to decide.
      sql`not (${orders.booking_fee} is not null and ${orders.paid_amount} > ${orders.refunded})`,
      sql`${orders.due_at} + ${gracePeriod} < ${now.toISOString()}::timestamptz`,
    ),
    (tx, row) =>
      endOrder(tx, row, { to: orderStatus.CANCELLED_BY_STORE, reason: systemReasons.noShow, now, action: 'no_show' }),
  );

const isUnpaidSince = (until: Date): SQL | undefined =>
  and(
    eq(orders.is_open, true),
    eq(orders.paid_amount, 0),
    isNotNull(orders.fee_due_at),
    lt(orders.fee_due_at, until),
    inArray(orders.order_status, [orderStatus.NEW, orderStatus.ACCEPTED]),
    // Where someone has taken a no-show back, they know more.
    eq(orders.reopened, 0),
  );

/** A page at the gateway that the guests may have paid. */
const isOpenPage = and(eq(payments.state, 'waiting'), isNotNull(payments.payment), isNull(payments.wanted));
const ofOrder = and(eq(payments.store_id, orders.store_id), eq(payments.order_id, orders.id));

/** Has the open pages of overdue bookings read now, each once: the gateway's message can be late, or lost. */
async function readOpenPages(db: Database, now: Date): Promise<void> {
  const isUnread = or(isNull(payments.asked_at), lt(payments.asked_at, orders.fee_due_at));
  const overdue = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnpaidSince(now), ofOrder, isUnread));
  // Their tries begin again, so that a gateway that doesn't answer is asked again soon.
  await db
    .update(payments)
    .set({ next_try_at: now, tries: 0 })
    .where(and(isOpenPage, gt(payments.next_try_at, now), exists(overdue)));
}

/**
 * Releases the tables of guests who haven't paid their booking fee in time: a request is rejected, and a booking cancelled.
 * Those who have opened the page of the payment keep them until it was read.
 *
 * @returns how many were ended
 */
export async function releaseUnpaid(db: Database, now: Date): Promise<number> {
  await readOpenPages(db, now);
  const openPages = db.select({ id: payments.id }).from(payments).where(and(ofOrder, isOpenPage));
  const isRead = or(lt(orders.fee_due_at, subMinutes(now, bookingLimits.feeReadMinutes)), notExists(openPages));
  return takeOrders(db, and(isUnpaidSince(now), isRead, not(isFeeSecured)), (tx, row) => {
    const to = row.order_status === orderStatus.NEW ? orderStatus.REJECTED : orderStatus.CANCELLED_BY_STORE;
    return endOrder(tx, row, { to, reason: systemReasons.feeUnpaid, now });
  });
}
