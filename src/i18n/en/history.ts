import { orderHistory } from './orderHistory';

/** Of the history of orders. */
export const texts = { orderHistory };
