import type { Order } from '#contract/entities/order';
import { isErased } from '#contract/erasure';

/** The customer's display name; counter customers may have left none, some had it erased, and test orders have no customer. */
export const customerName = (
  { customer, order_type, is_test }: Pick<Order, 'customer' | 'order_type' | 'is_test'>,
  t: (key: string) => string,
) => {
  if (is_test) return t('order.test.name');
  return isErased(customer) ? t('order.erased') : customer.name || t(`order.nameless.${order_type}`);
};
