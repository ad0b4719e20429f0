/** The parts of this module that other modules and the jobs use. */
export { forgetCustomersParties, forgetEarlierParties } from './forgetParties';
