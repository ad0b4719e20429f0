import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { discountOf, isForLine, type OfferLine, splitOver } from '#contract/offers/discount';
import { evaluateOffer, type OfferBasket } from '#contract/offers/evaluateOffer';
import { offerState } from '#contract/offers/offerState';
import type { Offer, OfferTerms } from '#contract/offers/offerTerms';
import { isWithinRecursion, nextOccurrences } from '#contract/offers/recursion';
import { totalsOfLines } from '#contract/orders/totals';

const amount = fc.integer({ min: 0, max: 200_000 });
const line: fc.Arbitrary<OfferLine> = fc.record({
  item_id: fc.uuid(),
  sub_category_id: fc.constantFrom('pizza', 'drinks', undefined),
  quantity: fc.integer({ min: 1, max: 9 }),
  total: amount,
});
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ({ item_id }) => item_id });
const basket = fc.record({ lines, delivery_fee: fc.integer({ min: 0, max: 2_000 }) });
const terms: fc.Arbitrary<OfferTerms> = fc
  .oneof(
    fc.record({
      type: fc.constant('percentage' as const),
      value: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
    }),
    fc.record({ type: fc.constant('absolute' as const), value: fc.integer({ min: 1, max: 300_000 }) }),
  )
  .chain(({ type, value }) =>
    fc.record({
      promo_code: fc.constant('CODE'),
      type: fc.constant(type),
      value: fc.constant(value),
      promo_for: fc.constantFrom('order' as const, 'delivery' as const, 'sub_category' as const),
      promo_apply_on: fc.constant(['pizza']),
      min_order_amount: fc.constant(null),
      max_discount: fc.option(fc.integer({ min: 0, max: 5_000 })),
      min_items: fc.constant(null),
    }),
  );
const sum = (amounts: readonly number[]) => amounts.reduce((whole, one) => whole + one, 0);

