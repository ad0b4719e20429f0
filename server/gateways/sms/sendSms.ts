import type { Fetch } from '../connect/connect';
import type { SmsAccount, SmsFailure, TextMessage } from './smsAccount';
import { type Refusal, smsFormats } from './smsFormats';

const timeoutMs = 10_000;
const replyBytesMax = 65_536;
const reasonMax = 200;

/** Matches codes, links, tokens and numbers in the reply of a service that quotes the message. */
const secrets = /https?:\/\/\S+|[\w-]{20,}|\+?\d{6,}/g;

const inWords = (text: string): string =>
  text
    .replace(secrets, '[hidden]')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, reasonMax);

function parsed(body: Buffer): Refusal['body'] {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Refusal['body']) : {};
  } catch {
    return {};
  }
}

function problemOfStatus(status: number): SmsFailure['problem'] {
  if (status === 401 || status === 403 || status === 404) return 'sign_in';
  if (status === 402) return 'balance';
  if (status === 429) return 'busy';
  return status >= 500 ? 'unreachable' : 'other';
}

/**
 * Hands a text message to a service.
 *
 * @returns why it wasn't taken; `null` if it was
 */
export async function sendSms(fetch: Fetch, account: SmsAccount, message: TextMessage): Promise<SmsFailure | null> {
  const format = smsFormats[account.format];
  const { url, headers, body } = format.request(account.base || format.base, account, message);
  const reply = await fetch(url, { method: 'POST', headers, body, timeoutMs, maxBytes: replyBytesMax, stage: 'sms' });
  if (!reply.ok) return { problem: 'unreachable', reason: reply.failure };
  const { status } = reply;
  if (status >= 200 && status < 300) return null;
  const refusal = { status, body: parsed(reply.body) };
  const problem = format.problem(refusal) ?? problemOfStatus(status);
  return { problem, reason: inWords(format.words(refusal)) || `HTTP ${status}` };
}
