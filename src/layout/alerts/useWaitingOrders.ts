import { useState } from 'react';
import { orderStatus } from '#contract/orders/statuses';
import { isOrderMessage } from '#contract/stream';
import { useBoard } from '../../orders/live/useBoard';
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
 */
export function useWaitingOrders(enabled: boolean): readonly string[] {
  const { data } = useBoard('today', { enabled });
  const [heard, setHeard] = useState<readonly string[]>([]);
  useStoreEvents((event) => {
    if (!isOrderMessage(event)) return;
    const { _id, order_status } = event.messageData.order;
    const waits = order_status === orderStatus.NEW;
    setHeard((ids) => {
      if (ids.includes(_id) === waits) return ids;
      return waits ? [...ids, _id] : ids.filter((id) => id !== _id);
    });
  });
  // If a reply overtook its event, or the page slept, the board is more reliable than the events.
  const known = new Map(data?.orders.map((order) => [order._id, order.order_status]));
  const today = [...known].flatMap(([id, status]) => (status === orderStatus.NEW ? [id] : []));
  return [...today, ...heard.filter((id) => !known.has(id))];
}
