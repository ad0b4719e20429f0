import type { OrderFacts } from './guards';
import { deliveryStatus, isFinal, orderStatus, unassigned } from './statuses';

/**
 * Whether a delivery can still become a pickup: it is accepted, and no one is on the way for it. A pending offer is
 * withdrawn.
 */
export const canBecomePickup = ({ order_type, order_status, delivery_status }: OrderFacts): boolean =>
  order_type === 'delivery' &&
  order_status !== orderStatus.NEW &&
  !isFinal(order_status) &&
  (unassigned.includes(delivery_status) || delivery_status === deliveryStatus.WAITING);
