import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountAsAgreed } from '#contract/offers/evaluateOffer';
import type { AgreedOffer } from '#contract/offers/offerTerms';
import { type PlannedLine, type PlannedOrder, planChange } from '#contract/orders/changePlan';
import { defaultOrderRules } from '#contract/orders/orderRules';
import {
  amountGoneBack,
  amountOfPieces,
  deliveryDiscount,
  paymentStatusOf,
  refundable,
  refundablePieces,
} from '#contract/orders/refunds';
import { endings, settlementOf } from '#contract/orders/settlement';
import { orderStatus, orderStatuses } from '#contract/orders/statuses';
import { lineTotal, totalsOfLines } from '#contract/orders/totals';

const modifier = fc.record({
  modifier_group_id: fc.constantFrom('size', 'extra'),
  modifier_id: fc.constantFrom('a', 'b', 'c'),
  quantity: fc.integer({ min: 1, max: 3 }),
  unit_price: fc.integer({ min: 0, max: 500 }),
});

const lineWith = (line: number) =>
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unit_price: fc.integer({ min: 0, max: 5_000 }),
      tax_rate: fc.constantFrom(0, 5.5, 7, 8.875, 10, 20),
      modifiers: fc.array(modifier, { maxLength: 2 }),
    })
    .chain((made) =>
      fc.integer({ min: 0, max: made.quantity }).map(
        (refunded_quantity): PlannedLine => ({
          line,
          item_id: `item ${line}`,
          refunded_quantity,
          total: lineTotal(made),
          ...made,
        }),
      ),
    );

const linesFrom = (first: number) =>
  fc
    .integer({ min: 1, max: 5 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => lineWith(first + i))));

/** Takes something off every line, or off the fee; some ask for more than a small order has. */
const agreedOffer: fc.Arbitrary<AgreedOffer> = fc.record({
  _id: fc.constant('offer'),
  name: fc.constant(['Offer']),
  promo_code: fc.constant('OFFER'),
  type: fc.constantFrom('percentage', 'absolute'),
  value: fc.integer({ min: 1, max: 100 }),
  promo_for: fc.constantFrom('order', 'delivery', 'item'),
  promo_apply_on: fc.subarray(['item 0', 'item 1', 'item 2', 'item 100']),
  min_order_amount: fc.option(fc.integer({ min: 0, max: 20_000 })),
  max_discount: fc.option(fc.integer({ min: 0, max: 2_000 })),
  min_items: fc.option(fc.integer({ min: 1, max: 9 })),
  budget_left: fc.option(fc.integer({ min: 0, max: 2_000 })),
});

/** An order whose sums are right, paid or not, with refunds that are right too. */
const anOrder = fc
  .record({
    items: linesFrom(0),
    tax_included: fc.boolean(),
    delivery_fee: fc.integer({ min: 0, max: 600 }),
    tip_amount: fc.integer({ min: 0, max: 300 }),
    promo: fc.option(agreedOffer),
    isPaid: fc.boolean(),
    backShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ isPaid, backShare, ...order }): PlannedOrder<PlannedLine> & { discount: number } => {
    const { delivery_fee, tip_amount, promo } = order;
    const off = promo ? discountAsAgreed(promo, { lines: order.items, delivery_fee }) : undefined;
    const items = order.items.map((line, index) => ({ ...line, discount: off?.lines[index] }));
    const { total, discount } = totalsOfLines(items, order.tax_included, { delivery_fee, tip_amount, discount: off });
    const paid_amount = isPaid ? total : 0;
    return { ...order, items, discount, total, paid_amount, refunded: Math.floor(paid_amount * backShare) };
  });

