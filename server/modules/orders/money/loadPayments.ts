import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderPayment } from '#contract/payments/orderPayment';
import type { Database } from '#server/db/database';
import { paymentRefunds, payments } from '#server/db/schema/payments';
import { disputeFeesOf } from './disputesOf';

type PaymentRow = typeof payments.$inferSelect;
type RefundRow = typeof paymentRefunds.$inferSelect;

/** A payment with its refunds, as people see it. */
const presentPayment = (row: PaymentRow, refunds: readonly RefundRow[]): OrderPayment => ({
  _id: row.id,
  gateway: row.gateway,
  mode: row.mode,
  state: row.state,
  number: row.payment ?? undefined,
  amount: row.amount,
  captured: row.captured,
  refunded: row.refunded,
  capture_before: row.capture_before?.toISOString(),
  card: row.card ?? undefined,
  failure: row.failure || undefined,
  dispute: row.dispute
    ? { amount: row.dispute.amount, state: row.dispute.state, fees: disputeFeesOf(row.dispute) }
    : undefined,
  at: row.created_at.toISOString(),
  refunds: refunds.map((refund) => ({
    _id: refund.id,
    amount: refund.amount,
    state: refund.state,
    number: refund.number ?? undefined,
    at: refund.created_at.toISOString(),
    failure: refund.failure || undefined,
  })),
});

/** The payments of an order at gateways, oldest first. */
export async function loadPayments(db: Database, storeId: string, orderId: string): Promise<OrderPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.store_id, storeId), eq(payments.order_id, orderId)))
    .orderBy(asc(payments.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.store_id, storeId), inArray(paymentRefunds.payment_id, ids)))
    .orderBy(asc(paymentRefunds.id));
  return rows.map((row) =>
    presentPayment(
      row,
      refunds.filter(({ payment_id }) => payment_id === row.id),
    ),
  );
}
