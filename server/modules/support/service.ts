/** The functions of the messages to the operator for the jobs. */
export { noteMailed } from './mailMessages';
