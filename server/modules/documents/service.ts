/** The functions of documents for the jobs. */
export { remindOfExpiry } from './remindOfExpiry';
