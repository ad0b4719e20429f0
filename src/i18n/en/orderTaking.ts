import { createOrder } from './createOrder';

/** Of the page where the store takes an order, and of what else chooses from the menu. */
export const texts = { createOrder };
