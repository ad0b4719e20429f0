/** The order's status with the store. Codes of the specification, section 4; never compared by size. */
export const orderStatus = {
  NEW: 1,
  ACCEPTED: 3,
  PREPARING: 5,
  READY: 7,
  COMPLETED: 25,
  ARRIVED: 27,
  CANCELLED_BY_CUSTOMER: 101,
  REJECTED: 103,
  CANCELLED_BY_STORE: 104,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** The status of the delivery request; `null` if no one was asked yet. */
export const deliveryStatus = {
  WAITING: 9,
  ACCEPTED: 11,
  COMING: 13,
  ARRIVED: 15,
  PICKED_UP: 17,
  STARTED: 19,
  AT_DESTINATION: 21,
  DELIVERED: 23,
  REQUEST_CANCELLED: 105,
  NOBODY_FOUND: 109,
  REJECTED: 111,
  PROVIDER_CANCELLED: 112,
} as const;
export type DeliveryStatus = (typeof deliveryStatus)[keyof typeof deliveryStatus];

export const orderTypes = ['delivery', 'pickup', 'table'] as const;
export type OrderType = (typeof orderTypes)[number];

export const paymentMethods = ['cash', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * `authorized`: a card's bank holds the amount, which is still due until it is captured. `partly_refunded`: part of the
 * payment was refunded; `refunded`: all of it.
 */
export const paymentStatuses = ['pending', 'authorized', 'paid', 'partly_refunded', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Nothing was paid yet, or not all of it. */
export const isUnpaid = (status: string): boolean => status === 'pending' || status === 'authorized';

export const orderStatuses = Object.values(orderStatus);
export const deliveryStatuses = Object.values(deliveryStatus);

const { COMPLETED, CANCELLED_BY_CUSTOMER, REJECTED, CANCELLED_BY_STORE } = orderStatus;

/** No transition leaves these, except that a no-show can be undone. */
export const finalOrderStatuses: readonly OrderStatus[] = [
  COMPLETED,
  CANCELLED_BY_CUSTOMER,
  REJECTED,
  CANCELLED_BY_STORE,
];
export const isFinal = (status: OrderStatus): boolean => finalOrderStatuses.includes(status);

/** Statuses of cancelled and rejected orders, for which at most a cancellation charge is to be paid. */
export const calledOffStatuses: readonly OrderStatus[] = finalOrderStatuses.filter((status) => status !== COMPLETED);
export const endedEarly = (status: OrderStatus): boolean => calledOffStatuses.includes(status);

const d = deliveryStatus;

/** A delivery person is on the way to the store or waiting there: the request can still be cancelled. */
export const beforePickUp: readonly DeliveryStatus[] = [d.WAITING, d.ACCEPTED, d.COMING, d.ARRIVED];
/** The food is with the provider. */
export const afterPickUp: readonly DeliveryStatus[] = [d.PICKED_UP, d.STARTED, d.AT_DESTINATION, d.DELIVERED];
/** No one has the delivery because someone declined, or no one could be asked. */
export const turnedDown: readonly DeliveryStatus[] = [d.NOBODY_FOUND, d.REJECTED, d.PROVIDER_CANCELLED];
/** No one has the delivery: it can be requested. */
export const unassigned: readonly (DeliveryStatus | null)[] = [
  null,
  d.REQUEST_CANCELLED,
  d.NOBODY_FOUND,
  d.REJECTED,
  d.PROVIDER_CANCELLED,
];
/** A provider is bound to the order and busy with it. */
export const onJob: readonly DeliveryStatus[] = [
  d.ACCEPTED,
  d.COMING,
  d.ARRIVED,
  d.PICKED_UP,
  d.STARTED,
  d.AT_DESTINATION,
];
