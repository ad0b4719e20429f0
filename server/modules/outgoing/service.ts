/** The functions of outgoing messages for other modules, the jobs and the key rotation. */
export { cancelMessages, cancelMessagesOf, cancelPasswordLinks, forgetStrangers } from './cancelMessages';
export { eraseInMessages } from './eraseInMessages';
export { menuLanguage, ownerLanguage, ownerTime } from './menuLanguage';
export type { MessageFacts } from './messageTexts';
export { type OutgoingState, outgoingState } from './outgoingState';
export { deliveryOf, queueMessage, queueMessageOf } from './queueMessage';
export { messagePlace, type WrittenMessage } from './sealedMessage';
export { type Attempt, type Sending, sendMessages } from './sendMessages';
export { writtenLanguage } from './writeMessage';
