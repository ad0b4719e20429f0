import type { Minor } from '../money';
import type { Pieces } from '../orders/refunds';
import { isFinal, orderStatus } from '../orders/statuses';
import type { LedgerTransaction } from './ledgerEntry';
import type { LedgerOrder } from './ledgerOrder';
import { bookedStep, type ChargedDisputeFee, disputeFeeCharged } from './orderEvents';

/** A refund as it was written. Instants are ISO 8601. */
export interface PastRefund {
  id: string;
  kind: 'refund' | 'change' | 'cancellation' | 'gateway';
  amount: Minor;
  at: string;
  lines: readonly Pieces[];
}

/** A card payment that was reported after the order was placed. */
export interface PastPayment {
  amount: Minor;
  at: string;
}

/** A fee of a dispute, with the time at which it was noted. */
export interface PastDisputeFee extends ChargedDisputeFee {
  at: string;
}

/** An order with its times, and everything that is known of its money. */
export interface PastOrder {
  order: LedgerOrder;
  created_at: string;
  ended_at: string | null;
  /** Oldest first, both. */
  refunds: readonly PastRefund[];
  payments: readonly PastPayment[];
  disputeFees?: readonly PastDisputeFee[] | undefined;
}

/** An event of the past, with its time. */
export interface PastTransaction extends LedgerTransaction {
  at: string;
  /** The refund that it comes from, if any. */
  refundId?: string | undefined;
}

type Happened =
  | { at: string; payment: Minor }
  | { at: string; refund: PastRefund }
  /** The order ended; its cash may have been taken with it. */
  | { at: string; end: true; cash: Minor };

/** Whether a refund was made after the end of its order. Those of changes and cancellations never are. */
const isAfterEnd = ({ kind, at }: PastRefund, ended_at: string | null): boolean =>
  (kind === 'refund' || kind === 'gateway') && ended_at !== null && at > ended_at;

const sumOfAmounts = (all: readonly { amount: Minor }[]): Minor => all.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The events of an order's money in the order in which they happened. What was paid besides the reported payments was paid
 * when the order was placed, or by cash at the handover.
 */
function happened({ order, created_at, ended_at, refunds, payments }: PastOrder): Happened[] {
  const first = order.paid_amount - sumOfAmounts(payments);
  const isAtHandover = order.paid_by === 'cash' && order.order_status === orderStatus.COMPLETED;
  const before = refunds.filter((refund) => !isAfterEnd(refund, ended_at));
  const isLate = ({ at }: PastPayment) => ended_at !== null && at > ended_at;
  const early: Happened[] = [
    ...payments.filter((payment) => !isLate(payment)).map(({ at, amount }) => ({ at, payment: amount })),
    ...before.map((refund) => ({ at: refund.at, refund })),
  ];
  const late: Happened[] = [
    ...payments.filter(isLate).map(({ at, amount }) => ({ at, payment: amount })),
    ...refunds.filter((refund) => isAfterEnd(refund, ended_at)).map((refund) => ({ at: refund.at, refund })),
  ];
  const inTime = (all: Happened[]) => all.sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
  return [
    ...(first > 0 && !isAtHandover ? [{ at: created_at, payment: first }] : []),
    ...inTime(early),
    ...(ended_at === null ? [] : [{ at: ended_at, end: true as const, cash: isAtHandover ? first : 0 }]),
    ...inTime(late),
  ];
}

/** An order's lines with more pieces refunded, or fewer. */
const withPieces = (items: LedgerOrder['items'], lines: readonly Pieces[], sign: 1 | -1): LedgerOrder['items'] =>
  items.map((item) => {
    const pieces = lines.filter(({ line }) => line === item.line).reduce((sum, { quantity }) => sum + quantity, 0);
    const refunded_quantity = Math.min(item.quantity, Math.max(0, item.refunded_quantity + sign * pieces));
    return { ...item, refunded_quantity };
  });

/** The order as it was before anything was paid. What later payments settled was due until then. */
function atFirst({ order, ended_at, refunds, payments }: PastOrder): LedgerOrder {
  const late = refunds.filter((refund) => isAfterEnd(refund, ended_at)).flatMap(({ lines }) => lines);
  const paidLate = payments.filter(({ at }) => ended_at !== null && at > ended_at);
  return {
    ...order,
    order_status: isFinal(order.order_status) ? orderStatus.ACCEPTED : order.order_status,
    items: withPieces(order.items, late, -1),
    paid_amount: 0,
    refunded: 0,
    extra_due: order.extra_due + sumOfAmounts(paidLate),
  };
}

/** The next state of an order. */
function next(state: LedgerOrder, order: LedgerOrder, event: Happened): LedgerOrder {
  const isEnded = isFinal(state.order_status);
  if ('payment' in event) {
    // What is paid after the end settles an amount that was due at the end.
    const settled = isEnded ? event.payment : 0;
    const extra_due = Math.max(0, state.extra_due - settled);
    return { ...state, paid_amount: state.paid_amount + event.payment, extra_due };
  }
  if ('refund' in event) {
    const { amount, lines } = event.refund;
    const items = isEnded ? withPieces(state.items, lines, 1) : state.items;
    return { ...state, items, refunded: state.refunded + amount };
  }
  const paid_amount = state.paid_amount + event.cash;
  return { ...state, paid_amount, order_status: order.order_status };
}

/** Nothing was paid yet, so all of it is due; or else only what changes added. */
const withStatus = (state: LedgerOrder): LedgerOrder => ({
  ...state,
  payment_status: state.paid_amount === 0 && state.total > 0 ? 'pending' : 'paid',
  extra_due: state.paid_amount === 0 ? 0 : state.extra_due,
});

/** Orders of older versions can have more returned than their refunds say. The rest went back by their end. */
function withAllRefunds(past: PastOrder): PastOrder {
  const { order, created_at, ended_at, refunds } = past;
  const amount = order.refunded - sumOfAmounts(refunds);
  if (amount <= 0) return past;
  const rest: PastRefund = { id: order.id, kind: 'change', amount, at: ended_at ?? created_at, lines: [] };
  return { ...past, refunds: [...refunds, rest] };
}

/**
 * Returns the ledger's transactions of an order that was placed before the ledger existed: the same that its steps would
 * have written, as far as they can still be known. What a refund after the end took off an amount still due isn't.
 *
 * @param cashWith who took the cash of the handover: a delivery person, or `null` for the store
 */
export function pastTransactions(written: PastOrder, cashWith: string | null): PastTransaction[] {
  const past = withAllRefunds(written);
  let state = atFirst(past);
  const transactions: PastTransaction[] = [];
  for (const event of happened(past)) {
    const before = withStatus(state);
    state = next(state, past.order, event);
    const refundId = 'refund' in event ? event.refund.id : undefined;
    const step = bookedStep({ before, after: withStatus(state), refundId, cashWith });
    transactions.push(...step.map((transaction) => ({ ...transaction, at: event.at, refundId })));
  }
  const ofDisputes = (past.disputeFees ?? []).map((fee) => ({ ...disputeFeeCharged(fee), at: fee.at }));
  return [...transactions, ...ofDisputes];
}