describe('a discount', () => {
  it('is exact to the minor unit: the lines’ shares add up to it, and none is more than its line', () => {
    fc.assert(
      fc.property(terms, basket, (offer, order) => {
        const discount = discountOf(offer, order);
        expect(sum(discount.lines) + discount.delivery).toBe(discount.total);
        expect(discount.total).toBeGreaterThanOrEqual(0);
        expect(discount.total).toBeLessThanOrEqual(offer.max_discount ?? Number.POSITIVE_INFINITY);
        expect(discount.delivery).toBeLessThanOrEqual(offer.promo_for === 'delivery' ? order.delivery_fee : 0);
        for (const [index, share] of discount.lines.entries()) {
          const own = order.lines[index] as OfferLine;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(isForLine(offer, own) ? own.total : 0);
        }
      }),
    );
  });

  it('is the same for each line in whatever order the lines stand', () => {
    const shuffled = basket.chain((order) =>
      fc.tuple(fc.constant(order), fc.shuffledSubarray([...order.lines], { minLength: order.lines.length })),
    );
    fc.assert(
      fc.property(terms, shuffled, (offer, [order, others]) => {
        const byItem = (of: readonly OfferLine[]) => {
          const { lines: shares } = discountOf(offer, { ...order, lines: of });
          return Object.fromEntries(of.map(({ item_id }, index) => [item_id, shares[index]]));
        };
        expect(byItem(others)).toEqual(byItem(order.lines));
      }),
    );
  });

  it('never makes an order cost less than nothing, and a percentage is that part of what it is for', () => {
    fc.assert(
      fc.property(terms, basket, fc.boolean(), (offer, order, is_tax_included) => {
        const sold = order.lines.map((one) => ({
          quantity: 1,
          unit_price: one.total,
          tax_rate: 19,
          modifiers: [],
        }));
        const discount = discountOf(offer, order);
        const { total } = totalsOfLines(sold, is_tax_included, { delivery_fee: order.delivery_fee, discount });
        expect(total).toBeGreaterThanOrEqual(0);
        if (offer.type === 'absolute' || offer.max_discount !== null) return;
        const base =
          offer.promo_for === 'delivery'
            ? order.delivery_fee
            : sum(order.lines.filter((one) => isForLine(offer, one)).map((one) => one.total));
        expect(Math.abs(discount.total - (base * offer.value) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('ends with the budget', () => {
    fc.assert(
      fc.property(terms, basket, amount, (offer, order, left) => {
        expect(discountOf(offer, order, left).total).toBe(Math.min(left, discountOf(offer, order).total));
      }),
    );
  });

  test.each([
    // 10.00 over 3.33 + 3.33 + 3.34: the largest line lost least.
    [100, [333, 333, 334], [33, 33, 34]],
    [1, [100, 100], [1, 0]],
    [5, [0, 0], [0, 0]],
    [50, [30, 10], [30, 10]],
  ])('of %i over %j is %j', (off, totals, shares) => {
    expect(
      splitOver(
        off,
        totals.map((total, index) => ({ total, item_id: `${index}` })),
      ),
    ).toEqual(shares);
  });
});

const timezone = 'Europe/Paris';
const noon = new Date('2026-11-25T11:00:00Z'); // a Wednesday, 12:00 in Paris
const offer: Offer = {
  promo_code: 'LUNCH',
  type: 'percentage',
  value: 20,
  promo_for: 'sub_category',
  promo_apply_on: ['pizza'],
  min_order_amount: null,
  max_discount: null,
  min_items: null,
  is_active: true,
  starts_at: null,
  expires_at: null,
  recursion: { type: 'weekly', days: [1, 2, 3, 4, 5], start_time: '11:30', end_time: '14:00' },
  order_types: ['delivery', 'pickup', 'table'],
  is_first_order_only: false,
  uses_max: 200,
  uses_per_customer: null,
  budget: null,
  uses: 0,
  discount_given: 0,
};
const order: OfferBasket = {
  order_type: 'pickup',
  at: noon,
  timezone,
  lines: [
    { item_id: 'margherita', sub_category_id: 'pizza', quantity: 2, total: 2_000 },
    { item_id: 'cola', sub_category_id: 'drinks', quantity: 1, total: 300 },
  ],
  delivery_fee: 0,
  customer: { orders: 3, uses: 1 },
};

describe('an offer of 20% off pizzas on weekday lunches, at most 200 times', () => {
  it('takes 20% off the pizzas alone', () => {
    expect(evaluateOffer(offer, order)).toMatchObject({ refused: null, discount: { total: 400, lines: [400, 0] } });
  });

  const late = new Date('2026-11-25T13:00:00Z');
  const sunday = new Date('2026-11-29T11:00:00Z');
  test.each<[string, Partial<Offer>, Partial<OfferBasket>, string | null]>([
    ['paused', { is_active: false }, {}, 'is_active'],
    ['from the very minute it starts', { starts_at: noon.toISOString() }, {}, null],
    ['before it starts', { starts_at: late.toISOString() }, {}, 'started'],
    ['at the minute it expires', { expires_at: noon.toISOString() }, {}, 'not_expired'],
    ['at 14:00, when lunch is over', {}, { at: late }, 'within_hours'],
    ['on a Sunday', {}, { at: sunday }, 'within_hours'],
    ['with one use left', { uses: 199 }, {}, null],
    ['with none', { uses: 200 }, {}, 'uses_left'],
    ['with its budget spent', { budget: 1_000, discount_given: 1_000 }, {}, 'budget_left'],
    ['for deliveries alone', { order_types: ['delivery'] }, {}, 'order_type'],
    ['for first orders', { is_first_order_only: true }, {}, 'first_order'],
    ['for first orders, of someone without a number', { is_first_order_only: true }, { customer: null }, 'first_order'],
    ['for a first order', { is_first_order_only: true }, { customer: { orders: 0, uses: 0 } }, null],
    ['once a customer', { uses_per_customer: 1 }, {}, 'customer_uses_left'],
    ['twice a customer', { uses_per_customer: 2 }, {}, null],
    ['from exactly what it costs', { min_order_amount: 2_300 }, {}, null],
    ['from a cent more', { min_order_amount: 2_301 }, {}, 'min_order_amount'],
    ['from three pieces', { min_items: 3 }, {}, null],
    ['from four', { min_items: 4 }, {}, 'min_items'],
    ['for something else', { promo_apply_on: ['dessert'] }, {}, 'applies'],
    ['for the delivery of a pickup', { promo_for: 'delivery' }, {}, 'applies'],
  ])('%s', (_name, changed, basketChanged, condition) => {
    const { refused, discount } = evaluateOffer({ ...offer, ...changed }, { ...order, ...basketChanged });
    expect(refused?.condition ?? null).toBe(condition);
    expect(discount.total > 0).toBe(condition === null);
  });

  it('gives the last customer what the budget has left', () => {
    expect(evaluateOffer({ ...offer, budget: 1_000, discount_given: 900 }, order).discount.total).toBe(100);
  });
});

describe('days and hours', () => {
  const from = new Date('2026-11-24T23:30:00Z'); // Wednesday 25 November, 00:30 in Paris
  const shown = (recursion: Offer['recursion'], count: number, until: Date | null = null) =>
    nextOccurrences(recursion, { from, until, timezone, count }).map(({ start, end }) => [
      start.toISOString(),
      end.toISOString(),
    ]);

  it('run past midnight from the day they began', () => {
    const night = { type: 'weekly', days: [2], start_time: '22:00', end_time: '02:00' } as const;
    expect(shown({ ...night, days: [2] }, 2)).toEqual([
      ['2026-11-24T23:30:00.000Z', '2026-11-25T01:00:00.000Z'],
      ['2026-12-01T21:00:00.000Z', '2026-12-02T01:00:00.000Z'],
    ]);
  });

  it('without hours last as long as the store’s business day', () => {
    const fridays: Offer['recursion'] = { type: 'weekly', days: [5] };
    const rules = { timezone, day_starts_at: 240 };
    // Saturday at 1:30 in Paris, and Friday at 1:30.
    expect(isWithinRecursion(fridays, new Date('2026-11-28T00:30:00Z'), rules)).toBe(true);
    expect(isWithinRecursion(fridays, new Date('2026-11-27T00:30:00Z'), rules)).toBe(false);
    expect(isWithinRecursion(fridays, new Date('2026-11-28T00:30:00Z'), { timezone })).toBe(false);
    const [next] = nextOccurrences(fridays, { from, until: null, count: 1, ...rules });
    expect(next).toEqual({ start: new Date('2026-11-27T03:00:00Z'), end: new Date('2026-11-28T03:00:00Z') });
  });

  it('skip months without the day, and keep to the wall clock when clocks change', () => {
    expect(shown({ type: 'monthly', days: [31], start_time: '12:00', end_time: '13:00' }, 3).map(([at]) => at)).toEqual(
      ['2026-12-31T11:00:00.000Z', '2027-01-31T11:00:00.000Z', '2027-03-31T10:00:00.000Z'],
    );
  });

  it('find a 29 February, and stop where the offer expires', () => {
    expect(shown({ type: 'annual', dates: ['02-29'] }, 1)).toEqual([
      ['2028-02-28T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
    ]);
    expect(shown({ type: 'annual', dates: ['02-29'] }, 1, new Date('2028-01-01T00:00:00Z'))).toEqual([]);
  });

  it('hold at an instant exactly if it is in one of the next times', () => {
    const clock = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const recursion = fc
      .record({
        days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
        start_time: clock,
        end_time: clock,
      })
      .filter(({ start_time, end_time }) => start_time !== end_time)
      .map((made) => ({ type: 'weekly' as const, ...made }));
    const zones = fc.constantFrom('Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    const at = fc.integer({ min: 0, max: 365 * 48 }).map((half) => new Date(Date.UTC(2026, 0, 1) + half * 1_800_000));
    fc.assert(
      fc.property(recursion, zones, at, (when, zone, instant) => {
        const [next] = nextOccurrences(when, { from: instant, until: null, timezone: zone, count: 1 });
        expect(isWithinRecursion(when, instant, { timezone: zone })).toBe(
          next !== undefined && next.start.getTime() === instant.getTime(),
        );
      }),
      { numRuns: 200 },
    );
  });
});

test.each<[string, Partial<Offer>]>([
  ['running', {}],
  ['scheduled', { starts_at: '2026-12-01T00:00:00Z' }],
  ['paused', { is_active: false }],
  ['expired', { is_active: false, expires_at: noon.toISOString() }],
  ['used_up', { expires_at: noon.toISOString(), uses: 200 }],
])('an offer is %s', (state, changed) => {
  expect(offerState({ ...offer, ...changed }, noon)).toBe(state);
});
