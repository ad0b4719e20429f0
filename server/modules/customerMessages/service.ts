/** The messages of stores to their customers, for other modules and the jobs. */
export { queueCustomerMessage } from './queueCustomerMessage';
export { sendTextMessage } from './sendTextMessage';
