/** The functions of payments at gateways for the jobs. */
export { removeOldEvents, runPayments } from './runPayments';
