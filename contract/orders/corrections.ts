import type { OrderFacts } from './guards';
import { afterPickUp, deliveryStatus, isFinal, orderStatus } from './statuses';

/** Details of an order that can be corrected: where, when, and whom to call. */
export const orderDetails = ['table', 'time', 'address', 'note', 'phone'] as const;
export type OrderDetail = (typeof orderDetails)[number];

const isOpen: Record<OrderDetail, (order: OrderFacts) => boolean> = {
  table: ({ order_type }) => order_type === 'table',
  // For a scheduled order, until the kitchen is done or the guests have arrived, also while it works for them.
  time: ({ schedule_at, order_status, is_seated = false }) =>
    Boolean(schedule_at) && !is_seated && order_status !== orderStatus.READY && order_status !== orderStatus.ARRIVED,
  // Once the food is on its way, a typed address can't redirect it; the note and the phone number stay open.
  address: ({ order_type, delivery_status }) =>
    order_type === 'delivery' && (delivery_status === null || !afterPickUp.includes(delivery_status)),
  note: ({ order_type, delivery_status }) => order_type === 'delivery' && delivery_status !== deliveryStatus.DELIVERED,
  phone: () => true,
};

/** The details that can be corrected in the order's current state. */
export const openDetails = (order: OrderFacts): OrderDetail[] =>
  isFinal(order.order_status) ? [] : orderDetails.filter((detail) => isOpen[detail](order));
