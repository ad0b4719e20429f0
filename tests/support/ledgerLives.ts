import fc from 'fast-check';
import type { LedgerTransaction } from '#contract/ledger/ledgerEntry';
import type { LedgerOrder } from '#contract/ledger/ledgerOrder';
import { bookedStep, disputeFeeCharged } from '#contract/ledger/orderEvents';
import type { PastDisputeFee, PastOrder, PastPayment, PastRefund } from '#contract/ledger/pastOrder';
import type { CommissionTerms } from '#contract/ledger/terms';
import { discountAsAgreed } from '#contract/offers/evaluateOffer';
import type { AgreedOffer } from '#contract/offers/offerTerms';
import { amountDueOf, cardDueOf } from '#contract/orders/amountDueOf';
import type { CancellationPolicy } from '#contract/orders/cancellation';
import { type PlannedLine, planChange } from '#contract/orders/changePlan';
import {
  amountOfPieces,
  type Pieces,
  paymentStatusOf,
  refundable,
  refundablePieces,
  unpaidStatus,
} from '#contract/orders/refunds';
import { type Ending, settlementOf } from '#contract/orders/settlement';
import { isFinal, orderStatus } from '#contract/orders/statuses';
import { lineTotal, totalsOfLines } from '#contract/orders/totals';

/** An order as lives have it: with everything that changes of its lines need. */
export interface LivingOrder extends Omit<LedgerOrder, 'items' | 'promo'> {
  items: readonly PlannedLine[];
  promo: AgreedOffer | null;
  subtotal: number;
}

/** Terms that cost nothing. */
export const noTerms: CommissionTerms = {
  ...{ _id: 'terms', first_day: '2026-01-01' },
  ...{ delivery: { percent: 0, amount: 0 }, pickup: { percent: 0, amount: 0 }, table: { percent: 0, amount: 0 } },
  ...{ with_tax: false, with_delivery_fee: false, with_tip: false, commission_tax: 0, is_returned_on_refund: true },
  payment_fee: { percent: 0, amount: 0 },
};

/** One piece of something without modifiers. */
export const theLine = (line: Partial<PlannedLine>): PlannedLine => {
  const made = { line: 0, item_id: 'item 0', quantity: 1, unit_price: 0, tax_rate: 0, modifiers: [], ...line };
  return { refunded_quantity: 0, ...made, total: lineTotal(made) };
};

interface Given extends Partial<Omit<LivingOrder, 'items'>> {
  items: readonly PlannedLine[];
  isPaid: boolean;
}

/** An order whose sums are right, paid or not. */
export function anOrder({ items: lines, isPaid, ...given }: Given): LivingOrder {
  const { delivery_fee = 0, tip_amount = 0, promo = null, tax_included = true, booking_fee } = given;
  const discount = promo ? discountAsAgreed(promo, { lines, delivery_fee }) : undefined;
  const items = lines.map((line, index) => ({ ...line, discount: discount?.lines[index] }));
  const { lines: _lines, ...sums } = totalsOfLines(items, tax_included, {
    ...{ delivery_fee, tip_amount, discount, booking_fee },
  });
  return {
    ...({ id: 'order', order_type: 'pickup', order_status: orderStatus.ACCEPTED, paid_by: 'card' } as const),
    ...{ refunded: 0, extra_due: 0, cancellation_charge: 0, provider_id: null, provider_rule: null },
    commission_terms: null,
    ...given,
    ...sums,
    ...{ items, promo },
    payment_status: isPaid ? 'paid' : unpaidStatus(sums.total),
    paid_amount: isPaid ? sums.total : 0,
  };
}

const rate = fc.record({ percent: fc.constantFrom(0, 2.9, 12.5, 30), amount: fc.constantFrom(0, 30) });
const someTerms: fc.Arbitrary<CommissionTerms> = fc.record({
  ...{ _id: fc.constant('terms'), first_day: fc.constant('2026-01-01') },
  ...{ delivery: rate, pickup: rate, table: rate, payment_fee: rate },
  ...{ with_tax: fc.boolean(), with_delivery_fee: fc.boolean(), with_tip: fc.boolean() },
  ...{ commission_tax: fc.constantFrom(0, 19), is_returned_on_refund: fc.boolean() },
});

const lineOf = (line: number): fc.Arbitrary<PlannedLine> =>
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 5 }),
      unit_price: fc.integer({ min: 0, max: 3_000 }),
      tax_rate: fc.constantFrom(0, 7, 8.875, 19),
    })
    .map((made) => theLine({ line, item_id: `item ${line}`, ...made }));

const someLines = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, line) => lineOf(line))));

