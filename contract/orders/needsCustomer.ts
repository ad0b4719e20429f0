import type { OrderType } from './statuses';

/** Whether an order taken by the store's own people needs a name and a phone: at a door somebody must be found; at the counter people stand there. */
export const needsCustomer = (type: OrderType): boolean => type === 'delivery';
