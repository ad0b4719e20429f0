import { addMinutes, addSeconds } from 'date-fns';
import { expect, it } from 'vitest';
import { checkTransition } from '#contract/orders/allowedActions';
import { acceptUndoSeconds, type OrderFacts } from '#contract/orders/guards';
import type { OrderRules } from '#contract/orders/orderRules';
import { orderStatus } from '#contract/orders/statuses';
import { type StoreFlags, storeFlags } from '#contract/storeFlags';

const accepted_at = new Date('2031-06-15T12:00:00Z');
const accepted: OrderFacts = {
  order_type: 'delivery',
  order_status: orderStatus.ACCEPTED,
  delivery_status: null,
  created_at: addMinutes(accepted_at, -1).toISOString(),
  accepted_at: accepted_at.toISOString(),
};

/** Returns the result of an undo, some seconds after the acceptance. */
function undone(order: OrderFacts, seconds: number, answer_within = 10, actor: 'store' | 'customer' = 'store') {
  const verdict = checkTransition(order, 'order', orderStatus.NEW, {
    actor,
    grants: null,
    flags: Object.fromEntries(storeFlags.map((flag) => [flag, true])) as StoreFlags,
    rules: { answer_within } as OrderRules,
    now: addSeconds(accepted_at, seconds),
  });
  return 'refused' in verdict ? verdict.refused : verdict.transition.action;
}

it('takes an acceptance back for some seconds, and only the store may', () => {
  expect(undone(accepted, acceptUndoSeconds)).toBe('undo_accept');
  expect(undone(accepted, acceptUndoSeconds + 1)).toBe('guard');
  expect(undone(accepted, 1, 10, 'customer')).toBe('no_such');
});

it('keeps what the store placed itself, which was accepted as it was placed', () => {
  expect(undone({ ...accepted, placed_by: 'store' }, 1)).toBe('guard');
});

it('does not call a delivery person back', () => {
  expect(undone({ ...accepted, delivery_status: 9 }, 1)).toBe('guard');
});

it('leads back only while the order can still be answered, so that no undo rejects it', () => {
  const late = { ...accepted, created_at: addMinutes(accepted_at, -10).toISOString() };
  expect(undone(late, 1)).toBe('guard');
  expect(undone(late, 1, 0)).toBe('undo_accept');
  expect(undone({ ...late, schedule_at: addMinutes(accepted_at, 30).toISOString() }, 1)).toBe('undo_accept');
});
