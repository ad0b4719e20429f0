import { accountant } from './accountant';
import { cash } from './cash';
import { dashboard } from './dashboard';
import { earningReport } from './earningReport';
import { payouts } from './payouts';

export const texts = { accountant, cash, dashboard, earningReport, payouts };
