import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import type { CallContext } from '#server/http/handler';
import { ownerContacts } from '../addresses/service';
import { mailedLink, queueMessages, type WrittenMessage } from '../outgoing/service';
import { createToken } from '../session/service';

/**
 * Holds payouts for some days, and tells the owner's contacts about the change, each with a link that freezes payouts.
 * Team members get no notice: its link signs everyone out.
 * Call it in the transaction of the change, with the store locked.
 *
 * @returns the notice, in a demo without a mail server
 */
export async function holdPayouts(
  tx: Database,
  context: Pick<CallContext, 'env' | 'session' | 'now'>,
): Promise<WrittenMessage | null> {
  const { env, session, now } = context;
  const { store_id } = session;
  const at = now();
  const until = addHours(at, accountLimits.payoutHoldHours);
  const [store] = await tx.update(stores).set({ payout_hold_until: until }).where(eq(stores.id, store_id)).returning();
  const to = store ? await ownerContacts(tx, store, context) : [];
  if (!store || to.length === 0) return null;
  const account = { store_id, sub_store_id: null };
  const token = await createToken(tx, { ...account, purpose: 'bank_alarm', created_at: at, expires_at: until });
  const facts = {
    store: localText(store.name, 0),
    hours: String(accountLimits.payoutHoldHours),
    link: mailedLink(env, 'bankAlarm', token),
  };
  return queueMessages(
    tx,
    store,
    { event: 'bank_changed', to, facts: (time) => ({ ...facts, at: time(at) }), expiresAt: until },
    context,
  );
}
