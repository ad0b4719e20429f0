/** What jobs use of the messages to the operator. */
export { mailSupportMessages } from './mailMessages';
