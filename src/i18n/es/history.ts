import { accountant } from './accountant';
import { dashboard } from './dashboard';
import { earningReport } from './earningReport';
import { orderHistory } from './orderHistory';

export const texts = { accountant, dashboard, earningReport, orderHistory };
