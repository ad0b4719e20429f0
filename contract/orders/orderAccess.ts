import { type Grants, isGranted, isGrantedAny, type PermissionKey } from '../permissions';
import { isOrderMessage, type StoreEvent } from '../stream';
import { endedOrderKeys } from './boards';
import type { OrderFacts } from './guards';
import { isFinal, type OrderType, orderStatus } from './statuses';

type Placed = Pick<OrderFacts, 'order_type' | 'order_status'>;

/** Whether an order concerns dispatch: deliveries do, from their acceptance on. Pickups and tables don't. */
export const concernsDispatch = ({ order_type, order_status }: Placed): boolean =>
  order_type === 'delivery' && order_status !== orderStatus.NEW && order_status !== orderStatus.REJECTED;

/** Any of these opens the orders of a type, to be placed, read and moved: tables also have a key of their own. */
export const orderKeysOf = (orderType: OrderType): readonly PermissionKey[] =>
  orderType === 'table' ? ['store/order', 'store/table-booking'] : ['store/order'];

/** Whether an account can place, read and move all orders of a type. */
export const hasOrdersOf = (grants: Grants, orderType: OrderType): boolean =>
  isGrantedAny(grants, orderKeysOf(orderType));

/** Whether an account can read ended orders. */
export const maySeeEnded = (grants: Grants): boolean => isGrantedAny(grants, endedOrderKeys);

/** Whether an account can read an order: each permission gives access to some orders. */
export const canSeeOrder = (grants: Grants, order: Placed): boolean =>
  hasOrdersOf(grants, order.order_type) ||
  (maySeeEnded(grants) && isFinal(order.order_status)) ||
  (isGranted(grants, 'store/dispatcher') && concernsDispatch(order));

/** Which live orders an account receives: all, dispatched deliveries, tables, both of these, or none. */
export const orderAudiences = ['all', 'dispatch', 'tables', 'dispatch_and_tables', 'none'] as const;
export type OrderAudience = (typeof orderAudiences)[number];

export function orderAudience(grants: Grants): OrderAudience {
  if (isGranted(grants, 'store/order')) return 'all';
  const hasTables = isGranted(grants, 'store/table-booking');
  if (isGranted(grants, 'store/dispatcher')) return hasTables ? 'dispatch_and_tables' : 'dispatch';
  return hasTables ? 'tables' : 'none';
}

/** Whether deliveries are among them, and with them where delivery people are. */
export const receivesDeliveries = (audience: OrderAudience): boolean =>
  audience === 'all' || audience === 'dispatch' || audience === 'dispatch_and_tables';

/** Whether orders of type table are among them. */
export const receivesTables = (audience: OrderAudience): boolean =>
  audience === 'all' || audience === 'tables' || audience === 'dispatch_and_tables';

/** Whether a stream event is sent unchanged to someone with this access to orders. */
export function isInAudience(event: StoreEvent, audience: OrderAudience): boolean {
  if (!isOrderMessage(event) || audience === 'all') return true;
  const { order, change } = event.messageData;
  if (order.order_type === 'table') return receivesTables(audience);
  if (!receivesDeliveries(audience)) return false;
  // Also the event that takes an order out of dispatch.
  return concernsDispatch(order) || change.axis === 'delivery' || change.kind === 'became_pickup';
}
