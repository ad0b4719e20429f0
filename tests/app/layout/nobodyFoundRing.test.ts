import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '#contract/entities/order';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { useNobodyFoundRing } from '../../../src/layout/alerts/useNobodyFound';
import { aDelivery } from '../orders/dispatch/dispatchFixtures';

const { play } = vi.hoisted(() => ({ play: vi.fn() }));
vi.mock('../../../src/components/sound/speaker', () => ({ play }));

const stranded = (number: number, change: Partial<Order> = {}): Order =>
  aDelivery(number, { delivery_status: deliveryStatus.NOBODY_FOUND, ...change });

const ring = (first: readonly Order[]) => {
  const { result, rerender, unmount } = renderHook(
    (orders: readonly Order[]) => useNobodyFoundRing({ orders, isKnown: true }),
    { initialProps: first },
  );
  return {
    show: rerender,
    unmount,
    heed: () => {
      result.current.heed();
    },
    isRinging: () => result.current.rings,
  };
};
/** How often it rings within half a minute from now. */
const heardSoon = (): number => {
  play.mockClear();
  vi.advanceTimersByTime(30_000);
  return play.mock.calls.filter(([tune]) => tune === 'nobodyFound').length;
};

beforeEach(() => {
  vi.useFakeTimers();
  play.mockClear();
});
afterEach(() => {
  ring([]).unmount();
  vi.useRealTimers();
});

it('begins at once, comes again, and stops once someone was found', () => {
  const desk = ring([stranded(1)]);
  expect(play).toHaveBeenCalledExactlyOnceWith('nobodyFound');
  expect(heardSoon()).toBe(3);
  desk.show([]);
  expect(heardSoon()).toBe(0);
});

it('is silenced for the search that failed, whatever else happens to the order, and not for the next search', () => {
  const desk = ring([stranded(1)]);
  desk.heed();
  desk.show([stranded(1)]);
  expect(desk.isRinging()).toBe(false);
  expect(heardSoon()).toBe(0);
  // The kitchen goes on: the order has a new version, and the same failed search.
  desk.show([stranded(1, { version: 7, order_status: orderStatus.READY })]);
  expect(heardSoon()).toBe(0);
  // Someone was asked, without success again.
  desk.show([]);
  desk.show([stranded(1, { version: 9 })]);
  expect(heardSoon()).toBe(3);
});

it('rings for another order although the first one is silenced, once for both', () => {
  const desk = ring([stranded(1)]);
  desk.heed();
  desk.show([stranded(1)]);
  desk.show([stranded(1), stranded(2)]);
  expect(heardSoon()).toBe(3);
  desk.show([stranded(1), stranded(2), stranded(3)]);
  expect(heardSoon()).toBe(3);
});

it('does not begin again when the page is loaded again', () => {
  const before = ring([stranded(1)]);
  before.heed();
  before.unmount();
  play.mockClear();
  ring([stranded(1)]);
  expect(play).not.toHaveBeenCalled();
  expect(heardSoon()).toBe(0);
});
