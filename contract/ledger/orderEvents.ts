import { feeOwed } from '../bookings/bookingFee';
import type { Minor } from '../money';
import { endedEarly, isFinal } from '../orders/statuses';
import { difference, type LedgerEntry, type LedgerTransaction, merged, reversed, sumOf } from './ledgerEntry';
import { type LedgerOrder, paidByCard } from './ledgerOrder';
import { orderResult, paymentFee, withPlatform } from './orderResult';

/** Where money goes or comes from: card payments to the platform, cash to the store or a delivery person. */
export type MoneyPlace = 'platform' | 'store_cash' | { provider_id: string };

/**
 * The entries for money that moves.
 *
 * @param atGateway the part of it that moves at the store's own gateway
 */
const moneyEntries = (place: MoneyPlace, amount: Minor, atGateway: Minor): LedgerEntry[] => [
  typeof place === 'string'
    ? { account: place, amount: amount - atGateway }
    : { account: 'provider_cash', ...place, amount: amount - atGateway },
  { account: 'gateway', amount: atGateway },
];

/**
 * A customer paid. Until the order ends, the money is owed to them. Paid afterwards, it settles what they owed, and its
 * payment fee is booked with it.
 *
 * @param atGateway the part of the payment that the store's own gateway took
 */
export function paymentTaken(
  before: LedgerOrder,
  after: LedgerOrder,
  place: MoneyPlace,
  atGateway: Minor = 0,
): LedgerTransaction {
  const amount = after.paid_amount - before.paid_amount;
  const hasFee = isFinal(before.order_status) && amount > atGateway;
  const fee = hasFee ? difference(paymentFee(before), paymentFee(after)) : [];
  const money = moneyEntries(place, 0 - amount, 0 - atGateway);
  const entries = [{ account: 'customers', amount } as const, ...money, ...withPlatform(fee)];
  // The fee of a booking is also the customer's until the booking ends. One that a card holds isn't paid in cash.
  const isHeld = place !== 'platform' && before.payment_status === 'authorized';
  const kind = !isHeld && feeOwed(before) > 0 && feeOwed(after) === 0 ? 'booking_fee' : 'payment';
  // What was paid so far only grows, so it tells an order's payments apart.
  return { kind, subject: `${after.id}/${after.paid_amount}`, entries: merged(entries) };
}

/** An order was completed: what it brought, taken from what its customer paid or owes. */
function orderCompleted(order: LedgerOrder): LedgerEntry[] {
  const result = merged([...orderResult(order), ...withPlatform(paymentFee(order))]);
  return merged([...result, { account: 'customers', amount: 0 - sumOf(result) }]);
}

/** An order was called off: its customer pays the charge, or owes it. */
function orderCalledOff(order: LedgerOrder): LedgerEntry[] {
  const charge = order.cancellation_charge;
  const kept = Math.min(charge, order.paid_amount - order.refunded);
  return merged([
    { account: 'cancellation_charges', amount: charge },
    { account: 'customers', amount: 0 - charge },
    ...(charge > 0 ? withPlatform(paymentFee(order, kept)) : []),
  ]);
}

/** Names the end of an order: one that was undone ends again. */
export const endSubject = ({ id, reopened = 0 }: Pick<LedgerOrder, 'id' | 'reopened'>): string =>
  reopened > 0 ? `${id}/${reopened}` : id;

/** An order ended. Called off without a charge, it leaves nothing to book. */
export const orderEnded = (order: LedgerOrder): LedgerTransaction => ({
  kind: 'order_end',
  subject: endSubject(order),
  entries: endedEarly(order.order_status) ? orderCalledOff(order) : orderCompleted(order),
});

/** Returns what a refund takes from an order's result. Before the end there is none; called off, there is only the charge. */
function resultOfRefund(before: LedgerOrder, after: LedgerOrder): LedgerEntry[] {
  if (!isFinal(before.order_status)) return [];
  if (endedEarly(before.order_status)) return [{ account: 'refunds', amount: before.refunded - after.refunded }];
  return difference(orderResult(before), orderResult(after));
}

/**
 * Money went back to a customer, by the refund's ID. What a refund of pieces takes off the amount still due isn't paid
 * back, but isn't earned either.
 *
 * @param atGateway the part that the store's own gateway returns
 */
export function refundMade(
  before: LedgerOrder,
  after: LedgerOrder,
  refundId: string,
  atGateway: Minor = 0,
): LedgerTransaction {
  const amount = after.refunded - before.refunded;
  const result = resultOfRefund(before, after);
  // Card payments are refunded before cash.
  const toCard = Math.max(atGateway, Math.min(amount, Math.max(0, paidByCard(before) - before.refunded)));
  const money =
    after.paid_by === 'card'
      ? moneyEntries('platform', amount, atGateway)
      : [...moneyEntries('platform', toCard, atGateway), ...moneyEntries('store_cash', amount - toCard, 0)];
  const entries = [...result, ...money];
  // The rest: taken from what is kept for the customer before the end, and from what they still owe after it.
  return {
    kind: 'refund',
    subject: refundId,
    entries: merged([...entries, { account: 'customers', amount: 0 - sumOf(entries) }]),
  };
}

