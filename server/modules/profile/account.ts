import { and, eq, type SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { sessions, stores, subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import type { AccountId } from '../addresses/service';
import type { AuditActor } from '../audit/service';
import { menuLanguage } from '../outgoing/service';
import { ownerVisitor, subStoreVisitor } from '../session/service';

interface StoreFacts {
  store_id: string;
  store_name: string[];
  timezone: string;
  email: string;
  country_phone_code: string;
  phone: string;
  /** Code of the language of the person's mails, if they chose one. */
  language: string | null;
  /** The first of the store's menu; `null` if mails aren't written in it. */
  menu_language: string | null;
  /** As a mail names the account: its recipient may have several. */
  title: string;
  actor: AuditActor;
}

/** A person's account with its row. */
export type Account = StoreFacts &
  (
    | { sub_store_id: null; row: typeof stores.$inferSelect }
    | { sub_store_id: string; row: typeof subStores.$inferSelect }
  );

/** The condition on `sub_stores`. */
export const isSubAccount = (store_id: string, sub_store_id: string): SQL | undefined =>
  and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id));

const addressesOf = ({
  email,
  country_phone_code,
  phone,
}: Pick<StoreFacts, 'email' | 'country_phone_code' | 'phone'>) => ({
  email,
  country_phone_code,
  phone,
});

/**
 * A person's account.
 *
 * @param isLocked keeps others from changing it until the transaction ends
 * @returns `null` if it was deleted
 */
export async function findPerson(
  db: Database,
  { store_id, sub_store_id }: AccountId,
  { isLocked = false } = {},
): Promise<Account | null> {
  const selectStore = db.select().from(stores).where(eq(stores.id, store_id));
  const [store] = await (isLocked && sub_store_id === null ? selectStore.for('no key update') : selectStore);
  if (!store) return null;
  const common = { store_id, store_name: store.name, timezone: store.timezone, menu_language: menuLanguage(store) };
  if (sub_store_id === null) {
    const { actor } = ownerVisitor(store);
    const owner = {
      ...common,
      ...addressesOf(store),
      language: store.owner_language,
      title: localText(store.name, 0),
      actor,
    };
    return { ...owner, sub_store_id: null, row: store };
  }
  const select = db.select().from(subStores).where(isSubAccount(store_id, sub_store_id));
  const [row] = await (isLocked ? select.for('no key update') : select);
  if (!row) return null;
  const title = [row.name, store.name[0]].filter(Boolean).join(', ');
  const { actor } = subStoreVisitor(row);
  return { ...common, ...addressesOf(row), language: row.language, title, actor, sub_store_id, row };
}

/** The caller. */
export type Caller = Pick<Session, 'id' | 'store_id' | 'sub_store_id'>;

/**
 * The same for the caller. A call that waits for the lock is checked again: "It wasn't me" may have ended its session, or
 * the account may have become a shared device, where no one changes it.
 *
 * @throws 999 if the account was deleted; with `isLocked`, also if the session has ended, and 4001 at a shared device
 */
export async function needPerson(db: Database, caller: Caller, { isLocked = false } = {}): Promise<Account> {
  const found = await findPerson(db, caller, { isLocked });
  if (!found) throw new CallError(errorCodes.SESSION_ENDED);
  if (!isLocked) return found;
  const isCaller = eq(sessions.id, caller.id);
  // Locked as well, so that one that is about to end isn't taken for open. Its last use can still be noted.
  const [open] = await db.select({ id: sessions.id }).from(sessions).where(isCaller).for('key share');
  if (!open) throw new CallError(errorCodes.SESSION_ENDED);
  if (found.sub_store_id !== null && found.row.shared_device) throw new CallError(errorCodes.NOT_PERMITTED);
  return found;
}
