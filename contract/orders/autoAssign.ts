import { addSeconds, max, subMinutes } from 'date-fns';
import { acceptUndoSeconds, type OrderFacts } from './guards';
import type { OrderRules } from './orderRules';
import { orderStatus } from './statuses';

type Waiting = OrderFacts & { estimated_ready_at?: string | null | undefined };

const isInKitchen = ({ order_status }: OrderFacts): boolean =>
  order_status === orderStatus.ACCEPTED || order_status === orderStatus.PREPARING;

/**
 * When the search for a delivery person starts automatically, if the store wants that: once the order is ready; or
 * once its acceptance can no longer be undone, and for a scheduled order when the kitchen starts on it. A job has the same rule in SQL, and a
 * test keeps the two in sync. Once anyone was asked for an order, the store decides.
 *
 * @returns `null` if it doesn't start automatically, or the time isn't known yet
 */
export function searchBeginsAt(order: Waiting, { auto_assign, preparation_time }: OrderRules): Date | null {
  if (auto_assign === 'off' || order.order_type !== 'delivery' || order.delivery_status !== null) return null;
  if (order.order_status === orderStatus.READY) return new Date(order.created_at);
  if (auto_assign === 'ready' || !isInKitchen(order)) return null;
  const undoUntil = addSeconds(order.accepted_at ?? order.created_at, acceptUndoSeconds);
  if (!order.schedule_at) return undoUntil;
  return order.estimated_ready_at ? max([undoUntil, subMinutes(order.estimated_ready_at, preparation_time)]) : null;
}
