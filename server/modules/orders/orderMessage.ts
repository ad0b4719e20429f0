import { pushCodes } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { OrderMessage, OrderMessageCode } from '#contract/events';
import { type DeliveryStatus, deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { isMove, type OrderEvent } from './orderEvent';

const deliveryCodes: Partial<Record<DeliveryStatus, OrderMessageCode>> = {
  [deliveryStatus.ACCEPTED]: pushCodes.DELIVERY_ACCEPTED,
  [deliveryStatus.COMING]: pushCodes.DELIVERY_ON_THE_WAY,
  [deliveryStatus.ARRIVED]: pushCodes.DELIVERY_ARRIVED,
  [deliveryStatus.PICKED_UP]: pushCodes.DELIVERY_PICKED_UP,
  [deliveryStatus.STARTED]: pushCodes.DELIVERY_STARTED,
  [deliveryStatus.AT_DESTINATION]: pushCodes.DELIVERY_ARRIVED_AT_DESTINATION,
  [deliveryStatus.DELIVERED]: pushCodes.DELIVERY_COMPLETED,
  [deliveryStatus.NOBODY_FOUND]: pushCodes.NO_PROVIDER_FOUND,
};

/** The message code that announces an event to the store. */
export function messageCodeOf(event: OrderEvent): OrderMessageCode {
  if (!isMove(event)) {
    return event.kind === 'change_accepted' ? pushCodes.USER_ACCEPTED_CART_UPDATE : pushCodes.ORDER_DETAIL_UPDATED;
  }
  if (event.axis === 'delivery') return deliveryCodes[event.to] ?? pushCodes.ORDER_DETAIL_UPDATED;
  return event.to === orderStatus.CANCELLED_BY_CUSTOMER ? pushCodes.USER_CANCELLED : pushCodes.ORDER_DETAIL_UPDATED;
}

/** Returns the message to the store about an event, without its code. */
export const orderMessage = (order: OrderSnapshot, event: OrderEvent): OrderMessage => ({
  order_id: order._id,
  unique_id: order.unique_id,
  is_schedule_order: order.schedule_at !== undefined,
  order,
  change: {
    ...(isMove(event)
      ? { axis: event.axis, from: event.from, to: event.to }
      : { axis: 'order', from: order.order_status, to: order.order_status, kind: event.kind }),
    by: event.actor,
    reason: event.reason,
  },
});
