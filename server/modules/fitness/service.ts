/** Who may be offered work, and who is free, for whoever offers some. Stands below both the people and the deliveries, which need each other. */
export { assertFitForWork, availabilityOf, isFitForWork, loadWorkGaps, openOrders } from './fitForWork';
