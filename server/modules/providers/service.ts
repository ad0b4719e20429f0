/** What other modules use of delivery people. */
export { decideByPlatform } from './decide';
export { assertFitForWork, isFitForWork } from './fitForWork';
