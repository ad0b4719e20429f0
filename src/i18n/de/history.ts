import { earningReport } from './earningReport';
import { orderHistory } from './orderHistory';

export const texts = { earningReport, orderHistory };
