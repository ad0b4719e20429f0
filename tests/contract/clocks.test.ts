import { addMilliseconds, addMinutes, addSeconds } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBy, clocksOf, customerUrgency, urgencyOf } from '#contract/orders/clocks';
import type { OrderFacts } from '#contract/orders/guards';
import { riskOf } from '#contract/orders/lateRisk';
import type { OrderRules } from '#contract/orders/orderRules';
import { isDormant } from '#contract/orders/primaryAction';
import {
  deliveryStatuses,
  finalOrderStatuses,
  type OrderStatus,
  orderStatus,
  orderStatuses,
  orderTypes,
} from '#contract/orders/statuses';
import { promisedAt, readyBy } from '#contract/orders/urgency';
import { testOrderRules } from '../support/testOrderRules';

const rules: OrderRules = { ...testOrderRules, answer_within: 15 };
const placed = new Date('2031-06-15T12:00:00Z');
const at = (minutes: number) => addMinutes(placed, minutes);

type Clocked = OrderFacts & { estimated_ready_at?: string | null; ready_at?: string | null };
const { READY } = orderStatus;
const order = (order_status: OrderStatus, more: Partial<Clocked> = {}): Clocked => ({
  order_type: 'pickup',
  order_status,
  delivery_status: null,
  created_at: placed.toISOString(),
  ...more,
});
/** A clock in one line: whose, in how many minutes from placing, and how pressing. */
const told = (one: Clocked, minutes: number, terms = rules) =>
  clocksOf(one, terms, at(minutes)).map(
    ({ kind, at: then, state }) => `${kind} ${(then.getTime() - placed.getTime()) / 60_000} ${state}`,
  );

const anyRules = fc
  .record({
    answer_within: fc.integer({ min: 0, max: 60 }),
    preparation_time: fc.integer({ min: 1, max: 90 }),
    delivery_time: fc.integer({ min: 0, max: 90 }),
    warn_before: fc.integer({ min: 0, max: 30 }),
    collect_within: fc.integer({ min: 0, max: 30 }),
  })
  .map((some) => ({ ...rules, ...some }));
const anyMoment = fc.integer({ min: -120, max: 600 }).map(at);
const anyOrder = fc
  .record({
    order_type: fc.constantFrom(...orderTypes),
    order_status: fc.constantFrom(...orderStatuses),
    delivery_status: fc.constantFrom(null, ...deliveryStatuses),
    placed_by: fc.constantFrom('platform' as const, 'store' as const),
    scheduled: fc.option(fc.integer({ min: 1, max: 600 })),
    kitchen: fc.option(fc.integer({ min: 1, max: 240 })),
    ready: fc.option(fc.integer({ min: 1, max: 240 })),
  })
  .map(
    ({ scheduled, kitchen, ready, ...facts }): Clocked => ({
      ...order(facts.order_status, facts),
      ready_at: ready === null ? null : at(ready).toISOString(),
      schedule_at: scheduled === null ? null : at(scheduled).toISOString(),
      estimated_ready_at: kitchen === null ? null : at(kitchen).toISOString(),
    }),
  );
const grade = { calm: 0, soon: 1, late: 2 } as const;

