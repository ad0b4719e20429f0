import { act, renderHook } from '@testing-library/react';
import { addMinutes } from 'date-fns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderSnapshot } from '#contract/entities/order';
import { useEndingAnswers } from '../../../src/layout/alerts/useEndingAnswers';
import { clearSession, setSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { snapshot } from '../realtime/realtimeFixtures';

const { play } = vi.hoisted(() => ({ play: vi.fn() }));
vi.mock('../../../src/components/sound/speaker', () => ({ play }));

// Ten minutes to answer: the last two ring.
const start = new Date('2031-06-16T12:00:00Z');
const placedAt = (minutes: number, number = 1) =>
  snapshot(number, { order_status: 1, created_at: addMinutes(start, minutes).toISOString() });
const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));

const told: number[] = [];
const watch = (first: readonly OrderSnapshot[]) =>
  renderHook((orders: readonly OrderSnapshot[]) => useEndingAnswers(orders, ({ unique_id }) => told.push(unique_id)), {
    initialProps: first,
  });
/** How often it rings within ten seconds from now. */
const heardSoon = (): number => {
  play.mockClear();
  act(() => vi.advanceTimersByTime(10_000));
  return play.mock.calls.length;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
  setSession(aSession());
  told.length = 0;
  play.mockClear();
});
afterEach(() => {
  clearSession();
  vi.useRealTimers();
});

it('rings from the last fifth on, again and again, until someone answers', () => {
  const { result, rerender } = watch([placedAt(0)]);
  pass(8);
  expect(heardSoon()).toBe(4);
  expect(result.current).toBe(true);
  expect(play).toHaveBeenCalledWith('lastCall');
  pass(1);
  expect(heardSoon()).toBe(4);
  rerender([]);
  expect(result.current).toBe(false);
  expect(heardSoon()).toBe(0);
});

it('is silent while there is time, and names each order once', () => {
  const { rerender } = watch([placedAt(0, 1), placedAt(1, 2)]);
  pass(7);
  expect([play.mock.calls.length, told]).toEqual([0, []]);
  pass(1.5);
  expect(told).toEqual([1]);
  rerender([placedAt(0, 1), placedAt(1, 2)]);
  pass(1);
  expect(told).toEqual([1, 2]);
});

it('rings for nothing that waits for next week', () => {
  watch([{ ...placedAt(0), schedule_at: addMinutes(start, 10_000).toISOString() }]);
  pass(60);
  expect(play).not.toHaveBeenCalled();
});
