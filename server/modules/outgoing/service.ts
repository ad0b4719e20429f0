/** The functions of outgoing messages for other modules, the jobs and the key rotation. */
export { cancelMessages, cancelMessagesOf, cancelPasswordLinks, forgetStrangers } from './cancelMessages';
export { eraseInMessages } from './eraseInMessages';
export { forgetMailAddresses, mailStanding, noteBounce, unsubscribeToken } from './mailAddresses';
export { mailedLink, mailedPath, mailedPaths, securityPath } from './mailedPaths';
export { menuLanguage, ownerLanguage } from './menuLanguage';
export type { MessageFacts } from './messageTexts';
export { type OutgoingState, outgoingState } from './outgoingState';
export {
  customerDelivery,
  type DeliveryEnv,
  deliveryOf,
  queueMessage,
  queueMessageOf,
  queueStoresMessage,
} from './queueMessage';
export { queueMessages, type Recipient, type WriteTime } from './queueMessages';
export { demoMessage, messagePlace, type WrittenMessage } from './sealedMessage';
export { type Attempt, type Courier, type Sending, sendMessages, sendStoreMails } from './sendMessages';
export { withoutAddress } from './withoutAddress';
export { inOneLine, standardMail, writtenLanguage } from './writeMessage';
