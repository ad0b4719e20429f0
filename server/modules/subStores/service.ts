/** What other modules use of sub-accounts. */
export { managementGap } from './managementGap';
