/** The functions of push messages for other modules, the real-time side and the jobs. */
export { deliverPushes } from './deliverPushes';
export { queueAnswerEnding, queueDocumentPush, queueLowReview, queuePushCode, queuePushes } from './queuePushes';
