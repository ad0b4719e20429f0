import type { Order } from '#contract/entities/order';
import { isErased } from '#contract/erasure';

/** The customer's display name; counter customers may have left none, and some had it erased. */
export const customerName = (
  { customer, order_type }: Pick<Order, 'customer' | 'order_type'>,
  t: (key: string) => string,
) => (isErased(customer) ? t('order.erased') : customer.name || t(`order.nameless.${order_type}`));
