import { describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { planAreaOf, wholePlan } from '../../../../src/components/floor/planArea';
import { nearestTable } from '../../../../src/orders/book/floor/nearestTable';
import { situationAt } from '../../../../src/orders/book/floor/situationAt';
import { aStore } from '../../../support/accounts';
import { aBooking } from './bookFixtures';

const rules = { ...aStore().booking_rules, reset_minutes: 15 };
const at = (clock: string) => new Date(`2026-06-10T${clock}:00Z`);
const booking = (number: number, clock: string, change: Parameters<typeof aBooking>[2] = {}) =>
  aBooking(number, 0, { schedule_at: at(clock).toISOString(), ...change });
const now = (orders: Parameters<typeof situationAt>[0], clock: string) => situationAt(orders, rules, at(clock), true);
const then = (orders: Parameters<typeof situationAt>[0], clock: string) => situationAt(orders, rules, at(clock), false);

describe('a table', () => {
  const finished = booking(1, '17:00', { order_status: orderStatus.COMPLETED, ended_at: at('18:00').toISOString() });
  const next = booking(2, '20:00');

  it('is to be cleared for as long as the reset time says, and then free until the next guests', () => {
    expect(now([finished, next], '18:14')).toMatchObject({ state: 'clearing', order: { _id: finished._id } });
    expect(now([finished, next], '18:15')).toEqual({ state: 'free', until: at('20:00') });
    expect(now([finished], '18:15')).toEqual({ state: 'free' });
  });

  it('is kept for guests who come within the hour, and theirs while they are late', () => {
    expect(now([next], '18:59')).toMatchObject({ state: 'free' });
    expect(now([next], '19:00')).toMatchObject({ state: 'due', order: { _id: next._id } });
    expect(now([next], '20:00')).toMatchObject({ state: 'due' });
    expect(now([next], '20:01')).toMatchObject({ state: 'late' });
  });

  it('is taken by those who sit there, early or for too long, before the next guests', () => {
    const seated = booking(3, '17:00', { order_status: orderStatus.ARRIVED });
    expect(now([seated, next], '16:50')).toMatchObject({ state: 'seated', order: { _id: seated._id } });
    expect(now([seated, next], '20:05')).toMatchObject({ state: 'over', order: { _id: seated._id } });
  });

  it('belongs at another time to those for whom it is meant', () => {
    const seated = booking(3, '17:00', { order_status: orderStatus.ARRIVED });
    expect(then([seated, next], '18:00')).toMatchObject({ state: 'seated', order: { _id: seated._id } });
    expect(then([seated, next], '20:30')).toMatchObject({ state: 'due', order: { _id: next._id } });
    expect(then([seated, next], '23:00')).toEqual({ state: 'free' });
    expect(then([finished], '17:30')).toMatchObject({ state: 'seated', order: { _id: finished._id } });
  });
});

it('draws only the part of a plan in which tables stand, also turned ones', () => {
  expect(planAreaOf([])).toEqual(wholePlan);
  const place = { x: 10, y: 10, width: 8, height: 4, shape: 'rectangle' as const, rotation: 0 };
  expect(planAreaOf([place])).toEqual({ x: 9, y: 9, columns: 10, rows: 6 });
  expect(planAreaOf([{ ...place, rotation: 90 }])).toEqual({ x: 11, y: 7, columns: 6, rows: 10 });
});

it('leads from a table to the nearest one in the direction of the key', () => {
  const boxAt = (x: number, y: number): HTMLElement =>
    Object.assign(document.createElement('button'), { getBoundingClientRect: () => new DOMRect(x, y, 40, 40) });
  const [middle, right, below, aslant] = [boxAt(0, 0), boxAt(200, 20), boxAt(0, 100), boxAt(120, 110)];
  const all = [middle, right, below, aslant];
  expect(nearestTable('ArrowRight', middle, all)).toBe(right);
  expect(nearestTable('ArrowDown', middle, all)).toBe(below);
  expect(nearestTable('ArrowRight', below, all)).toBe(aslant);
  expect(nearestTable('ArrowLeft', middle, all)).toBeUndefined();
  expect(nearestTable('Enter', middle, all)).toBeUndefined();
});
