import { earningReport } from './earningReport';
import { orderHistory } from './orderHistory';

/** Texts of the order history and of earnings. */
export const texts = { earningReport, orderHistory };
