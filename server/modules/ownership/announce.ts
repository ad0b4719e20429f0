import type { OutgoingChannel, OutgoingEvent } from '#contract/entities/outgoingMessage';
import type { Database } from '#server/db/database';
import { ownerContacts } from '../addresses/service';
import {
  deliveryOf,
  type MessageFacts,
  menuLanguage,
  ownerLanguage,
  queueMessage,
  type WrittenMessage,
  writtenLanguage,
} from '../outgoing/service';
import type { OwnerStore, Tools } from './ownerStore';

export interface Recipient {
  channel: OutgoingChannel;
  /** An email address, or a phone number with its country code. */
  recipient: string;
  /** Code of the language that the message is written in. */
  language: string;
}

/** The owner's contacts, old ones that can still come back included. */
export async function contactsOf(tx: Database, store: OwnerStore, tools: Tools): Promise<Recipient[]> {
  const language = ownerLanguage(store);
  return (await ownerContacts(tx, store, tools)).map((contact) => ({ ...contact, language }));
}

/** People by their email addresses; none if mail can't leave. @param language `null`: the menu's */
export function byMail(
  store: OwnerStore,
  people: readonly { email: string; language: string | null }[],
  { env }: Pick<Tools, 'env'>,
): Recipient[] {
  if (deliveryOf(env, 'email') === 'none') return [];
  return people.map(({ email, language }) => ({
    ...{ channel: 'email', recipient: email },
    language: writtenLanguage(language ?? menuLanguage(store) ?? 'en'),
  }));
}

/** Writes a time for a mail. */
type WriteTime = (at: Date) => string;

interface Announcement<Event extends OutgoingEvent> {
  event: Event;
  to: readonly Recipient[];
  facts: (time: WriteTime) => MessageFacts[Event];
  /** When it is of no more use. */
  expiresAt?: Date;
}

/**
 * Writes a message to several people, each in their language and in the store's time.
 *
 * @returns the first, in a demo without a mail server
 */
export async function announce<Event extends OutgoingEvent>(
  tx: Database,
  store: OwnerStore,
  { event, to, facts, expiresAt }: Announcement<Event>,
  { env, now }: Tools,
): Promise<WrittenMessage | null> {
  let first: WrittenMessage | null = null;
  for (const { channel, recipient, language } of to) {
    const style = { dateStyle: 'long', timeStyle: 'short', timeZone: store.timezone } as const;
    const time: WriteTime = (at) => new Intl.DateTimeFormat(language, style).format(at);
    const message = { event, channel, recipient, language, facts: facts(time), storeId: store.id };
    const shown = await queueMessage(tx, env, { ...message, ...(expiresAt && { expiresAt }) }, now());
    first ??= shown;
  }
  return first;
}

/** As a demo's reply has a message. */
export const demoMessage = (message: WrittenMessage | null) =>
  message ? { demo_message: { subject: message.subject, text: message.text } } : {};
