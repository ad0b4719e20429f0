import { createOrder } from './createOrder';

export const texts = { createOrder };
