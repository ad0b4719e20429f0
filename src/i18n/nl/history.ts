import { orderHistory } from './orderHistory';

export const texts = { orderHistory };
