/** The functions of the subscription for other modules and the jobs. */
export { mountBillingEvents } from './billingEvents';
export type { BillingTools } from './billingTools';
export { runBilling } from './runBilling';
export { refuseFullTeam } from './teamLimit';
