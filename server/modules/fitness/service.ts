/**
 * Who can be offered orders and who is available. Separate from both providers and delivery, because they depend on
 * each other.
 */
export { assertFitForWork, availabilityOf, isFitForWork, loadWorkBlockers, openOrders } from './fitForWork';
