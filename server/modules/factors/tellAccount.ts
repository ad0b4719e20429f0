import { subDays } from 'date-fns';
import { and, eq, gt } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { outgoingMessages, stores, subStores } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { formerAddresses } from '../addresses/service';
import {
  deliveryOf,
  type MessageFacts,
  menuLanguage,
  queueMessages,
  securityPath,
  type WriteTime,
  type WrittenMessage,
} from '../outgoing/service';
import type { FactorAccount } from './factorAccount';

/** Something that happened to an account's factors or links with other sign-in services, or a sign-in. */
type AccountNews =
  | { event: 'factor_removed' | 'recovery_codes_new' }
  /** `link`: removes it again; `until` when it works. */
  | { event: 'factor_added'; link: string; until: Date }
  | { event: 'recovery_code_used'; left: number }
  | { event: 'passkey_refused' | 'social_linked' | 'social_unlinked'; name: string }
  /** `device`: the names of its browser and system. */
  | { event: 'new_device'; device: string };

interface Recipient {
  email: string;
  language: string;
  timezone: string;
  /** As a mail names the account: its recipient may have several. */
  title: string;
  /** The account whose mailbox it is: the owner's for a shared device, which can't change its password or sign devices out. */
  reader: FactorAccount;
  /** Where the reader sees the account's devices. */
  devicesPath: string;
}

const ownDevices = '/app/profile?tab=account&section=devices';

async function recipientOf(db: Database, { store_id, sub_store_id }: FactorAccount): Promise<Recipient | null> {
  const columns = {
    name: stores.name,
    timezone: stores.timezone,
    email: stores.email,
    language: stores.owner_language,
    languages_supported: stores.languages_supported,
  };
  const [store] = await db.select(columns).from(stores).where(eq(stores.id, store_id));
  if (!store) return null;
  const { name, timezone, email } = store;
  const byDefault = menuLanguage(store) ?? 'en';
  const owner = {
    ...{ email, language: store.language ?? byDefault, timezone, title: localText(name, 0) },
    ...{ reader: { store_id, sub_store_id: null }, devicesPath: ownDevices },
  };
  if (sub_store_id === null) return owner;
  const [member] = await db
    .select({
      ...{ email: subStores.email, language: subStores.language, name: subStores.name },
      shared_device: subStores.shared_device,
    })
    .from(subStores)
    .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  if (!member) return null;
  const title = [member.name, localText(name, 0)].filter(Boolean).join(', ');
  if (member.shared_device) return { ...owner, title, devicesPath: `/app/users/sub-stores/${sub_store_id}` };
  return {
    ...{ email: member.email, language: member.language ?? byDefault, timezone, title },
    ...{ reader: { store_id, sub_store_id }, devicesPath: ownDevices },
  };
}

/** The account's email address, and those that a link can still bring back: someone may have changed them first. */
async function emailsOf(tx: Database, account: FactorAccount, email: string, now: Date): Promise<string[]> {
  const former = await formerAddresses(tx, account, now);
  return [...new Set([email, ...former.flatMap((value) => ('email' in value ? [value.email] : []))])];
}

/** Someone with the password could otherwise fill the mailbox. */
async function isTooMuch(tx: Database, storeId: string, recipient: string, now: Date): Promise<boolean> {
  const isSame = and(
    eq(outgoingMessages.store_id, storeId),
    eq(outgoingMessages.event, 'new_device'),
    eq(outgoingMessages.recipient, recipient),
    gt(outgoingMessages.created_at, subDays(now, 1)),
  );
  return (await tx.$count(outgoingMessages, isSame)) >= accountLimits.newDeviceMailsPerDay;
}

/**
 * Mails an account what happened to it, in the transaction of the change, if mail can leave. News about a shared device
 * goes to the owner.
 *
 * @returns the mail, in a demo without a mail server
 */
export async function tellAccount(
  tx: Database,
  env: Pick<Env, 'SMTP_URL' | 'SMS_FORMAT' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS'>,
  account: FactorAccount,
  news: AccountNews,
  now: Date,
): Promise<WrittenMessage | null> {
  if (deliveryOf(env, 'email') === 'none') return null;
  const recipient = await recipientOf(tx, account);
  if (!recipient) return null;
  const { email, language, timezone, title, reader, devicesPath } = recipient;
  const { store_id } = account;
  if (news.event === 'new_device' && (await isTooMuch(tx, store_id, email, now))) return null;
  const emails = await emailsOf(tx, reader, email, now);
  const to = emails.map((address) => ({ channel: 'email', recipient: address, language }) as const);
  const link = `${env.PUBLIC_ADDRESS}${securityPath}`;
  const common = (time: WriteTime) => ({ account: title, at: time(now), link });
  const queue = <Event extends OutgoingEvent>(
    event: Event,
    facts: (time: WriteTime) => MessageFacts[Event],
    expiresAt?: Date,
  ) => queueMessages(tx, { id: store_id, timezone }, { event, to, facts, expiresAt }, { env, now: () => now });
  switch (news.event) {
    case 'factor_added': {
      const hours = String(accountLimits.factorAlarmHours);
      return queue(news.event, (time) => ({ ...common(time), link: news.link, hours }), news.until);
    }
    case 'recovery_code_used':
      return queue(news.event, (time) => ({ ...common(time), left: String(news.left) }));
    case 'passkey_refused':
    case 'social_linked':
    case 'social_unlinked':
      return queue(news.event, (time) => ({ ...common(time), name: news.name }));
    case 'new_device': {
      const devices = `${env.PUBLIC_ADDRESS}${devicesPath}`;
      return queue(news.event, (time) => ({ ...common(time), link: devices, device: news.device }));
    }
    default:
      return queue(news.event, common);
  }
}
