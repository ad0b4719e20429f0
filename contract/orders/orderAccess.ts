import { type Grants, isGranted, isGrantedAny } from '../permissions';
import { isOrderMessage, type StoreEvent } from '../stream';
import { endedOrderKeys } from './boards';
import type { OrderFacts } from './guards';
import { isFinal, orderStatus } from './statuses';

type Placed = Pick<OrderFacts, 'order_type' | 'order_status'>;

/** Whether an order concerns dispatch: deliveries do, from their acceptance on. Pickups and tables don't. */
export const concernsDispatch = ({ order_type, order_status }: Placed): boolean =>
  order_type === 'delivery' && order_status !== orderStatus.NEW && order_status !== orderStatus.REJECTED;

/** Whether an account can read ended orders. */
export const maySeeEnded = (grants: Grants): boolean => isGrantedAny(grants, endedOrderKeys);

/** Whether an account can read an order: each permission gives access to some orders. */
export const canSeeOrder = (grants: Grants, order: Placed): boolean =>
  isGranted(grants, 'store/order') ||
  (maySeeEnded(grants) && isFinal(order.order_status)) ||
  (isGranted(grants, 'store/dispatcher') && concernsDispatch(order));

/** Which live orders an account receives: all, dispatched deliveries, or none. */
export type OrderAudience = 'all' | 'dispatch' | 'none';

export function orderAudience(grants: Grants): OrderAudience {
  if (isGranted(grants, 'store/order')) return 'all';
  return isGranted(grants, 'store/dispatcher') ? 'dispatch' : 'none';
}

/** Whether a stream event is sent unchanged to someone with this access to orders. */
export function isInAudience(event: StoreEvent, audience: OrderAudience): boolean {
  if (!isOrderMessage(event) || audience === 'all') return true;
  if (audience === 'none') return false;
  // Also the event that takes an order out of dispatch.
  const { order, change } = event.messageData;
  return concernsDispatch(order) || change.axis === 'delivery' || change.kind === 'became_pickup';
}
