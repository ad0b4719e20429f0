import type { Database } from '#server/db/database';
import type { stores } from '#server/db/schema/stores';
import type { CallContext } from '#server/http/handler';
import { deliveryOf, menuLanguage, writtenLanguage } from '../outgoing/service';
import { recipientOf } from './accountAddress';
import { formerAddresses } from './reservedAddress';

type Store = typeof stores.$inferSelect;
type Context = Pick<CallContext, 'env' | 'now'>;

/** The language in which a store's owner reads mail. */
export const ownerLanguage = (store: Store): string =>
  writtenLanguage(store.owner_language ?? menuLanguage(store) ?? 'en');

/**
 * Where the owner can be reached: also at addresses that a link can still bring back, because someone may have changed
 * those first. Team members aren't told what only the owner can undo.
 */
export async function contactsOf(tx: Database, store: Store, { env, now }: Context) {
  const { id: store_id, email, country_phone_code, phone } = store;
  const former = await formerAddresses(tx, { store_id, sub_store_id: null }, now());
  const contacts = [{ email }, { country_phone_code, phone }, ...former].map(recipientOf);
  const isFirst = ({ channel, recipient }: (typeof contacts)[number], position: number) =>
    contacts.findIndex((other) => other.channel === channel && other.recipient === recipient) === position;
  return contacts.filter(isFirst).filter(({ channel, recipient }) => {
    const delivery = deliveryOf(env, channel);
    return recipient !== '' && (delivery === 'server' || (delivery === 'page' && channel === 'email'));
  });
}

/** A time as a mail to the owner writes it, in the store's time zone. */
export const ownerTime = (store: Store, at: Date): string =>
  new Intl.DateTimeFormat(ownerLanguage(store), {
    ...({ dateStyle: 'long', timeStyle: 'short' } as const),
    timeZone: store.timezone,
  }).format(at);
