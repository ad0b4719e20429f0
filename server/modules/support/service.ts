/** The functions of the messages to the operator for the jobs. */
export { noteMailed, queueOlder } from './mailMessages';
