import { dashboard } from './dashboard';
import { orderHistory } from './orderHistory';

/** Texts of the order history and the dashboard. */
export const texts = { dashboard, orderHistory };
