import { paths } from './paths';

/** Where a new order begins with the lines, the customer and the address of an earlier one. */
export const orderAgainPath = (orderId: string): string => `${paths.createOrder}?again=${orderId}`;
