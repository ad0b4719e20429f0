/** One-time codes that prove an email address or a phone number, for other modules and the jobs. */
export { maskRecipient } from './maskRecipient';
export { sendCode } from './sendCode';
export { lock, waitUntil } from './takeTurn';
export { type CodeOutcome, tryCode } from './tryCode';
