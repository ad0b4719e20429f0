import { dashboard } from './dashboard';
import { earningReport } from './earningReport';
import { orderHistory } from './orderHistory';

export const texts = { dashboard, earningReport, orderHistory };
