import { useState } from 'react';
import type { OrderSnapshot } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { isOrderMessage } from '#contract/stream';
import { useBoard } from '../../realtime/orders/useBoard';
import { useStoreEvents } from '../../realtime/useRealtime';

/**
 * How many of today's orders have changed since the kitchen last looked.
 *
 * @param enabled whether the account can see orders
 */
export function useUnseenChanges(enabled: boolean): number {
  const { data } = useBoard('today', { enabled });
  return data?.orders.filter(({ unseen_change }) => unseen_change).length ?? 0;
}

/**
 * Orders waiting for the store's response: today's, and those for later days that arrived while the page was open.
 *
 * @param enabled whether the account can see orders
 * @returns `isComplete` once today's are loaded
 */
export function useWaitingOrders(enabled: boolean): { waiting: readonly OrderSnapshot[]; isComplete: boolean } {
  const { data } = useBoard('today', { enabled });
  const [arrived, setArrived] = useState<readonly OrderSnapshot[]>([]);
  useStoreEvents((event) => {
    if (!isOrderMessage(event)) return;
    const { order } = event.messageData;
    const waits = order.order_status === orderStatus.NEW;
    setArrived((orders) => {
      const others = orders.filter(({ _id }) => _id !== order._id);
      if (waits) return [...others, order];
      return others.length === orders.length ? orders : others;
    });
  });
  // If a reply overtook its event, or the page slept, the board is more reliable than the events.
  const boardIds = new Set(data?.orders.map(({ _id }) => _id));
  const today = (data?.orders ?? []).filter(({ order_status }) => order_status === orderStatus.NEW);
  const waiting = [...today, ...arrived.filter(({ _id }) => !boardIds.has(_id))];
  return { waiting, isComplete: data !== undefined };
}
