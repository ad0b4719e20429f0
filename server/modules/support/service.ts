/** The functions of the messages to the operator for other modules and the jobs. */
export { mailOperator, noteMailed, queueOlder } from './mailMessages';
