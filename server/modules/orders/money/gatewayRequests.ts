import { addSeconds, max } from 'date-fns';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Minor } from '#contract/money';
import { cardDueOf } from '#contract/orders/amountDueOf';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { unpaidStatus } from '#contract/orders/refunds';
import { endedEarly, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orders } from '#server/db/schema/orders';
import { type gatewayRequests, paymentRefunds, payments } from '#server/db/schema/payments';
import { isOrder, type OrderRow } from '../orderRecord';

/** The part of an order that its payments at gateways follow. */
type FollowedOrder = Omit<OrderRow, 'unique_id' | 'customer_key'>;
type PaymentRow = typeof payments.$inferSelect;
type GatewayRequest = (typeof gatewayRequests)[number];

const isRow = ({ store_id, id }: Pick<PaymentRow, 'store_id' | 'id'>) =>
  and(eq(payments.store_id, store_id), eq(payments.id, id));

/** Writes down a request, for the job that makes it: nothing is lost while the gateway is down. */
async function want(tx: Database, row: PaymentRow, wanted: GatewayRequest, amount: Minor, at: Date): Promise<void> {
  if (row.wanted === wanted && row.wanted_amount === amount) return;
  await tx
    .update(payments)
    .set({ wanted, wanted_amount: amount, next_try_at: at, tries: 0, failure: '' })
    .where(isRow(row));
}

/** Takes a request back that the gateway doesn't know of yet. A charge that it may already know is read again by the job. */
async function wantNothing(tx: Database, row: PaymentRow): Promise<void> {
  const isUnsent = row.wanted !== 'charge' || row.tries === 0;
  if (!isUnsent) return;
  const state = row.state === 'authorized' ? row.state : 'voided';
  await tx.update(payments).set({ wanted: null, wanted_amount: null, next_try_at: null, state }).where(isRow(row));
}

/** Charges a saved card, as a payment of its own. */
async function chargeSaved(tx: Database, saved: PaymentRow, amount: Minor, at: Date): Promise<void> {
  const { store_id, order_id, gateway, currency, card, customer, saved_card } = saved;
  const id = newId();
  const about = { store_id, id, order_id, gateway, currency, card, customer, saved_card };
  await tx
    .insert(payments)
    .values({ ...about, mode: 'charge', amount, wanted: 'charge', wanted_amount: amount, next_try_at: at });
}

/** Calls off charges that weren't sent yet, if they are for more than is due. @returns the others */
async function dropUnsent(tx: Database, charges: readonly PaymentRow[], due: Minor): Promise<readonly PaymentRow[]> {
  if (sumOf(charges) <= due) return charges;
  for (const row of charges) await wantNothing(tx, row);
  return charges.filter(({ tries }) => tries > 0);
}

const sumOf = (rows: readonly PaymentRow[]): Minor => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Takes what is due from the cards that were authorized or saved for it, and releases the rest. */
async function takeFrom(tx: Database, rows: readonly PaymentRow[], due: Minor, at: Date): Promise<void> {
  let left = due;
  for (const row of rows.filter(({ state }) => state === 'authorized')) {
    const part = Math.min(row.amount, left);
    left -= part;
    await want(tx, row, part > 0 ? 'capture' : 'void', part, at);
  }
  const charges = rows.filter(({ wanted }) => wanted === 'charge');
  const underWay = sumOf(await dropUnsent(tx, charges, left));
  const saved = rows.findLast(({ state }) => state === 'saved');
  if (saved && left > underWay) await chargeSaved(tx, saved, left - underWay, at);
}

/**
 * Writes down what a locked order's state means for its payments at gateways: once it is accepted, what is due is captured or charged;
 * called off, only the charge is, and the rest is released, as is all once it was paid otherwise. A job makes the requests.
 *
 * @param at when to make them at the earliest
 */
export async function followOrder(tx: Database, order: FollowedOrder, at: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.store_id, order.store_id),
        eq(payments.order_id, order.id),
        or(inArray(payments.state, ['authorized', 'saved']), isNotNull(payments.wanted)),
      ),
    )
    .orderBy(asc(payments.id))
    .for('update');
  if (rows.length === 0) return;
  if (order.order_status === orderStatus.NEW && cardDueOf(order) > 0) {
    for (const row of rows.filter(({ wanted }) => wanted !== null)) await wantNothing(tx, row);
  } else if (endedEarly(order.order_status)) {
    const charge = Math.max(0, order.cancellation_charge - (order.paid_amount - order.refunded));
    const from = order.no_show ? max([at, new Date(order.no_show.until)]) : at;
    for (const row of rows.filter(({ state }) => state !== 'authorized')) await wantNothing(tx, row);
    await takeFrom(
      tx,
      rows.filter(({ state }) => state === 'authorized'),
      charge,
      from,
    );
  } else await takeFrom(tx, rows, cardDueOf(order), at);
}

