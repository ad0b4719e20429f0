import { bookByPhone } from './bookByPhone';
import { createOrder } from './createOrder';

export const texts = { bookByPhone, createOrder };
