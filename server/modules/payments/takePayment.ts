import type { Minor } from '#contract/money';
import { amountDueOf, cardDueOf } from '#contract/orders/amountDueOf';
import { paymentStatusOf, refundable } from '#contract/orders/refunds';
import { endedEarly } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { paymentRefunds, payments } from '#server/db/schema/payments';
import type { GatewayRefund } from '#server/gateways/payments/paymentGateway';
import {
  type Actor,
  alterOrder,
  lockOrder,
  type NewRefund,
  type OrderRow,
  systemActor,
  writeRefund,
} from '../orders/service';
import { isPayment, lockRefunds, type PaymentRow } from './paymentRows';

/** The amount that a payment of an order would be for now: all that is due, or the charge of one that was called off. */
export const toPay = (order: OrderRow): Minor =>
  endedEarly(order.order_status)
    ? Math.max(0, order.cancellation_charge - (order.paid_amount - order.refunded))
    : amountDueOf(order);

/** The same that is to be paid by card: of an order paid in cash, the fee of its booking. */
export const toPayByCard = (order: OrderRow): Minor => (order.paid_by === 'card' ? toPay(order) : cardDueOf(order));

/** Writes money that a gateway took into a locked order. What is more than due goes back. */
export async function takeAmount(
  tx: Database,
  order: OrderRow,
  amount: Minor,
  { actor, now, bookPayment }: { actor: Actor; now: Date; bookPayment: () => Promise<unknown> },
): Promise<void> {
  const due = toPay(order);
  const isOff = endedEarly(order.order_status);
  const extra_due = isOff ? 0 : Math.max(0, due - amount);
  const paid = { paid_amount: order.paid_amount + amount, refunded: order.refunded, extra_due };
  const happening = { kind: 'paid', actor, detail: { amount } } as const;
  const card_paid = order.paid_by === 'cash' ? order.card_paid + amount : order.card_paid;
  const set = { paid_amount: paid.paid_amount, card_paid, extra_due, payment_status: paymentStatusOf(paid) };
  await alterOrder(tx, order, { set, happenings: [happening], takenAtGateway: amount }, now);
  await bookPayment();
  if (amount <= due) return;
  const again = await lockOrder(tx, order.store_id, order.id);
  const back: NewRefund = { kind: isOff ? 'cancellation' : 'change', amount: amount - due, lines: [], reason: '' };
  const written = await writeRefund(tx, again, back, systemActor, now);
  await alterOrder(tx, again, { set: written.set, happenings: [written.happening] }, now);
}

/** How much of a payment isn't returned yet, nor about to be. */
async function leftOf(tx: Database, row: PaymentRow): Promise<Minor> {
  const [current] = await tx.select({ booked: payments.booked }).from(payments).where(isPayment(row));
  const refunds = (await lockRefunds(tx, row)).filter(({ state }) => state !== 'failed');
  return refunds.reduce((left, { amount }) => left - amount, current?.booked ?? 0);
}

/** Books a refund that someone made at the gateway, by its number. */
export async function takeForeignRefund(
  tx: Database,
  row: PaymentRow,
  { id: number, amount, state }: GatewayRefund,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, row.store_id, row.order_id);
  // Never more than was paid, and never more than the payment took: what the order doesn't know of can't be returned by it.
  const booked = Math.min(amount, refundable(order), await leftOf(tx, row));
  if (booked <= 0) return;
  const back: NewRefund = { kind: 'gateway', amount: booked, lines: [], reason: '' };
  const { refund, set, happening } = await writeRefund(tx, order, back, systemActor, now);
  await tx.insert(paymentRefunds).values({
    ...{ store_id: row.store_id, id: newId(), payment_id: row.id, order_refund_id: refund._id, amount: booked },
    ...{ state, number, is_foreign: true, created_at: now },
  });
  await alterOrder(tx, order, { set, happenings: [happening] }, now);
}