const someOffer: fc.Arbitrary<AgreedOffer> = fc.record({
  ...{ _id: fc.constant('offer'), name: fc.constant(['Offer']), promo_code: fc.constant('OFFER') },
  type: fc.constantFrom('percentage', 'absolute'),
  value: fc.integer({ min: 1, max: 100 }),
  promo_for: fc.constantFrom('order', 'delivery', 'item'),
  promo_apply_on: fc.subarray(['item 0', 'item 1']),
  ...{ min_order_amount: fc.constant(null), max_discount: fc.constant(null), min_items: fc.constant(null) },
  budget_left: fc.option(fc.integer({ min: 0, max: 2_000 })),
  funded_by_platform: fc.constantFrom(0, 33.333, 50, 100),
});

const someOrder = fc
  .record({
    items: someLines,
    isPaid: fc.boolean(),
    paid_by: fc.constantFrom('card' as const, 'cash' as const),
    order_type: fc.constantFrom('delivery' as const, 'pickup' as const, 'table' as const),
    tax_included: fc.boolean(),
    fee: fc.integer({ min: 0, max: 600 }),
    booking_fee: fc.option(
      fc.record({
        amount: fc.integer({ min: 1, max: 4_000 }),
        ...{ per: fc.constant('booking' as const), is_off_the_bill: fc.boolean() },
        tax_rate: fc.constantFrom(undefined, 7, 19, 21),
      }),
    ),
    tip_amount: fc.integer({ min: 0, max: 300 }),
    promo: fc.option(someOffer),
    commission_terms: fc.option(someTerms),
    provider_rule: fc.option(
      fc.record({
        type: fc.constantFrom('fee_and_tips' as const, 'fixed' as const, 'percentage' as const),
        ...{ amount: fc.integer({ min: 0, max: 500 }), percent: fc.constantFrom(0, 50, 80.5) },
      }),
    ),
  })
  .map(({ fee, booking_fee, ...order }) => {
    const isDelivery = order.order_type === 'delivery';
    const booked = order.order_type === 'table' ? { booking_fee } : {};
    return anOrder({
      ...order,
      ...booked,
      delivery_fee: isDelivery ? fee : 0,
      provider_id: isDelivery ? 'provider' : null,
    });
  });

type Step =
  /** A fee of the gateway for a dispute; below zero, one that it gives back. */
  | { do: 'dispute'; fee: number }
  | { do: 'pay' }
  | { do: 'refund'; pieces: readonly number[] }
  | { do: 'give'; share: number }
  | { do: 'change'; quantities: readonly number[] }
  | { do: 'complete' }
  | { do: 'call off'; ending: Ending };

const quantities = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 });
const someStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(1_500, -1_500).map((fee): Step => ({ do: 'dispute', fee })) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'pay' }) },
  { weight: 4, arbitrary: quantities.map((pieces): Step => ({ do: 'refund', pieces })) },
  { weight: 2, arbitrary: fc.constantFrom(0.1, 0.5, 1).map((share): Step => ({ do: 'give', share })) },
  { weight: 3, arbitrary: quantities.map((all): Step => ({ do: 'change', quantities: all })) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'complete' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('customer_cancel' as const, 'cancel' as const, 'customer_asked' as const)
      .map((ending): Step => ({ do: 'call off', ending })),
  },
);

export const aLife = fc.record({ order: someOrder, steps: fc.array(someStep, { minLength: 2, maxLength: 9 }) });
type Life = typeof aLife extends fc.Arbitrary<infer Value> ? Value : never;

const policy: CancellationPolicy = {
  ...({
    cancel_until: 5,
    cancel_within: 60,
    cancellation_type: 'with_order',
    cancellation_mode: 'percentage',
  } as const),
  ...{ cancellation_charge: 0, cancellation_percent: 25, cancellation_above: 500 },
};

/** The result of a step: the order afterwards, and the refund that it makes. */
interface Done {
  order: LivingOrder;
  refund?: { kind: PastRefund['kind']; lines: readonly Pieces[] };
}

const withStatus = (order: LivingOrder): LivingOrder => ({ ...order, payment_status: paymentStatusOf(order) });

function refundPieces(order: LivingOrder, pieces: readonly number[]): Done | null {
  const lines = order.items.flatMap((item, index) => {
    const quantity = Math.min(refundablePieces(item), pieces[index] ?? 0);
    return quantity > 0 ? [{ line: item.line, quantity }] : [];
  });
  const cost = amountOfPieces(lines, order);
  const amount = Math.min(refundable(order), cost);
  if (amount === 0) return null;
  const extra_due = Math.max(0, order.extra_due - (cost - amount));
  const items = order.items.map((item) => ({
    ...item,
    refunded_quantity: item.refunded_quantity + (lines.find(({ line }) => line === item.line)?.quantity ?? 0),
  }));
  const refunded = order.refunded + amount;
  return { order: withStatus({ ...order, items, extra_due, refunded }), refund: { kind: 'refund', lines } };
}

