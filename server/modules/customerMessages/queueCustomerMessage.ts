import { sql } from 'drizzle-orm';
import type { OutgoingChannel } from '#contract/messages/channels';
import { type CustomerEvent, type CustomerFacts, isByChannel, isOptional } from '#contract/messages/customerEvents';
import { eventTexts } from '#contract/messages/messageTexts';
import type { Database } from '#server/db/database';
import type { storeSettings } from '#server/db/schema/storeSettings';
import type { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import {
  customerDelivery,
  type DeliveryEnv,
  mailedLink,
  mailStanding,
  queueStoresMessage,
  unsubscribeToken,
  type WrittenMessage,
  writtenLanguage,
} from '../outgoing/service';
import { asMessage, filledText, textOf } from './customerTexts';
import { overLimit, partsToday } from './smsUse';
import { unsubscribeLine } from './unsubscribeLine';

/** How a customer can be reached. */
export interface Reachable {
  email: string | null;
  /** A phone number with its country code; `null` without one. */
  phone: string | null;
}

export interface CustomerMessage<Event extends CustomerEvent = CustomerEvent> {
  event: Event;
  to: Reachable;
  /** Code of the customer's language; others than the app's get English. */
  language: string;
  /** Writes its times in the message's language and for its channel. */
  facts: (time: (at: Date) => string) => CustomerFacts<Event>;
  expiresAt?: Date | undefined;
}

interface OfStore {
  store: typeof stores.$inferSelect;
  settings: Pick<typeof storeSettings.$inferSelect, 'messages' | 'mail' | 'sms'>;
}

/** The channel of a message: a mail if the customer gave an address, otherwise a text message if the store sends them. */
function channelFor(
  event: CustomerEvent,
  { email, phone }: Reachable,
  { mail, sms }: OfStore['settings'],
  env: DeliveryEnv,
): OutgoingChannel | null {
  if (email) return isByChannel(event, 'email') && customerDelivery(env, mail) === 'server' ? 'email' : null;
  return phone && sms.is_on && isByChannel(event, 'sms') ? 'sms' : null;
}

/** A short date in text messages, whose parts cost. */
const timeStyles = {
  email: { dateStyle: 'long', timeStyle: 'short' },
  sms: { dateStyle: 'medium', timeStyle: 'short' },
} as const;

/** Whether a text message is beyond the store's limit for the day. Until the transaction ends, no other one is counted. */
async function isOverDay(tx: Database, { store, settings: { sms } }: OfStore, parts: number, now: Date) {
  if (sms.parts_per_day === null) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`text messages ${store.id}`}, 0))`);
  return (await partsToday(tx, store, now)) + parts > sms.parts_per_day;
}

type QueueEnv = DeliveryEnv & Pick<Env, 'APP_KEY' | 'PUBLIC_ADDRESS'>;

/** A mail that customers can do without, with the link at which they say so, if the installation knows its address. */
async function withUnsubscribe(
  tx: Database,
  message: WrittenMessage,
  { storeId, address, language }: { storeId: string; address: string; language: string },
  { env, now }: { env: QueueEnv; now: Date },
): Promise<WrittenMessage> {
  if (!env.PUBLIC_ADDRESS) return message;
  const unsubscribe = mailedLink(env, 'unsubscribe', await unsubscribeToken(tx, { storeId, address }, now));
  return { ...message, text: `${message.text}\n${unsubscribeLine(language, unsubscribe)}\n`, unsubscribe };
}

/**
 * Writes a message of a store to its customer, in the store's own words if it has any, unless it has turned the event off,
 * can't reach the customer, or they have unsubscribed. An address that takes no mail is like none. A text message beyond the day's limit is kept as refused.
 *
 * @returns whether a message was written
 */
export async function queueCustomerMessage<Event extends CustomerEvent>(
  tx: Database,
  of: OfStore,
  { event, to, language, facts, expiresAt }: CustomerMessage<Event>,
  { env, now }: { env: QueueEnv; now: Date },
): Promise<boolean> {
  const texts = eventTexts(of.settings.messages, event);
  const standing = to.email ? await mailStanding(tx, { storeId: of.store.id, address: to.email }) : null;
  if (standing?.isUnsubscribed && isOptional(event)) return false;
  const channel = channelFor(event, standing?.isBounced ? { ...to, email: null } : to, of.settings, env);
  const recipient = channel === 'email' ? to.email : to.phone;
  if (!texts.is_on || !channel || !recipient) return false;
  const format = new Intl.DateTimeFormat(writtenLanguage(language), {
    ...timeStyles[channel],
    timeZone: of.store.timezone,
  });
  const text = textOf(texts, event, { channel, language });
  const values = facts((at) => format.format(at)) as CustomerFacts;
  const { message: plain, parts } = asMessage(filledText(text, event, values, channel), channel);
  const sentTo = { storeId: of.store.id, address: recipient, language };
  const message =
    channel === 'email' && isOptional(event) ? await withUnsubscribe(tx, plain, sentTo, { env, now }) : plain;
  const isOver = parts !== null && (await isOverDay(tx, of, parts, now));
  await queueStoresMessage(
    tx,
    env,
    {
      ...{ event, channel, recipient, language, storeId: of.store.id, message, expiresAt, parts },
      ...(isOver ? { refusal: overLimit } : {}),
    },
    now,
  );
  return true;
}
