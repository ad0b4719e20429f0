import { compareDesc } from 'date-fns';
import { paymentStatusOf } from '#contract/orders/refunds';
import type { Database } from '#server/db/database';
import {
  type BookedFee,
  type PaymentDispute,
  type PaymentDisputes,
  paymentRefunds,
  payments,
  type ReportedDispute,
} from '#server/db/schema/payments';
import type { GatewayRefund } from '#server/gateways/payments/paymentGateway';
import { bookDisputeFees, bookRefundTakenBack } from '../ledger/service';
import { alterOrder, disputesOf, lockOrder, systemActor, takeBackRefund } from '../orders/service';
import { settlements } from './disputeRefunds';
import { isPayment, isRefund, lockRefunds, type PaymentRow, type RefundRow } from './paymentRows';
import { takeForeignRefund } from './takePayment';

const ranks = { open: 0, won: 1, lost: 1 } as const;

/** Messages about a dispute can come late: what a later one said stays. Of the same second, a decision counts. */
function isOlder(stored: PaymentDispute, reported: ReportedDispute): boolean {
  const [before, now] = [stored.at ?? '', reported.at ?? ''];
  return before === now || before === '' ? ranks[reported.state] < ranks[stored.state] : now < before;
}

/** The same with a newer state of one. The one that was told of last comes first, whatever the order of messages. */
function withNewer(disputes: readonly PaymentDispute[], dispute: PaymentDispute): PaymentDisputes {
  const rest = disputes.filter(({ id }) => id !== dispute.id);
  const [last = dispute, ...others] = [dispute, ...rest].sort((a, b) => compareDesc(a.at ?? 0, b.at ?? 0));
  return others.length === 0 ? last : { ...last, others };
}

/** A dispute that was lost is won after all: the money is back. */
async function takeBack(tx: Database, row: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  const before = await lockOrder(tx, row.store_id, row.order_id);
  const { order_refund_id: refundId } = refund;
  const amount = await takeBackRefund(tx, before, refundId, now);
  await tx.delete(paymentRefunds).where(isRefund(refund));
  const refunded = before.refunded - amount;
  const set = { refunded, payment_status: paymentStatusOf({ ...before, refunded }) };
  const paid = { kind: 'paid', actor: systemActor, detail: { amount } } as const;
  const { items } = await alterOrder(tx, before, { set, happenings: [paid] }, now);
  await bookRefundTakenBack(tx, { before, after: { ...before, ...set }, items, actor: systemActor, refundId }, now);
}

/**
 * Books the fees of a dispute that aren't booked yet. They only add up, so a message that comes late or twice does no harm.
 *
 * @returns all that are booked
 */
async function bookFees(
  tx: Database,
  row: PaymentRow,
  booked: readonly BookedFee[],
  { fees = [] }: ReportedDispute,
  now: Date,
): Promise<BookedFee[]> {
  const missing = fees.filter(({ id }) => booked.every((fee) => fee.id !== id));
  if (missing.length > 0) {
    const order = await lockOrder(tx, row.store_id, row.order_id);
    await bookDisputeFees(tx, { order, gateway: row.gateway, fees: missing, actor: systemActor }, now);
  }
  return [...booked, ...missing.map((fee) => ({ ...fee, at: now.toISOString() }))];
}

/**
 * Notes what a message said of a dispute, and books its fees. One that is lost is a refund made at the gateway, by the
 * dispute's number: its money went back to the customer, and can't be returned again. Only a dispute that is won brings it
 * back.
 *
 * @param seen the refunds that the gateway reports: one of them can be the money of the dispute, and is booked already
 */
export async function applyDispute(
  tx: Database,
  row: PaymentRow,
  dispute: ReportedDispute,
  seen: readonly GatewayRefund[],
  now: Date,
): Promise<void> {
  const disputes = disputesOf(row.dispute);
  const stored = disputes.find(({ id: known }) => known === dispute.id);
  const isLate = stored !== undefined && isOlder(stored, dispute);
  const fees = await bookFees(tx, row, stored?.fees ?? [], dispute, now);
  const updated = withNewer(disputes, { ...(isLate ? stored : dispute), fees });
  await tx.update(payments).set({ dispute: updated }).where(isPayment(row));
  if (isLate) return;
  const { id, amount, state } = dispute;
  const recorded = await lockRefunds(tx, row);
  const booked = recorded.find(({ number }) => number === id);
  const settlement = settlements(disputesOf(updated), seen, recorded).get(id);
  const isSettled = recorded.some(({ number }) => number === settlement && number !== null);
  if (state === 'lost' && !booked && !isSettled) {
    await takeForeignRefund(tx, row, { id, amount, currency: row.currency, state: 'done' }, now);
  } else if (state === 'won' && booked) await takeBack(tx, row, booked, now);
}
