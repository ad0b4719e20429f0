import type { Order } from '#contract/entities/order';
import { openRounds } from '#contract/orders/rounds';
import type { StoreAction } from '#contract/orders/transitions';

/** The text of an action on a whole order: one tap makes all of its open rounds ready. */
export const actionText = (order: Order, action: StoreAction): string =>
  action === 'order_ready' && openRounds(order).length > 1 ? 'order.ready_all' : `order.action.${action}`;
