/** Who may be offered work, for whoever offers some. Stands below both the people and the deliveries, which need each other. */
export { assertFitForWork, isFitForWork } from './fitForWork';
export { loadWorkGaps } from './loadWorkGaps';