const change = anOrder.chain((order) =>
  fc
    .record({
      kept: fc.tuple(...order.items.map(() => fc.integer({ min: 0, max: 9 }))),
      added: fc.array(lineWith(100), { maxLength: 1 }),
    })
    .map(({ kept, added }) => ({
      order,
      lines: [
        ...order.items.flatMap((item, index) => {
          const quantity = kept[index] ?? 0;
          return quantity === 0 ? [] : [{ ...item, quantity, total: lineTotal({ ...item, quantity }) }];
        }),
        ...added.map((line) => ({ ...line, refunded_quantity: 0 })),
      ],
    })),
);

describe('money that goes back', () => {
  it('is at most what all the goods cost, and all of that for all of them', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const goods = order.total - order.tip_amount - order.delivery_fee + deliveryDiscount(order);
        const left = order.items.map((item) => ({ line: item.line, quantity: refundablePieces(item) }));
        expect(amountOfPieces(left, order) + amountGoneBack(order)).toBe(goods);
        for (const pieces of left) {
          const amount = amountOfPieces([pieces], order);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(goods);
        }
      }),
    );
  });

  it('comes to the same in whichever steps it goes back', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        let now = order;
        let back = 0;
        for (const [index, item] of order.items.entries()) {
          for (let piece = item.refunded_quantity; piece < item.quantity; piece += 1) {
            back += amountOfPieces([{ line: item.line, quantity: 1 }], now);
            now = { ...now, items: now.items.with(index, { ...item, refunded_quantity: piece + 1 }) };
          }
        }
        const left = order.items.map((item) => ({ line: item.line, quantity: refundablePieces(item) }));
        expect(back).toBe(amountOfPieces(left, order));
      }),
    );
  });

  it('grows with each piece more', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        for (const item of order.items) {
          const { line } = item;
          const length = refundablePieces(item);
          const steps = Array.from({ length }, (_, i) => amountOfPieces([{ line, quantity: i + 1 }], order));
          expect(steps).toEqual([...steps].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('is never more than was paid, however many refunds follow each other', () => {
    fc.assert(
      fc.property(anOrder, fc.array(fc.integer({ min: 1, max: 4_000 })), (order, wishes) => {
        const paid_amount = order.paid_amount ?? 0;
        let refunded = order.refunded ?? 0;
        for (const wish of wishes) {
          refunded += Math.min(wish, refundable({ paid_amount, refunded }));
          expect(refunded).toBeLessThanOrEqual(paid_amount);
          const status = paymentStatusOf({ paid_amount, refunded });
          expect(status === 'refunded').toBe(refunded > 0 && refunded === paid_amount);
        }
      }),
    );
  });
});

describe('a change of the lines', () => {
  it('comes to what its lines come to: never below nothing, no discount larger than its line', () => {
    fc.assert(
      fc.property(change, ({ order, lines }) => {
        const plan = planChange(order, lines);
        const { delivery_fee, tip_amount, tax_included } = order;
        const off = { lines: plan.items.map(({ discount = 0 }) => discount), delivery: deliveryDiscount(plan) };
        for (const [index, { total }] of plan.items.entries()) expect(off.lines[index]).toBeLessThanOrEqual(total);
        expect(off.delivery).toBeGreaterThanOrEqual(0);
        expect(off.delivery).toBeLessThanOrEqual(delivery_fee);
        const { subtotal, tax, discount, total } = totalsOfLines(plan.items, tax_included, {
          delivery_fee,
          tip_amount,
          discount: off,
        });
        expect(plan).toMatchObject({ subtotal, tax, discount, total });
        expect(plan.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives back or charges, never both, and never gives back more than is left', () => {
    fc.assert(
      fc.property(change, ({ order, lines }) => {
        const plan = planChange(order, lines);
        expect(Math.min(plan.refund, plan.extra_charge)).toBe(0);
        expect(plan.refund).toBeGreaterThanOrEqual(0);
        expect(plan.refund).toBeLessThanOrEqual(refundable(order));
        if (!order.paid_amount) expect([plan.refund, plan.extra_charge]).toEqual([0, 0]);
      }),
    );
  });

  it('leaves paid what the order comes to, but for the pieces that went back', () => {
    fc.assert(
      fc.property(change, ({ order, lines }) => {
        const paid_amount = order.total;
        const refunded = amountGoneBack(order);
        const plan = planChange({ ...order, paid_amount, refunded }, lines);
        const is = { items: plan.items, tax_included: order.tax_included };
        if (paid_amount === 0) return;
        expect(paid_amount + plan.extra_charge - refunded - plan.refund).toBe(plan.total - amountGoneBack(is));
      }),
    );
  });

  it('gives nothing back of what no one has paid yet: that is taken off first', () => {
    fc.assert(
      fc.property(change, fc.double({ min: 0, max: 1, noNaN: true }), ({ order, lines }, share) => {
        const refunded = amountGoneBack(order);
        const extra_due = Math.floor((order.total - refunded) * share);
        const paid_amount = order.total - extra_due;
        if (paid_amount === 0) return;
        const plan = planChange({ ...order, paid_amount, refunded, extra_due }, lines);
        const is = { items: plan.items, tax_included: order.tax_included };
        expect(Math.min(plan.refund, plan.extra_due)).toBe(0);
        expect(paid_amount + plan.extra_due - refunded - plan.refund).toBe(plan.total - amountGoneBack(is));
      }),
    );
  });

  it('of an order of which nothing went back returns exactly the difference', () => {
    fc.assert(
      fc.property(change, ({ order, lines }) => {
        const untouched = {
          ...order,
          refunded: 0,
          items: order.items.map((item) => ({ ...item, refunded_quantity: 0 })),
        };
        const plan = planChange(untouched, lines);
        if (order.paid_amount) expect(plan.extra_charge - plan.refund).toBe(plan.total - order.total);
      }),
    );
  });

  it('leaves no line with more pieces given back than it has', () => {
    fc.assert(
      fc.property(change, ({ order, lines }) => {
        for (const item of planChange(order, lines).items) {
          expect(item.refunded_quantity).toBeGreaterThanOrEqual(0);
          expect(refundablePieces(item)).toBe(item.quantity - item.refunded_quantity);
        }
      }),
    );
  });

  it('that changes nothing is none', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const plan = planChange(order, order.items);
        expect(plan.lines).toEqual([]);
        expect([plan.total, plan.refund, plan.extra_charge]).toEqual([order.total, 0, 0]);
      }),
    );
  });
});

describe('an ending', () => {
  const now = new Date();

  it('charges nothing for a payment that was refunded as a whole', () => {
    const order = { total: 2_000, delivery_fee: 0, paid_amount: 2_000, refunded: 2_000 };
    const rules = { ...defaultOrderRules, cancel_within: 5, cancellation_charge: 300 };
    expect(settlementOf('customer_asked', orderStatus.ACCEPTED, order, rules, now)).toEqual({ charge: 0, refund: 0 });
  });

  it('costs the customer nothing where the store ends it, and never gives back more than is left', () => {
    fc.assert(
      fc.property(
        anOrder,
        fc.constantFrom(...endings),
        fc.constantFrom(...orderStatuses),
        fc.nat(5_000),
        (order, ending, from, charge) => {
          const rules = { ...defaultOrderRules, cancel_within: 5, cancellation_charge: charge };
          const settled = settlementOf(ending, from, order, rules, now);
          const left = refundable(order);
          expect(settled.refund).toBe(Math.max(0, left - settled.charge));
          if (ending === 'cancel' || ending === 'reject') expect(settled).toEqual({ charge: 0, refund: left });
          const agreed = Math.min(charge, Math.max(0, order.total));
          const borne = (order.paid_amount ?? 0) > 0 ? Math.min(agreed, left) : agreed;
          if (ending === 'no_show') expect(settled.charge).toBe(borne);
          if (ending === 'customer_cancel' || ending === 'customer_asked')
            expect(settled.charge).toBe(from === 1 ? 0 : borne);
        },
      ),
    );
  });
});
