import { orderHistory } from './orderHistory';

/** Texts of the order history. */
export const texts = { orderHistory };
