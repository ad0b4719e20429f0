/** The parts of this module that other modules and the jobs use. */
export { forgetCustomersRefused, forgetEarlierRefused } from './forgetRefused';
export { forgetServed, noteRefused } from './noteRefused';
