import type { Order } from '#contract/entities/order';

/** Who ordered, for people: somebody at the counter may have left no name. */
export const customerName = (
  { customer, order_type }: Pick<Order, 'customer' | 'order_type'>,
  t: (key: string) => string,
) => customer.name || t(`order.nameless.${order_type}`);
