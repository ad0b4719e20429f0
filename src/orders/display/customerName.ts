import type { Order } from '#contract/entities/order';

/** The customer's display name; counter customers may have left none, and test orders have no customer. */
export const customerName = (
  { customer, order_type, is_test }: Pick<Order, 'customer' | 'order_type' | 'is_test'>,
  t: (key: string) => string,
) => (is_test ? t('order.test.name') : customer.name || t(`order.nameless.${order_type}`));
