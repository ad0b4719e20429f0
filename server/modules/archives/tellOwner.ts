import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import type { CallContext } from '#server/http/handler';
import { ownerContacts } from '../addresses/service';
import { ownerLanguage, ownerTime, queueMessage } from '../outgoing/service';

/**
 * Mails the owner that an archive of everything was requested, if mail can leave: it may have been someone else, who may have
 * changed the email address first.
 */
export async function tellOwner(
  tx: Database,
  storeId: string,
  { env, now }: Pick<CallContext, 'env' | 'now'>,
): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) return;
  const facts = {
    store: localText(store.name, 0),
    at: ownerTime(store, now()),
    hours: String(accountLimits.archiveHours),
    link: `${env.PUBLIC_ADDRESS}/app/profile?tab=account&section=archive`,
  };
  const common = { event: 'archive_requested', language: ownerLanguage(store), facts, storeId } as const;
  for (const contact of await ownerContacts(tx, store, { env, now }))
    if (contact.channel === 'email') await queueMessage(tx, env, { ...common, ...contact }, now());
}
