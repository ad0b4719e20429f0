import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import type { CallContext } from '#server/http/handler';
import { ownerContacts } from '../addresses/service';
import { queueMessages } from '../outgoing/service';

/**
 * Mails the owner that an archive of everything was requested, if mail can leave: it may have been someone else, who may have
 * changed the email address first.
 */
export async function tellOwner(tx: Database, storeId: string, tools: Pick<CallContext, 'env' | 'now'>): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store) return;
  const to = (await ownerContacts(tx, store, tools)).filter(({ channel }) => channel === 'email');
  const facts = {
    store: localText(store.name, 0),
    hours: String(accountLimits.archiveHours),
    link: `${tools.env.PUBLIC_ADDRESS}/app/profile?tab=account&section=archive`,
  };
  await queueMessages(
    tx,
    store,
    { event: 'archive_requested', to, facts: (time) => ({ ...facts, at: time(tools.now()) }) },
    tools,
  );
}
