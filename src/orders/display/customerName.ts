import type { Order } from '#contract/entities/order';

/** The customer's display name; counter customers may have left none. */
export const customerName = (
  { customer, order_type }: Pick<Order, 'customer' | 'order_type'>,
  t: (key: string) => string,
) => customer.name || t(`order.nameless.${order_type}`);
