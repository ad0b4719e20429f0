import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import type { CallContext } from '#server/http/handler';
import { ownerContacts } from '../addresses/service';
import { ownerLanguage, ownerTime, queueMessage, type WrittenMessage } from '../outgoing/service';
import { createToken } from '../session/service';
import { alarmPath } from './alarmPath';

/**
 * Holds payouts for some days, and tells the owner's contacts about the change, each with a link that freezes payouts.
 * Team members get no notice: its link signs everyone out.
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
  const contacts = store ? await ownerContacts(tx, store, { env, now }) : [];
  if (!store || contacts.length === 0) return null;
  const account = { store_id: storeId, sub_store_id: null };
  const token = await createToken(tx, { ...account, purpose: 'bank_alarm', created_at: at, expires_at: until });
  const language = ownerLanguage(store);
  const facts = {
    store: localText(store.name, 0),
    at: ownerTime(store, at),
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
