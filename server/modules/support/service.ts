/** The functions of the messages to the operator for the jobs. */
export { mailSupportMessages } from './mailMessages';
