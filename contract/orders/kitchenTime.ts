import { addMinutes } from 'date-fns';
import { hasDishes, type OrderFacts } from './guards';
import { type OrderRules, readyMinutes } from './orderRules';
import { orderStatus } from './statuses';

type KitchenOrder = OrderFacts & { estimated_ready_at?: string | null | undefined };

/**
 * Whether the kitchen has something to do for an order now: not for guests who haven't ordered, nor for dishes that were
 * ordered with a booking, if the store begins them a while after its guests arrive and that time hasn't come.
 */
export function isForKitchen(order: KitchenOrder, rules: OrderRules, now: Date): boolean {
  if (!hasDishes(order)) return false;
  const { order_type, order_status, schedule_at, estimated_ready_at } = order;
  if (order_type !== 'table' || !schedule_at || rules.table_kitchen_after === null) return true;
  if (order_status === orderStatus.ACCEPTED) return false;
  if (order_status !== orderStatus.ARRIVED || !estimated_ready_at) return true;
  return now >= addMinutes(estimated_ready_at, -readyMinutes(order_type, rules));
}
