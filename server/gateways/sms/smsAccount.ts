import type { SmsProblem } from '#contract/calls/messages';
import type { SmsFormat } from '#contract/messages/smsFormats';

/** An account at a service for text messages. */
export interface SmsAccount {
  format: SmsFormat;
  authId: string;
  authToken: string;
  /** The number or name that messages come from; a number has its country code. */
  from: string;
  /** Where the service is, if not at its usual address. */
  base?: string | undefined;
}

export interface TextMessage {
  /** A phone number with its country code. */
  to: string;
  text: string;
}

/** Why a text message wasn't taken. */
export interface SmsFailure {
  problem: Exclude<SmsProblem, 'cap'>;
  /** The service's words, without what looks like a code, a link or a token. */
  reason: string;
}