/** Brings a locked order back to what it was before a card held its amount, once the last hold was released. */
export async function endHold(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (order.payment_status !== 'authorized' || order.paid_amount > 0) return;
  const ofOrder = and(eq(payments.store_id, order.store_id), eq(payments.order_id, order.id));
  const holds = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(ofOrder, eq(payments.state, 'authorized')));
  if (holds.length > 0) return;
  await tx
    .update(orders)
    .set({ payment_status: unpaidStatus(order.total), version: order.version + 1, updated_at: now })
    .where(isOrder(order.store_id, order.id));
}

/** Follows an order after a move. Most orders have no such payment, and are told apart without a statement. */
export async function followMove(tx: Database, before: OrderRow, after: FollowedOrder, now: Date): Promise<void> {
  if ((after.paid_by !== 'card' && !after.booking_fee) || before.order_status === after.order_status) return;
  // Paid: nothing is held for it.
  if (before.paid_amount > 0 && before.payment_status !== 'authorized') return;
  const wasNew = before.order_status === orderStatus.NEW;
  const isBack = after.order_status === orderStatus.NEW || endedEarly(before.order_status);
  if (!wasNew && !isBack && !endedEarly(after.order_status)) return;
  // An acceptance can still be undone.
  const isAccepted = wasNew && !endedEarly(after.order_status);
  await followOrder(tx, after, isAccepted ? addSeconds(now, acceptUndoSeconds) : now);
}

/**
 * Divides a refund among the payments that gateways took for a locked order, the latest first, and writes its parts down
 * for the job that makes them. What was paid otherwise is returned otherwise.
 *
 * @param at when to make them at the earliest
 */
export async function queueGatewayRefund(
  tx: Database,
  order: Pick<OrderRow, 'store_id' | 'id'>,
  refund: { _id: string; amount: Minor },
  at: Date,
): Promise<void> {
  const given = sql<number>`coalesce((select sum(r.amount) from ${paymentRefunds} r
    where r.store_id = ${payments}.store_id and r.payment_id = ${payments}.id), 0)::float8`;
  const rows = await tx
    .select({ id: payments.id, captured: payments.booked, given })
    .from(payments)
    .where(and(eq(payments.store_id, order.store_id), eq(payments.order_id, order.id), sql`${payments.booked} > 0`))
    .orderBy(desc(payments.id));
  let left = refund.amount;
  for (const { id, captured, given } of rows) {
    const part = Math.min(left, captured - given);
    if (part <= 0) continue;
    left -= part;
    await tx.insert(paymentRefunds).values({
      ...{ store_id: order.store_id, id: newId(), payment_id: id, order_refund_id: refund._id, amount: part },
      next_try_at: at,
    });
  }
}

/** How much of what was paid for an order gateways took. Most orders are told apart without a statement. */
export async function takenAtGateways(
  tx: Database,
  {
    store_id,
    id,
    paid_by,
    paid_amount,
    card_paid,
  }: Pick<OrderRow, 'store_id' | 'id' | 'paid_by' | 'paid_amount' | 'card_paid'>,
): Promise<Minor> {
  if ((paid_by === 'card' ? paid_amount : card_paid) === 0) return 0;
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${payments.booked}), 0)::float8` })
    .from(payments)
    .where(and(eq(payments.store_id, store_id), eq(payments.order_id, id)));
  return row?.amount ?? 0;
}

/** How much of a refund gateways return. */
export async function gatewayPartOf(tx: Database, storeId: string, refundId: string | undefined): Promise<Minor> {
  if (refundId === undefined) return 0;
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)::float8` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.store_id, storeId), eq(paymentRefunds.order_refund_id, refundId)));
  return row?.amount ?? 0;
}

/** Forgets the parts of a refund that is taken back. None was made yet: they wait until it no longer can be. */
export async function dropGatewayRefund(tx: Database, storeId: string, refundId: string): Promise<void> {
  await tx
    .delete(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.store_id, storeId),
        eq(paymentRefunds.order_refund_id, refundId),
        eq(paymentRefunds.tries, 0),
        eq(paymentRefunds.state, 'waiting'),
      ),
    );
}
