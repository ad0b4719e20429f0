import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { OutgoingChannel } from '#contract/messages/channels';
import type { Database } from '#server/db/database';
import type { stores } from '#server/db/schema/stores';
import type { MessageFacts } from './messageTexts';
import { type QueueEnv, queueMessage } from './queueMessage';
import type { WrittenMessage } from './sealedMessage';
import { writtenLanguage } from './writeMessage';

export interface Recipient {
  channel: OutgoingChannel;
  /** An email address, or a phone number with its country code. */
  recipient: string;
  /** Code of the language that the message is written in. */
  language: string;
}

/** Writes a time for a message. */
export type WriteTime = (at: Date) => string;

interface MessageToMany<Event extends OutgoingEvent> {
  event: Event;
  to: readonly Recipient[];
  facts: (time: WriteTime) => MessageFacts[Event];
  /** When it is of no more use. */
  expiresAt?: Date | undefined;
}

interface Tools {
  env: QueueEnv;
  now: () => Date;
}

/**
 * Queues a message to several people, each in their language and in the store's time zone.
 *
 * @returns the first one that a page has to show, in a demo without a mail server
 * @throws an error if messages of a recipient's channel can't leave at all
 */
export async function queueMessages<Event extends OutgoingEvent>(
  tx: Database,
  { id: storeId, timezone: timeZone }: Pick<typeof stores.$inferSelect, 'id' | 'timezone'>,
  { event, to, facts, expiresAt }: MessageToMany<Event>,
  { env, now }: Tools,
): Promise<WrittenMessage | null> {
  let first: WrittenMessage | null = null;
  for (const { channel, recipient, language } of to) {
    const format = new Intl.DateTimeFormat(writtenLanguage(language), {
      ...({ dateStyle: 'long', timeStyle: 'short' } as const),
      timeZone,
    });
    const message = { event, channel, recipient, language, facts: facts((at) => format.format(at)), storeId };
    const shown = await queueMessage(tx, env, { ...message, ...(expiresAt && { expiresAt }) }, now());
    first ??= shown;
  }
  return first;
}