function change(order: LivingOrder, quantitiesOf: readonly number[]): Done {
  const kept = order.items.flatMap((item, index) => {
    const quantity = quantitiesOf[index] ?? item.quantity;
    return quantity === 0 ? [] : [{ ...item, quantity, total: lineTotal({ ...item, quantity }) }];
  });
  const { lines: _lines, refund, extra_charge: _charge, ...plan } = planChange(order, kept);
  const changed = { ...order, ...plan, refunded: order.refunded + refund };
  const paid = order.paid_amount > 0 ? withStatus(changed) : { ...changed, payment_status: unpaidStatus(plan.total) };
  return { order: paid, ...(refund > 0 && { refund: { kind: 'change' as const, lines: [] } }) };
}

function callOff(order: LivingOrder, ending: Ending): Done {
  const { charge, refund } = settlementOf(ending, order.order_status, order, policy, new Date());
  const ended = {
    ...{ ...order, order_status: orderStatus.CANCELLED_BY_STORE, cancellation_charge: charge },
    ...{ extra_due: 0, refunded: order.refunded + refund },
  };
  return { order: ended, ...(refund > 0 && { refund: { kind: 'cancellation' as const, lines: [] } }) };
}

function paidInFull(order: LivingOrder): LivingOrder {
  return withStatus({ ...order, paid_amount: order.paid_amount + amountDueOf(order), extra_due: 0 });
}

function paidByCard(order: LivingOrder, amount: number): LivingOrder {
  const extra_due = Math.max(0, amountDueOf(order) - amount);
  const card_paid = order.paid_by === 'cash' ? (order.card_paid ?? 0) + amount : 0;
  return withStatus({ ...order, paid_amount: order.paid_amount + amount, extra_due, card_paid });
}

/** Carries a step out as the server would; `null` if it can't be done, or does nothing. */
function done(order: LivingOrder, step: Exclude<Step, { do: 'dispute' }>): Done | null {
  const isEnded = isFinal(order.order_status);
  switch (step.do) {
    case 'pay':
      return cardDueOf(order) > 0 ? { order: paidByCard(order, cardDueOf(order)) } : null;
    case 'refund':
      return refundPieces(order, step.pieces);
    case 'give': {
      const amount = Math.floor(refundable(order) * step.share);
      const given = withStatus({ ...order, refunded: order.refunded + amount });
      return amount > 0 ? { order: given, refund: { kind: 'refund', lines: [] } } : null;
    }
    case 'change':
      return isEnded ? null : change(order, step.quantities);
    case 'complete': {
      if (isEnded) return null;
      const isCash = order.paid_by === 'cash' && order.payment_status === 'pending';
      return { order: { ...(isCash ? paidInFull(order) : order), order_status: orderStatus.COMPLETED } };
    }
    case 'call off':
      return isEnded ? null : callOff(order, step.ending);
  }
}

/** Lives a life: the order at its end, what was booked, and what is known of it afterwards. */
export function liveThrough({ order: placed, steps }: Life) {
  const transactions: LedgerTransaction[] = [];
  const refunds: PastRefund[] = [];
  const payments: PastPayment[] = [];
  const disputeFees: PastDisputeFee[] = [];
  let [order, ended_at, hasForgiven, owedAtEnd] = [placed, null as string | null, false, 0];
  const unpaid = { ...placed, paid_amount: 0, payment_status: 'pending' };
  transactions.push(...bookedStep({ before: unpaid, after: placed }));
  for (const [index, step] of steps.entries()) {
    const at = `2026-01-01T00:00:${String(index + 1).padStart(2, '0')}.000Z`;
    if (step.do === 'dispute') {
      const fee = { gateway: 'stripe', id: `txn ${index}`, amount: step.fee };
      transactions.push(disputeFeeCharged(fee));
      disputeFees.push({ ...fee, at });
      continue;
    }
    const result = done(order, step);
    if (!result) continue;
    const { order: after, refund } = result;
    const refundId = refund && `refund ${index}`;
    transactions.push(...bookedStep({ before: order, after, refundId }));
    if (refund && refundId) refunds.push({ id: refundId, at, amount: after.refunded - order.refunded, ...refund });
    if (step.do === 'pay') payments.push({ at, amount: after.paid_amount - order.paid_amount });
    if (step.do === 'refund' && after.extra_due !== order.extra_due) hasForgiven = true;
    if (!isFinal(order.order_status) && isFinal(after.order_status)) {
      ended_at = at;
      owedAtEnd = after.cancellation_charge - Math.min(after.cancellation_charge, after.paid_amount - after.refunded);
    }
    order = after;
  }
  const past: PastOrder = { order, created_at: '2026-01-01T00:00:00.000Z', ended_at, refunds, payments, disputeFees };
  const disputeFee = disputeFees.reduce((sum, { amount }) => sum + amount, 0);
  return { order, transactions, past, hasForgiven, owedAtEnd, disputeFee };
}
