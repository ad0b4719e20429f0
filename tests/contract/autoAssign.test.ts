import { addMinutes, addSeconds } from 'date-fns';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchBeginsAt } from '#contract/orders/autoAssign';
import { acceptUndoSeconds, type OrderFacts } from '#contract/orders/guards';
import { autoAssignments, type OrderRules } from '#contract/orders/orderRules';
import { deliveryStatuses, orderStatuses, orderTypes } from '#contract/orders/statuses';

const placed = new Date('2031-06-15T12:00:00Z');
const at = (minutes: number) => addMinutes(placed, minutes).toISOString();
const rulesWith = (auto_assign: OrderRules['auto_assign'], preparation_time = 20) =>
  ({ auto_assign, preparation_time }) as OrderRules;

const anyOrder = fc.record({
  order_type: fc.constantFrom(...orderTypes),
  order_status: fc.constantFrom(...orderStatuses),
  delivery_status: fc.constantFrom(null, ...deliveryStatuses),
  created_at: fc.constant(placed.toISOString()),
  schedule_at: fc.option(fc.integer({ min: 0, max: 10_000 }).map(at)),
  estimated_ready_at: fc.option(fc.integer({ min: 0, max: 10_000 }).map(at)),
});
const anyRules = fc
  .record({ when: fc.constantFrom(...autoAssignments), minutes: fc.integer({ min: 1, max: 90 }) })
  .map(({ when, minutes }) => rulesWith(when, minutes));

it('never begins automatically where the store does not want it, nor where someone was asked, nor for anything but an open delivery', () => {
  fc.assert(
    fc.property(anyOrder, anyRules, (order, rules) => {
      const begins = searchBeginsAt(order, rules);
      if (rules.auto_assign === 'off') expect(begins).toBeNull();
      if (order.delivery_status !== null || order.order_type !== 'delivery') expect(begins).toBeNull();
      if (![3, 5, 7].includes(order.order_status)) expect(begins).toBeNull();
    }),
  );
});

it('begins of a ready order at once, and with acceptance never later than when ready is waited for', () => {
  fc.assert(
    fc.property(anyOrder, anyRules, (drawn, rules) => {
      const order = { ...drawn, order_type: 'delivery', delivery_status: null } as const satisfies OrderFacts;
      const ready = { ...order, order_status: 7 } as const;
      if (rules.auto_assign !== 'off') expect(searchBeginsAt(ready, rules)).toEqual(placed);
      const early = searchBeginsAt(order, { ...rules, auto_assign: 'accepted' });
      const late = searchBeginsAt(order, { ...rules, auto_assign: 'ready' });
      if (late) expect(early && early <= late).toBe(true);
    }),
  );
});

it('leaves an order for later alone until the kitchen begins on it', () => {
  const order: OrderFacts = { order_type: 'delivery', order_status: 3, delivery_status: null, created_at: at(0) };
  const scheduled = { ...order, schedule_at: at(300), estimated_ready_at: at(280) };
  expect(searchBeginsAt(scheduled, rulesWith('accepted'))).toEqual(new Date(at(260)));
  expect(searchBeginsAt(order, rulesWith('ready'))).toBeNull();
});

it('waits after acceptance until that can no longer be undone', () => {
  const accepted_at = at(5);
  const order: OrderFacts = {
    order_type: 'delivery',
    order_status: 3,
    delivery_status: null,
    created_at: at(0),
    accepted_at,
  };
  const settled = addSeconds(accepted_at, acceptUndoSeconds);
  expect(searchBeginsAt(order, rulesWith('accepted'))).toEqual(settled);
  const isDue = { ...order, schedule_at: at(10), estimated_ready_at: at(10) };
  expect(searchBeginsAt(isDue, rulesWith('accepted'))).toEqual(settled);
});
