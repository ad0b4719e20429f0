import { render, screen } from '@testing-library/react';
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
