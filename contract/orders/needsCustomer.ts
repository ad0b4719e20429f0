import type { OrderType } from './statuses';

/** Whether an order placed by staff needs a name and phone: deliveries do, but customers at the counter don't. */
export const needsCustomer = (type: OrderType): boolean => type === 'delivery';
