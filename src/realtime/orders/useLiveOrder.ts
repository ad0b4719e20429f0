import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import type { ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import { type BoardData, orderKeys } from './boardCache';

/** All cached copies of an order: from boards and from its details. */
function cachedOrders(queryClient: QueryClient, orderId: string): Order[] {
  const boards = queryClient.getQueriesData<BoardData>({ queryKey: orderKeys.boards });
  const detail = queryClient.getQueryData<ReplyOf<'get_order'>>(orderKeys.detail(orderId));
  const listed = boards.flatMap(([, board]) => board?.orders.filter(({ _id }) => _id === orderId) ?? []);
  return detail ? [...listed, detail.order] : listed;
}

/**
 * Keeps an order up to date from the cache. If it leaves the boards, its last known state stays.
 *
 * @param opened the order when its dialog opened
 */
export function useLiveOrder(opened: Order): Order {
  const queryClient = useQueryClient();
  const latest = useRef(opened);
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => {
      for (const order of cachedOrders(queryClient, opened._id))
        if (order.version > latest.current.version) latest.current = order;
      return latest.current;
    },
  );
}