/**
 * Reverses a refund at the store's own gateway, for example when a lost dispute is won on appeal. It books the opposite of what
 * the refund would book now, because the order may have ended since.
 */
export const refundTakenBack = (before: LedgerOrder, after: LedgerOrder, refundId: string): LedgerTransaction => ({
  kind: 'reversal',
  subject: refundId,
  entries: reversed(refundMade(after, before, refundId, before.refunded - after.refunded).entries),
});

/** Money that moves at the store's own gateway in a step of an order. */
export interface AtGateway {
  /** The amount that it had taken before. */
  before?: Minor;
  /** The parts of the step's payment and refund. */
  taken?: Minor;
  returned?: Minor;
}

/** A step of an order, from one state to the next. */
export interface OrderStep {
  before: LedgerOrder;
  after: LedgerOrder;
  /** The refund that was made in it, if any. */
  refundId?: string | undefined;
  /** Who took the cash of the handover: a delivery person, or `null` for the store. */
  cashWith?: string | null | undefined;
  atGateway?: AtGateway | undefined;
}

/**
 * Returns everything that a step of an order means for the ledger, in the order of its events: money taken, money
 * returned, and the end of the order.
 */
export function bookedStep({ refundId, cashWith = null, atGateway = {}, ...step }: OrderStep): LedgerTransaction[] {
  const { before: takenBefore = 0, taken = 0, returned } = atGateway;
  const before = { ...step.before, paid_at_gateway: takenBefore };
  const after = { ...step.after, paid_at_gateway: takenBefore + taken };
  const isEnd = !isFinal(before.order_status) && isFinal(after.order_status);
  // The end is an event of its own: until then, money is owed to the customer.
  const status = isEnd ? before.order_status : after.order_status;
  const open = { ...after, order_status: status };
  const isCash = after.paid_by === 'cash' && paidByCard(after) === paidByCard(before);
  const moneyAccount = !isCash ? 'platform' : cashWith === null ? 'store_cash' : { provider_id: cashWith };
  const transactions = [
    after.paid_amount > before.paid_amount && paymentTaken(before, open, moneyAccount, taken),
    refundId !== undefined && after.refunded > before.refunded && refundMade(before, open, refundId, returned),
    isEnd && orderEnded(after),
  ];
  return transactions.filter((one): one is LedgerTransaction => one !== false && one.entries.length > 0);
}

/** A fee for a dispute, by its number at the store's own gateway; below zero, one that was given back. */
export interface ChargedDisputeFee {
  gateway: string;
  id: string;
  amount: Minor;
}

/** The store's own gateway charged a fee for a dispute, or gave one back. The platform has no part in it. */
export const disputeFeeCharged = ({ gateway, id, amount }: ChargedDisputeFee): LedgerTransaction => ({
  kind: 'dispute_fee',
  subject: `${gateway}/${id}`,
  entries: [
    { account: 'dispute_fees', amount: 0 - amount },
    { account: 'gateway', amount },
  ],
});

/** Cash that a delivery person hands in. */
export const cashHandedIn = (id: string, provider_id: string, amount: Minor): LedgerTransaction => ({
  kind: 'cash_handover',
  subject: id,
  entries: [
    { account: 'provider_cash', provider_id, amount },
    { account: 'store_cash', amount: 0 - amount },
  ],
});

/**
 * Cash that a delivery person handed in, counted at closing. What is missing is the store's loss, and what is too much its
 * gain.
 */
export const cashClosed = (id: string, provider_id: string, expected: Minor, counted: Minor): LedgerTransaction => ({
  kind: 'cash_handover',
  subject: id,
  entries: merged([
    { account: 'provider_cash', provider_id, amount: expected },
    { account: 'store_cash', amount: 0 - counted },
    {
      account: 'adjustments',
      provider_id,
      amount: counted - expected,
      steps: [
        { key: 'before', amount: expected },
        { key: 'after', amount: counted },
      ],
    },
  ]),
});

/** A correction between platform and store: above zero in favour of the store. */
export const adjusted = (id: string, amount: Minor): LedgerTransaction => ({
  kind: 'adjustment',
  subject: id,
  entries: [
    { account: 'adjustments', amount },
    { account: 'platform', amount: 0 - amount },
  ],
});

/** The platform pays out to the store's bank account. */
export const paidOut = (id: string, amount: Minor): LedgerTransaction => ({
  kind: 'payout',
  subject: id,
  entries: [
    { account: 'platform', amount },
    { account: 'bank', amount: 0 - amount },
  ],
});

/**
 * The platform that a store comes from settles its balance with it. Here, it begins at 0.
 *
 * @param sum of the entries of `platform`
 */
export const settledElsewhere = (id: string, sum: Minor): LedgerTransaction => ({
  kind: 'adjustment',
  subject: id,
  entries: [
    { account: 'platform', amount: 0 - sum },
    { account: 'bank', amount: sum },
  ],
});

/** Takes a transaction back, such as a payout that the bank returned, or the charge of a no-show that was undone. */
export const takenBack = (id: string, entries: readonly LedgerEntry[]): LedgerTransaction => ({
  kind: 'reversal',
  subject: id,
  entries: reversed(entries),
});
