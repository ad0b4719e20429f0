import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import type { Fetch } from '#server/gateways/connect/connect';
import { sendSms } from '#server/gateways/sms/sendSms';
import type { SmsFailure } from '#server/gateways/sms/smsAccount';
import type { MailFailure } from '#server/mail/mailFailure';
import { installationAccount, storeAccount } from './storeAccount';

interface Tools {
  db: Database;
  env: Env;
  fetch: Fetch;
}

interface Queued {
  store_id: string | null;
  /** Whether the store sends it, with its own account. */
  is_stores: boolean;
  /** A phone number with its country code. */
  to: string;
  text: string;
}

/** A number that can't receive the message, or doesn't want it, won't the next time either. */
const isFinal = ({ problem }: SmsFailure): boolean => problem === 'recipient' || problem === 'blocked';

/** Whether the whole installation has to wait, rather than this message or this store alone. */
const isServers = ({ problem }: SmsFailure, isStores: boolean): boolean =>
  !isStores && (problem === 'unreachable' || problem === 'busy');

const notSetUp: MailFailure = { kind: 'refused', reason: 'No account for text messages is set up.' };

/** Sends a text message by the store's account or the installation's. @returns why it wasn't taken; `null` if it was */
export async function sendTextMessage(
  { db, env, fetch }: Tools,
  { store_id, is_stores, to, text }: Queued,
): Promise<MailFailure | null> {
  const account = is_stores ? store_id && (await storeAccount(db, env, store_id)) : installationAccount(env);
  if (!account) return notSetUp;
  const failure = await sendSms(fetch, account, { to, text: text.trim() });
  if (!failure) return null;
  const kind = isFinal(failure) ? 'address' : isServers(failure, is_stores) ? 'server' : 'refused';
  return { kind, reason: failure.reason };
}
