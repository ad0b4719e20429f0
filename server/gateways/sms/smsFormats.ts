import type { SmsFormat } from '#contract/messages/smsFormats';
import type { SmsAccount, SmsFailure, TextMessage } from './smsAccount';

interface SmsRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The reply of a service that refused. */
export interface Refusal {
  status: number;
  /** The body, if it was JSON with an object. */
  body: Readonly<Record<string, unknown>>;
}

interface Format {
  base: string;
  /** The request that hands a message over. */
  request(base: string, account: SmsAccount, message: TextMessage): SmsRequest;
  /** The reason of a refusal, beyond what its status says. */
  problem(refusal: Refusal): SmsFailure['problem'] | null;
  /** The service's own words. */
  words(refusal: Refusal): string;
}

const authorization = ({ authId, authToken }: SmsAccount) =>
  `Basic ${Buffer.from(`${authId}:${authToken}`).toString('base64')}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Twilio's error numbers, as its documentation lists them for messages. */
const twilioProblems: Readonly<Record<number, SmsFailure['problem']>> = {
  20003: 'sign_in',
  20404: 'sign_in',
  20429: 'busy',
  21211: 'recipient',
  21217: 'recipient',
  21265: 'recipient',
  21408: 'recipient',
  21614: 'recipient',
  21610: 'blocked',
  21212: 'sender',
  21603: 'sender',
  21606: 'sender',
  21659: 'sender',
  21660: 'sender',
  21661: 'sender',
  30002: 'sign_in',
  63038: 'balance',
};

const twilio: Format = {
  base: 'https://api.twilio.com',
  request: (base, account, { to, text: Body }) => ({
    url: `${base}/2010-04-01/Accounts/${encodeURIComponent(account.authId)}/Messages.json`,
    headers: { authorization: authorization(account), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ To: to, From: account.from, Body }).toString(),
  }),
  problem: ({ body }) => twilioProblems[Number(body.code)] ?? null,
  words: ({ body }) => text(body.message),
};

/** Plivo says in words which of its parameters it doesn't take. */
const plivoWords: readonly (readonly [RegExp, SmsFailure['problem']])[] = [
  [/\b(balance|credit|funds)\b/i, 'balance'],
  [/\b(opt(ed)?[- ]?out|blocked|unsubscribed|blacklist)/i, 'blocked'],
  [/\b(dst|destination|recipient)\b/i, 'recipient'],
  [/\b(src|source|sender)\b/i, 'sender'],
];

const wordsOfPlivo = ({ body }: Refusal): string => {
  const { error } = body;
  return text(error) || text((error as { error?: unknown } | undefined)?.error) || text(body.message);
};

const plivo: Format = {
  base: 'https://api.plivo.com',
  request: (base, account, { to, text: content }) => ({
    url: `${base}/v1/Account/${encodeURIComponent(account.authId)}/Message/`,
    headers: { authorization: authorization(account), 'content-type': 'application/json' },
    // Its numbers have their country code without a plus sign.
    body: JSON.stringify({ src: account.from.replace(/^\+/, ''), dst: to.replace(/^\+/, ''), text: content }),
  }),
  problem: (refusal) => plivoWords.find(([pattern]) => pattern.test(wordsOfPlivo(refusal)))?.[1] ?? null,
  words: wordsOfPlivo,
};

/** The formats by name, as each service documents its HTTP call for one message. */
export const smsFormats: Readonly<Record<SmsFormat, Format>> = { twilio, plivo };
