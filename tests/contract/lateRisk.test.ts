import { addMinutes, addSeconds } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderFacts } from '#contract/orders/guards';
import { minutesLeft, minutesMissed, riskOf } from '#contract/orders/lateRisk';
import { deliveryStatuses, finalOrderStatuses, orderTypes } from '#contract/orders/statuses';
import { expectedAt, promisedAt } from '#contract/orders/urgency';
import { testOrderRules } from '../support/testOrderRules';

const rules = testOrderRules;
const placed = new Date('2031-06-15T12:00:00Z');
const delivery = (delivery_status: OrderFacts['delivery_status'], more: Partial<OrderFacts> = {}): OrderFacts => ({
  order_type: 'delivery',
  order_status: 7,
  delivery_status,
  created_at: placed.toISOString(),
  ...more,
});
const at = (minutes: number) => addMinutes(placed, minutes);
const grade = { none: 0, soon: 1, late: 2 } as const;

const anyRules = fc.record({
  preparation_time: fc.integer({ min: 1, max: 90 }),
  delivery_time: fc.integer({ min: 0, max: 90 }),
  warn_before: fc.integer({ min: 0, max: 30 }),
  collect_within: fc.integer({ min: 0, max: 30 }),
});
const anyDelivery = fc.record({
  delivery_status: fc.constantFrom(null, ...deliveryStatuses),
  order_status: fc.constantFrom(3, 5, 7),
  scheduled: fc.option(fc.integer({ min: 0, max: 5_000 })),
  kitchen: fc.option(fc.integer({ min: 0, max: 240 })),
});
const orderOf = ({
  delivery_status,
  order_status,
  scheduled,
  kitchen,
}: NonNullable<typeof anyDelivery extends fc.Arbitrary<infer One> ? One : never>) => ({
  ...delivery(delivery_status, { order_status: order_status as 3 | 5 | 7 }),
  schedule_at: scheduled === null ? null : at(scheduled).toISOString(),
  estimated_ready_at: kitchen === null ? null : at(kitchen).toISOString(),
});

describe('the risk of a late delivery', () => {
  it('is shown in time to find someone, later where someone is on the way, and not at the door', () => {
    // Promised at 35: 20 in the kitchen and 15 on the road.
    expect(riskOf(delivery(null), rules, at(15))).toBe('none');
    expect(riskOf(delivery(null), rules, at(16))).toBe('soon');
    expect(riskOf(delivery(109), rules, at(16))).toBe('soon');
    expect(riskOf(delivery(9), rules, at(16))).toBe('soon');
    expect(riskOf(delivery(13), rules, at(20))).toBe('none');
    expect(riskOf(delivery(13), rules, at(21))).toBe('soon');
    expect(riskOf(delivery(19), rules, at(27))).toBe('none');
    expect(riskOf(delivery(19), rules, at(28))).toBe('soon');
    expect(riskOf(delivery(21), rules, at(35))).toBe('none');
    expect(riskOf(delivery(21), rules, at(36))).toBe('late');
  });

  it('follows from what the kitchen said, as soon as it said so', () => {
    const slow = { ...delivery(null, { order_status: 5 }), estimated_ready_at: at(26).toISOString() };
    expect(riskOf(slow, rules, at(1))).toBe('soon');
    expect(riskOf({ ...slow, estimated_ready_at: at(25).toISOString() }, rules, at(1))).toBe('none');
    expect(riskOf({ ...slow, order_status: 7 }, rules, at(1))).toBe('none');
  });

  it('is none of an order that has ended', () => {
    for (const order_status of finalOrderStatuses) {
      expect(riskOf(delivery(null, { order_status }), rules, at(500))).toBe('none');
    }
    expect(riskOf(delivery(23), rules, at(500))).toBe('none');
  });

  it('never falls while nothing happens, and is late exactly when the promise is broken', () => {
    fc.assert(
      fc.property(anyRules, anyDelivery, fc.nat(600), fc.nat(600), (some, drawn, first, more) => {
        const order = orderOf(drawn);
        const terms = { ...rules, ...some };
        const early = riskOf(order, terms, at(first));
        const late = riskOf(order, terms, at(first + more));
        expect(grade[late]).toBeGreaterThanOrEqual(grade[early]);
        const isOpen = order.delivery_status !== 23;
        const isBroken = minutesLeft(order, terms, at(first)) < 0;
        expect(early === 'late').toBe(isOpen && isBroken);
        if (isOpen) expect(riskOf(order, terms, addSeconds(promisedAt(order, terms), 1))).toBe('late');
      }),
    );
  });

  it('is shown for every type once the kitchen’s time breaks the promise, and stays once the promise was broken', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.constantFrom(...orderTypes),
        fc.nat(240),
        fc.nat(240),
        fc.nat(600),
        (some, order_type, kitchen, ready, minutes) => {
          const terms = { ...rules, ...some };
          const cooking = {
            ...delivery(null, { order_type, order_status: 5 }),
            estimated_ready_at: at(kitchen).toISOString(),
          };
          const missed = minutesMissed(promisedAt(cooking, terms), expectedAt(cooking, terms));
          const slack = order_type === 'delivery' ? terms.warn_before : 0;
          if (missed > slack) expect(riskOf(cooking, terms, at(minutes))).not.toBe('none');
          const made = { ...cooking, order_status: 7 as const, ready_at: at(ready).toISOString() };
          const wasLate = at(ready) > promisedAt(made, terms);
          if (order_type !== 'delivery') {
            expect(riskOf(made, terms, at(ready + minutes)) === 'late').toBe(wasLate);
          }
        },
      ),
    );
  });

  it('never rises because a delivery got further', () => {
    const steps = [null, 9, 11, 13, 15, 17, 19, 21, 23] as const;
    fc.assert(
      fc.property(anyRules, fc.nat(200), (some, minutes) => {
        const grades = steps.map((step) => grade[riskOf(delivery(step), { ...rules, ...some }, at(minutes))]);
        expect(grades).toEqual([...grades].sort((a, b) => b - a));
      }),
    );
  });
});
