import { sql } from 'drizzle-orm';
import type { OutgoingChannel } from '#contract/messages/channels';
import { type CustomerEvent, type CustomerFacts, isByChannel } from '#contract/messages/customerEvents';
import { eventTexts } from '#contract/messages/messageTexts';
import type { Database } from '#server/db/database';
import type { storeSettings } from '#server/db/schema/storeSettings';
import type { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { customerDelivery, type DeliveryEnv, queueStoresMessage, writtenLanguage } from '../outgoing/service';
import { asMessage, filledText, textOf } from './customerTexts';
import { overLimit, partsToday } from './smsUse';

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

/**
 * Writes a message of a store to its customer, in the store's own words if it has any, unless it has turned the event off or
 * can't reach the customer. A text message beyond the day's limit is kept as refused.
 *
 * @returns whether a message was written
 */
export async function queueCustomerMessage<Event extends CustomerEvent>(
  tx: Database,
  of: OfStore,
  { event, to, language, facts, expiresAt }: CustomerMessage<Event>,
  { env, now }: { env: DeliveryEnv & Pick<Env, 'APP_KEY'>; now: Date },
): Promise<boolean> {
  const texts = eventTexts(of.settings.messages, event);
  const channel = channelFor(event, to, of.settings, env);
  const recipient = channel === 'email' ? to.email : to.phone;
  if (!texts.is_on || !channel || !recipient) return false;
  const format = new Intl.DateTimeFormat(writtenLanguage(language), {
    ...timeStyles[channel],
    timeZone: of.store.timezone,
  });
  const text = textOf(texts, event, { channel, language });
  const values = facts((at) => format.format(at)) as CustomerFacts;
  const { message, parts } = asMessage(filledText(text, event, values, channel), channel);
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
