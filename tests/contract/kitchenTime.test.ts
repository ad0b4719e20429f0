import { addMinutes, subMinutes } from 'date-fns';
import { expect, it } from 'vitest';
import { clocksOf } from '#contract/orders/clocks';
import type { OrderFacts } from '#contract/orders/guards';
import { isForKitchen } from '#contract/orders/kitchenTime';
import type { OrderRules } from '#contract/orders/orderRules';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { testOrderRules } from '../support/testOrderRules';

const booked = new Date('2031-06-13T17:00:00Z');
const arrived = addMinutes(booked, 10);
const after = (table_kitchen_after: number | null): OrderRules => ({ ...testOrderRules, table_kitchen_after });
const booking = (order_status: OrderStatus, more: Partial<OrderFacts> & { estimated_ready_at?: string } = {}) => ({
  ...{ order_type: 'table' as const, order_status, delivery_status: null, items: [{}] },
  ...{ created_at: subMinutes(booked, 600).toISOString(), schedule_at: booked.toISOString() },
  ...more,
});
const { ACCEPTED, ARRIVED, PREPARING } = orderStatus;

it('Dishes of a booking go to the kitchen for their time, or so many minutes after the guests arrive', () => {
  expect(isForKitchen(booking(ACCEPTED), after(null), booked)).toBe(true);
  expect(isForKitchen(booking(ACCEPTED), after(0), addMinutes(booked, 5))).toBe(false);

  const rules = after(15);
  const ready = addMinutes(arrived, 15 + rules.preparation_time);
  const seated = booking(ARRIVED, { estimated_ready_at: ready.toISOString() });
  expect(isForKitchen(seated, rules, addMinutes(arrived, 14))).toBe(false);
  expect(clocksOf(seated, rules, addMinutes(arrived, 14))).toEqual([]);
  expect(isForKitchen(seated, rules, addMinutes(arrived, 15))).toBe(true);
  expect(clocksOf(seated, rules, addMinutes(arrived, 15))[0]).toMatchObject({ kind: 'kitchen', at: ready });
  // Someone began them earlier.
  expect(isForKitchen(booking(PREPARING), rules, arrived)).toBe(true);
});

it('Guests at the door, other orders, and guests without dishes don’t depend on it', () => {
  const rules = after(15);
  expect(isForKitchen(booking(ACCEPTED, { schedule_at: null }), rules, booked)).toBe(true);
  expect(isForKitchen(booking(ACCEPTED, { order_type: 'pickup' }), rules, booked)).toBe(true);
  expect(isForKitchen(booking(PREPARING, { items: [] }), rules, booked)).toBe(false);
});
