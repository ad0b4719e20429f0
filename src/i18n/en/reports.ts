import { accountant } from './accountant';
import { cash } from './cash';
import { dashboard } from './dashboard';
import { earningReport } from './earningReport';
import { payouts } from './payouts';

/** Texts of the dashboard, earnings, payouts, cash, and of accountants. */
export const texts = { accountant, cash, dashboard, earningReport, payouts };
