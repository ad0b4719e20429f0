/** The functions of the subscription for other modules and the jobs. */
export { mountBillingEvents } from './billingEvents';
export type { BillingTools } from './billingTools';
export { beginDemoTrial } from './demoTrial';
export { runBilling } from './runBilling';
export { refuseFullTeam } from './teamLimit';
