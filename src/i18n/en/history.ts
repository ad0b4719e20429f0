import { accountant } from './accountant';
import { dashboard } from './dashboard';
import { earningReport } from './earningReport';
import { orderHistory } from './orderHistory';

/** Texts of the order history, earnings and the dashboard. */
export const texts = { accountant, dashboard, earningReport, orderHistory };
