import { dashboard } from './dashboard';
import { orderHistory } from './orderHistory';

export const texts = { dashboard, orderHistory };
