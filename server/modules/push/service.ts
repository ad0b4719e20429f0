/** What other modules, the real-time side and the jobs use of push messages. */
export { deliverPushes } from './deliverPushes';
export { queueAnswerEnding, queueLowReview, queuePushCode, queuePushes } from './queuePushes';