describe('the clocks of an order', () => {
  it('are, from placing to handing over, the answer’s, the kitchen’s and the customer’s', () => {
    const kitchen = { estimated_ready_at: at(30).toISOString() };
    expect(told(order(1), 0)).toEqual(['answer 15 calm', 'customer 20 calm']);
    expect(told(order(3, kitchen), 0)).toEqual(['kitchen 30 calm', 'customer 20 soon']);
    expect(told(order(5, kitchen), 26)).toEqual(['kitchen 30 soon', 'customer 20 late']);
    expect(told(order(7, kitchen), 17)).toEqual(['customer 20 calm']);
    expect(told(order(25, kitchen), 90)).toEqual([]);
  });

  it('tell a kitchen that is late from a customer who still has time', () => {
    const delivery = order(5, { order_type: 'delivery', estimated_ready_at: at(20).toISOString() });
    expect(told(delivery, 26)).toEqual(['kitchen 20 late', 'customer 35 soon']);
  });

  it('count down to the rejection: amber in the last third, red in the last fifth and after it', () => {
    const states = (seconds: number) => clocksOf(order(1), rules, addSeconds(at(15), -seconds))[0]?.state;
    expect([301, 300, 181, 180, 0, -30].map(states)).toEqual(['calm', 'soon', 'soon', 'late', 'late', 'late']);
  });

  it('count a booking down to the limit of its own, and press for no longer than other orders do', () => {
    const booking = (booked: number) => order(1, { order_type: 'table', schedule_at: at(booked).toISOString() });
    const byRules = (table_answer_within: number, table_answer_before: number) => (booked: number) =>
      told(booking(booked), 0, { ...rules, table_answer_within, table_answer_before })[0];
    expect([600, 100].map(byRules(0, 0))).toEqual(['customer 600 calm', 'customer 100 calm']);
    expect([600, 100].map(byRules(240, 0))).toEqual(['answer 240 calm', 'answer 240 calm']);
    expect([600, 100, 45].map(byRules(0, 60))).toEqual(['answer 540 calm', 'answer 40 calm', 'answer 45 calm']);
    expect([600, 100].map(byRules(240, 60))).toEqual(['answer 240 calm', 'answer 40 calm']);
    const ofDay = { ...rules, table_answer_within: 1440 };
    const states = (left: number) => clocksOf(booking(3000), ofDay, at(1440 - left))[0]?.state;
    expect([21, 20, 13, 12].map(states)).toEqual(['calm', 'soon', 'soon', 'late']);
    expect(told(order(1, { order_type: 'table' }), 0, ofDay)[0]).toBe('answer 15 calm');
  });

  it('leave out the answer where the store never rejects, and wait for a slot where there is one', () => {
    expect(told(order(1), 0, { ...rules, answer_within: 0 })).toEqual(['customer 20 calm']);
    const later = order(1, { schedule_at: at(300).toISOString() });
    expect(told(later, 60)).toEqual(['answer 300 calm', 'customer 300 calm']);
    expect(told(later, 298)).toEqual(['answer 300 late', 'customer 300 soon']);
    const soon = order(1, { schedule_at: at(5).toISOString() });
    expect(answerBy(soon, rules)).toEqual(at(15));
  });

  it('stop when the customer has it: at the door, and at the table', () => {
    expect(told(order(7, { order_type: 'delivery', delivery_status: 23 }), 500)).toEqual([]);
    expect(told(order(7, { order_type: 'table' }), 500)).toEqual([]);
    expect(told(order(7), 500)).toEqual(['customer 20 soon']);
  });

  it('promise a caller the minutes that they were told, and an app’s customer the store’s usual ones', () => {
    const own = (more: Partial<Clocked>) =>
      order(3, { placed_by: 'store', estimated_ready_at: at(45).toISOString(), ...more });
    expect(promisedAt(own({}), rules)).toEqual(at(45));
    expect(promisedAt(own({ order_type: 'delivery' }), rules)).toEqual(at(60));
    expect(promisedAt(own({ placed_by: 'platform' }), rules)).toEqual(at(20));
    expect(promisedAt(own({ schedule_at: at(90).toISOString() }), rules)).toEqual(at(90));
  });

  it('do not run once an order has ended, no matter who ended it', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.constantFrom(...finalOrderStatuses),
        anyRules,
        anyMoment,
        (one, order_status, terms, now) => {
          expect(clocksOf({ ...one, order_status }, terms, now)).toEqual([]);
          expect(urgencyOf({ ...one, order_status }, terms, now)).toBe('calm');
        },
      ),
    );
  });

  it('of a pickup or table that was ready too late stay late, by the same time, until it ends', () => {
    const late = { ready_at: at(27).toISOString() };
    for (const order_type of ['pickup', 'table'] as const) {
      for (const minutes of [28, 300]) {
        const [clock] = clocksOf(order(READY, { ...late, order_type }), rules, at(minutes));
        expect(clock).toEqual({ kind: 'customer', at: at(20), state: 'late', waitsSince: at(27) });
      }
      expect(urgencyOf(order(25, { ...late, order_type }), rules, at(300))).toBe('calm');
    }
  });

  it('warn if the kitchen’s time is after the promise: for a pickup or table at once, for a delivery after its slack', () => {
    const said = (order_type: Clocked['order_type'], minutes: number) =>
      customerUrgency(order(3, { order_type, estimated_ready_at: at(minutes).toISOString() }), rules, at(1));
    expect([20, 21].map((minutes) => said('pickup', minutes))).toEqual(['calm', 'soon']);
    expect([20, 21].map((minutes) => said('table', minutes))).toEqual(['calm', 'soon']);
    expect([25, 26].map((minutes) => said('delivery', minutes))).toEqual(['calm', 'soon']);
  });

  it('of a pickup that no one collected tell how long it has been ready, and are never late', () => {
    const pickup = order(READY, { ready_at: at(12).toISOString() });
    const waits = (one: Clocked, minutes: number) =>
      clocksOf(one, rules, at(minutes)).map(({ waitsSince }) => waitsSince);
    expect(told(pickup, 20)).toEqual(['customer 20 calm']);
    expect(waits(pickup, 20)).toEqual([undefined]);
    expect(told(pickup, 21)).toEqual(['customer 20 soon']);
    expect(waits(pickup, 21)).toEqual([at(12)]);
    expect(told({ ...pickup, order_type: 'delivery' }, 60)).toEqual(['customer 35 late']);
    // After as many minutes as the store's setting says.
    const patient = { ...rules, collect_within: 10 };
    const clocks = (minutes: number) => clocksOf(pickup, patient, at(minutes));
    expect(clocks(30)).toEqual([{ kind: 'customer', at: at(20), state: 'calm' }]);
    expect(clocks(31)).toEqual([{ kind: 'customer', at: at(20), state: 'soon', waitsSince: at(12) }]);
  });

  it('are each late by their own time alone, and an order is as pressing as the most pressing', () => {
    fc.assert(
      fc.property(anyOrder, anyRules, anyMoment, (one, terms, now) => {
        const clocks = clocksOf(one, terms, now);
        expect(new Set(clocks.map(({ kind }) => kind)).size).toBe(clocks.length);
        for (const { kind, at: then, state, waitsSince } of clocks) {
          const isOver = now > then;
          const isMade = one.order_type !== 'delivery' && one.order_status === READY;
          const wasLate = Boolean(one.ready_at) && new Date(one.ready_at ?? 0) > then;
          const isMissing = one.order_type === 'pickup' && now > addMinutes(then, terms.collect_within);
          expect(waitsSince !== undefined).toBe(isMade && (isMissing || wasLate));
          const isLate = isMade ? wasLate : isOver && !isDormant(one, now);
          if (kind !== 'answer') expect(state === 'late').toBe(isLate);
          if (kind === 'kitchen') expect(then).toEqual(readyBy(one, terms));
          if (kind === 'customer') expect(then).toEqual(promisedAt(one, terms));
        }
        const worst = Math.max(0, ...clocks.map(({ state }) => grade[state]));
        expect(grade[urgencyOf(one, terms, now)]).toBe(worst);
      }),
    );
  });

  it('only ever press harder, while nothing happens', () => {
    fc.assert(
      fc.property(anyOrder, anyRules, anyMoment, fc.nat({ max: 300 }), (one, terms, now, minutes) => {
        const before = clocksOf(one, terms, now);
        const after = clocksOf(one, terms, addMinutes(now, minutes));
        expect(after.map(({ kind, at: then }) => [kind, then])).toEqual(
          before.map(({ kind, at: then }) => [kind, then]),
        );
        for (const [index, { state }] of after.entries())
          expect(grade[state]).toBeGreaterThanOrEqual(grade[before[index]?.state ?? 'calm']);
      }),
    );
  });

  it('turn red with a fifth of the store’s time to go, whatever that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 3_600_000 }), (answer_within, left) => {
        const now = addMilliseconds(at(answer_within), -left);
        const [first] = clocksOf(order(1), { ...rules, answer_within }, now);
        const share = left / (answer_within * 60_000);
        expect(first?.state).toBe(share <= 1 / 5 ? 'late' : share <= 1 / 3 ? 'soon' : 'calm');
      }),
    );
  });

  it('use one risk for the customer of every type, on every screen', () => {
    fc.assert(
      fc.property(anyOrder, anyRules, anyMoment, (one, terms, now) => {
        const risk = isDormant(one, now) ? 'none' : riskOf(one, terms, now);
        expect(customerUrgency(one, terms, now)).toBe(risk === 'none' ? 'calm' : risk);
      }),
    );
  });
});
