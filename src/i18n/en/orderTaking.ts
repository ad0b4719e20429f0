import { createOrder } from './createOrder';

/** Texts of create-order, and of other views that choose from the menu. */
export const texts = { createOrder };
