import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { OutgoingChannel } from '#contract/messages/channels';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import type { Env } from '#server/env';
import type { MessageFacts } from './messageTexts';
import { sealMessage, type WrittenMessage } from './sealedMessage';
import { writeMessage, writtenLanguage } from './writeMessage';

/** The settings that say how messages leave. */
export type DeliveryEnv = Pick<Env, 'SMTP_URL' | 'SMS_FORMAT' | 'DEMO'>;

/**
 * How messages of a channel leave: by the installation's server, on the page that waits for them (the demo without a
 * mail server), or not at all.
 */
export function deliveryOf(
  { SMTP_URL, SMS_FORMAT, DEMO }: DeliveryEnv,
  channel: OutgoingChannel,
): 'server' | 'page' | 'none' {
  if (channel === 'email' ? SMTP_URL : SMS_FORMAT) return 'server';
  return DEMO === 'off' || SMTP_URL ? 'none' : 'page';
}

/** How mails of a store to its customers leave: a server of its own takes them without the installation's, too. */
export const customerDelivery = (env: DeliveryEnv, { is_on }: { is_on: boolean }): ReturnType<typeof deliveryOf> =>
  is_on ? 'server' : deliveryOf(env, 'email');

interface NewMessage<Event extends OutgoingEvent> {
  event: Event;
  channel: OutgoingChannel;
  /** An email address, or a phone number with its country code. */
  recipient: string;
  /** Code of a language of the app; others get English. */
  language: string;
  facts: MessageFacts[Event];
  storeId: string | null;
  replyTo?: string;
  /** When it is of no more use, such as a code that has expired. */
  expiresAt?: Date;
}

/** A message of a store to its customer, already written, that the store's own account or server sends. */
export interface StoresMessage {
  event: OutgoingEvent;
  channel: OutgoingChannel;
  recipient: string;
  language: string;
  storeId: string;
  message: WrittenMessage;
  expiresAt?: Date | undefined;
  /** The parts of a text message. */
  parts: number | null;
  /** Why it isn't even tried; it is then kept without its text. */
  refusal?: string | undefined;
  /** It has left already. */
  isSent?: boolean;
}

/** Queues a message of a store to its customer for the job that sends it. */
export async function queueStoresMessage(
  db: Database,
  env: Pick<Env, 'APP_KEY'>,
  { event, channel, recipient, language, storeId, message, expiresAt, parts, refusal, isSent }: StoresMessage,
  now: Date,
): Promise<void> {
  const id = newId();
  await db.insert(outgoingMessages).values({
    ...{ id, store_id: storeId, channel, event, language: writtenLanguage(language), recipient },
    ...{ created_at: now, next_try_at: now, expires_at: expiresAt ?? null, is_stores: true, parts },
    ...(refusal && { failed_at: now, refusal }),
    ...(isSent && { sent_at: now }),
    ...(!refusal && !isSent && { sealed: sealMessage(env, id, message) }),
  });
}

export type QueueEnv = DeliveryEnv & Pick<Env, 'APP_KEY'>;

/**
 * Writes a message for the job that sends it, in the transaction of the change that it is about.
 *
 * @returns the message if the page that waits for it has to show it, because this is a demo without a mail server
 * @throws an error if messages of the channel can't leave at all: check `deliveryOf` first
 */
export async function queueMessage<Event extends OutgoingEvent>(
  db: Database,
  env: QueueEnv,
  message: NewMessage<Event>,
  now: Date,
): Promise<WrittenMessage | null> {
  return queueMessageOf(newId(), db, env, message, now);
}

/** Queues the one message of a record, with the record's ID as its own, so that the record finds it. */
export async function queueMessageOf<Event extends OutgoingEvent>(
  id: string,
  db: Database,
  env: QueueEnv,
  { event, channel, recipient, language, facts, storeId, replyTo, expiresAt }: NewMessage<Event>,
  now: Date,
): Promise<WrittenMessage | null> {
  const delivery = deliveryOf(env, channel);
  if (delivery === 'none') throw new Error(`No server is set up for messages by ${channel}.`);
  const message = { ...writeMessage(event, language, facts), ...(replyTo ? { replyTo } : {}) };
  await db.insert(outgoingMessages).values({
    ...{ id, store_id: storeId, channel, event, language: writtenLanguage(language), recipient },
    ...{ created_at: now, next_try_at: now, expires_at: expiresAt ?? null },
    ...(delivery === 'server' ? { sealed: sealMessage(env, id, message) } : { sent_at: now }),
  });
  return delivery === 'page' ? message : null;
}
