import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { GatewayName } from '#contract/payments/gateways';
import type { Database } from '#server/db/database';
import { paymentRefunds, payments } from '#server/db/schema/payments';
import type { GatewayPayment } from '#server/gateways/payments/paymentGateway';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof paymentRefunds.$inferSelect;
/** Names a row of `payments` or `payment_refunds`. */
export type Named = Pick<PaymentRow, 'store_id' | 'id'>;

export const isPayment = ({ store_id, id }: Named) => and(eq(payments.store_id, store_id), eq(payments.id, id));
export const isRefund = ({ store_id, id }: Named) =>
  and(eq(paymentRefunds.store_id, store_id), eq(paymentRefunds.id, id));

/** The refunds of a payment, oldest first, locked. */
export const lockRefunds = (tx: Database, { store_id, id }: Named): Promise<RefundRow[]> =>
  tx
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.store_id, store_id), eq(paymentRefunds.payment_id, id)))
    .orderBy(asc(paymentRefunds.id))
    .for('update');

/** Whether a gateway took a payment in its currency. A card that is saved has none at some. */
export const hasCurrency = ({ currency }: PaymentRow, seen: Pick<GatewayPayment, 'currency' | 'amount'>): boolean =>
  seen.currency === currency || (seen.currency === '' && seen.amount === 0);

/** Whether a payment at a gateway, known only by its order, can be the one of a row. */
export const canBe = (row: PaymentRow, seen: GatewayPayment): boolean => {
  if (row.mode === 'save_card') return seen.amount === 0 || seen.savedCard !== null;
  // A page that takes the money at once is never authorized.
  const hasMode = row.mode === 'authorize' || seen.state !== 'authorized';
  return hasMode && hasCurrency(row, seen) && seen.amount === row.amount;
};

/** The payment with a number at a gateway. */
export async function findByNumber(
  db: Database,
  { store_id, gateway, payment }: { store_id: string; gateway: GatewayName; payment: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.store_id, store_id), eq(payments.gateway, gateway), eq(payments.payment, payment)));
  return row;
}

/** The payments of an order that have begun at a gateway and aren't known to have got any further. */
export const findWaiting = (
  db: Database,
  { store_id, gateway, order_id }: { store_id: string; gateway: GatewayName; order_id: string },
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.store_id, store_id),
        eq(payments.gateway, gateway),
        eq(payments.order_id, order_id),
        or(isNull(payments.payment), inArray(payments.state, ['waiting', 'failed'])),
      ),
    )
    .orderBy(asc(payments.id));
