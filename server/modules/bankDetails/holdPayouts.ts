import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import type { CallContext } from '#server/http/handler';
import { formerAddresses, recipientOf } from '../addresses/service';
import { deliveryOf, menuLanguage, queueMessage, type WrittenMessage, writtenLanguage } from '../outgoing/service';
import { createToken } from '../session/service';
import { alarmPath } from './alarmPath';

type Store = typeof stores.$inferSelect;

const languageOf = (store: Store): string => writtenLanguage(store.owner_language ?? menuLanguage(store) ?? 'en');

/**
 * Where the owner can be reached: also at addresses that a link can still bring back, because someone may have changed
 * those first. Team members get no notice: its link signs everyone out.
 */
async function contactsOf(tx: Database, store: Store, { env, now }: Pick<CallContext, 'env' | 'now'>) {
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

/**
 * Holds payouts for some days, and tells the store's contacts about the change, each with a link that freezes payouts.
 * Call it in the transaction of the change, with the store locked.
 *
 * @returns the notice, in a demo without a mail server
 */
export async function holdPayouts(
  tx: Database,
  { env, session, now }: Pick<CallContext, 'env' | 'session' | 'now'>,
): Promise<WrittenMessage | null> {
  const { store_id: storeId } = session;
  const at = now();
  const until = addHours(at, accountLimits.payoutHoldHours);
  const [store] = await tx.update(stores).set({ payout_hold_until: until }).where(eq(stores.id, storeId)).returning();
  const contacts = store ? await contactsOf(tx, store, { env, now }) : [];
  if (!store || contacts.length === 0) return null;
  const account = { store_id: storeId, sub_store_id: null };
  const token = await createToken(tx, { ...account, purpose: 'bank_alarm', created_at: at, expires_at: until });
  const language = languageOf(store);
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: store.timezone } as const;
  const name = localText(store.name, 0);
  const facts = {
    store: name,
    at: new Intl.DateTimeFormat(language, style).format(at),
    hours: String(accountLimits.payoutHoldHours),
    link: `${env.PUBLIC_ADDRESS}${alarmPath(token)}`,
  };
  const shown: (WrittenMessage | null)[] = [];
  for (const contact of contacts)
    shown.push(
      await queueMessage(
        tx,
        env,
        { event: 'bank_changed', ...contact, language, facts, storeId, expiresAt: until },
        at,
      ),
    );
  return shown.find((message) => message !== null) ?? null;
}
