import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { orderKeys } from '../../../../src/realtime/orders/boardCache';
import { useLiveOrder } from '../../../../src/realtime/orders/useLiveOrder';
import { anOrder } from '../board/boardsFixtures';

it('keeps an order up to date since its dialog opened, even after it leaves the board', () => {
  const queryClient = new QueryClient();
  const given = anOrder(1);
  const { result } = renderHook(() => useLiveOrder(given), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  expect(result.current).toBe(given);
  const changed = { ...given, version: given.version + 1, order_comment: 'No onions' };
  act(() => void queryClient.setQueryData(orderKeys.board('today'), { orders: [anOrder(2), changed], seq: 2 }));
  expect(result.current.order_comment).toBe('No onions');
  const later = { ...changed, version: given.version + 2, order_comment: 'Extra onions' };
  act(() => void queryClient.setQueryData(orderKeys.detail(given._id), { order: later, events: [] }));
  act(() => void queryClient.setQueryData(orderKeys.board('today'), { orders: [], seq: 3 }));
  expect(result.current.order_comment).toBe('Extra onions');
});
