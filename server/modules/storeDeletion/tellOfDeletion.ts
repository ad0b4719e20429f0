import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { ownerContacts } from '../addresses/service';
import { queueMessages, type Recipient } from '../outgoing/service';
import type { StoreRow } from '../store/service';

type DeletionEvent = 'deletion_requested' | 'deletion_cancelled' | 'store_abandoned' | 'store_deleted';

interface DeletionNews {
  event: DeletionEvent;
  at: Date;
  /** The contacts from before the deletion, once they are gone. */
  contacts?: readonly Recipient[];
}

/** Tells all contacts of a store about its deletion, in the transaction of the change. */
export async function tellOfDeletion(
  tx: Database,
  store: StoreRow,
  { event, at, contacts }: DeletionNews,
  tools: Pick<CallContext, 'env' | 'now'>,
): Promise<void> {
  const facts = { store: localText(store.name, 0), link: `${tools.env.PUBLIC_ADDRESS}/app/profile` };
  const to = contacts ?? (await ownerContacts(tx, store, tools));
  await queueMessages(tx, store, { event, to, facts: (time) => ({ ...facts, at: time(at) }) }, tools);
}
