import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { ownerContacts } from '../addresses/service';
import { ownerLanguage, ownerTime, queueMessage } from '../outgoing/service';
import type { StoreRow } from '../store/service';

type DeletionEvent = 'deletion_requested' | 'deletion_cancelled' | 'store_abandoned' | 'store_deleted';

/**
 * Tells all contacts of a store about its deletion, in the transaction of the change.
 *
 * @param contacts those from before, if they are gone by now
 */
export async function tellOfDeletion(
  tx: Database,
  store: StoreRow,
  { event, at }: { event: DeletionEvent; at: Date },
  { env, now }: Pick<CallContext, 'env' | 'now'>,
  contacts?: Awaited<ReturnType<typeof ownerContacts>>,
): Promise<void> {
  const facts = {
    ...{ store: localText(store.name, 0), at: ownerTime(store, at) },
    link: `${env.PUBLIC_ADDRESS}/app/profile`,
  };
  const common = { event, language: ownerLanguage(store), facts, storeId: store.id };
  for (const contact of contacts ?? (await ownerContacts(tx, store, { env, now })))
    await queueMessage(tx, env, { ...common, ...contact }, now());
}
