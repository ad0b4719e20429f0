import { createOrder } from './createOrder';
import { diet } from './diet';

export const texts = { createOrder, diet };
