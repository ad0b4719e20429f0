import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithRetry } from '../../../src/components/lazyWithRetry';

it('asks again for code that did not come, and shows it then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('the server is away'))
    .mockResolvedValue({ default: () => 'here it is' });
  const Part = lazyWithRetry(load);
  render(
    <Suspense fallback="wait">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('wait')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(500);
  expect(await screen.findByText('here it is')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('asks for a part that no one waits for until it is there, however long the server is away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = true;
  const load = vi.fn(() =>
    isAway ? Promise.reject(new Error('the server is away')) : Promise.resolve({ default: () => 'here it is' }),
  );
  const Part = lazyWithRetry(load, { isAside: true });
  render(
    <Suspense fallback="the page">
      <Part />
    </Suspense>,
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(screen.getByText('the page')).toBeTruthy();
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('here it is')).toBeTruthy();
  vi.useRealTimers();
});

it('shows a part as soon as a prefetch has loaded it, without the pause before its own next attempt', async () => {
  vi.useFakeTimers();
  let isAway = true;
  const load = vi.fn(() =>
    isAway ? Promise.reject(new Error('the server is away')) : Promise.resolve({ default: () => 'here it is' }),
  );
  const Part = lazyWithRetry(load, { isAside: true });
  render(
    <Suspense fallback="the page">
      <Part />
    </Suspense>,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  isAway = false;
  await act(() => Part.prefetch());
  expect(screen.getByText('here it is')).toBeTruthy();
  vi.useRealTimers();
});
