import type { Database } from '#server/db/database';
import type { stores } from '#server/db/schema/stores';
import type { CallContext } from '#server/http/handler';
import { deliveryOf, ownerLanguage, type Recipient } from '../outgoing/service';
import { recipientOf } from './accountAddress';
import { formerAddresses } from './reservedAddress';

type Store = Pick<
  typeof stores.$inferSelect,
  'id' | 'email' | 'country_phone_code' | 'phone' | 'languages_supported' | 'owner_language'
>;

/**
 * Where the owner can be reached, with the language of messages to them: also at addresses that a link can still bring back, because someone may have changed
 * those first.
 */
export async function ownerContacts(
  tx: Database,
  store: Store,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<Recipient[]> {
  const { id: store_id, email, country_phone_code, phone } = store;
  const former = await formerAddresses(tx, { store_id, sub_store_id: null }, now());
  const contacts = [{ email }, { country_phone_code, phone }, ...former].map(recipientOf);
  const isFirst = ({ channel, recipient }: (typeof contacts)[number], position: number) =>
    contacts.findIndex((other) => other.channel === channel && other.recipient === recipient) === position;
  const reachable = contacts.filter(isFirst).filter(({ channel, recipient }) => {
    const delivery = deliveryOf(env, channel);
    return recipient !== '' && (delivery === 'server' || (delivery === 'page' && channel === 'email'));
  });
  return reachable.map((contact) => ({ ...contact, language: ownerLanguage(store) }));
}
