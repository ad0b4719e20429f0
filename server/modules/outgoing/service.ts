/** The functions of outgoing messages for other modules and the jobs. */
export { deliveryOf, queueMessage, type WrittenMessage } from './queueMessage';
export { sendMessages } from './sendMessages';
