import { subMinutes } from 'date-fns';
import type { OrderFacts } from './guards';
import type { OrderRules } from './orderRules';
import { orderStatus } from './statuses';

type Waiting = OrderFacts & { estimated_ready_at?: string | null | undefined };

const isInKitchen = ({ order_status }: OrderFacts): boolean =>
  order_status === orderStatus.ACCEPTED || order_status === orderStatus.PREPARING;

/**
 * From when on the search for somebody to deliver an order begins by itself, where the store wants that: as soon as it is ready; or
 * with its acceptance, and of an order for later when the kitchen begins on it. A job says the same in SQL, and a test holds the two
 * together. An order for which somebody was asked already, whatever came of it, is the store's own to decide on.
 *
 * @returns `null` where it does not begin by itself, or nobody knows yet when
 */
export function searchBeginsAt(order: Waiting, { auto_assign, preparation_time }: OrderRules): Date | null {
  if (auto_assign === 'off' || order.order_type !== 'delivery' || order.delivery_status !== null) return null;
  if (order.order_status === orderStatus.READY) return new Date(order.created_at);
  if (auto_assign === 'ready' || !isInKitchen(order)) return null;
  if (!order.schedule_at) return new Date(order.created_at);
  return order.estimated_ready_at ? subMinutes(order.estimated_ready_at, preparation_time) : null;
}
