import { and, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ProviderRecord } from '#contract/entities/provider';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import type { ProviderRow } from './decide';
import { isProvider, presentProviderRecord, selectProviders } from './selectProviders';

/**
 * Carries a change around one delivery person out in one transaction. The message is sent last in it, since that holds up
 * the store's other writers, and leaves once it has committed.
 *
 * @param work returns whose record shows the change, and the reply
 */
export async function changeProvider<Result>(
  { db, session, wakeOutbox }: Pick<CallContext, 'db' | 'session' | 'wakeOutbox'>,
  work: (tx: Database) => Promise<{ providerId: string; result: Result }>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const done = await work(tx);
    await announceRecords(tx, session.store_id, 'provider', [done.providerId]);
    return done.result;
  });
  wakeOutbox();
  return result;
}

export const providerNotFound = (path = '_id') =>
  fieldsNotValid(errorCodes.PROVIDER_NOT_FOUND, [{ path, code: String(errorCodes.PROVIDER_NOT_FOUND) }]);

/** @throws 426 at `_id` if the store has no such person, or the person was deleted */
export async function loadProvider(
  db: Database,
  id: string,
  { session, now }: Pick<CallContext, 'session' | 'now'>,
): Promise<ProviderRecord> {
  const at = { rules: session, now: now() };
  const [found] = await selectProviders(db, at).where(
    and(isProvider(session.store_id, id), isNull(providers.archived_at)),
  );
  if (!found) throw providerNotFound();
  return presentProviderRecord(found, at);
}

/**
 * A person's row, locked until the transaction ends.
 *
 * @param path the field of the body that names the person
 * @throws 426 at `path`
 */
export async function lockProvider(tx: Database, storeId: string, id: string, path = '_id'): Promise<ProviderRow> {
  const [row] = await tx
    .select()
    .from(providers)
    .where(and(isProvider(storeId, id), isNull(providers.archived_at)))
    .for('update');
  if (!row) throw providerNotFound(path);
  return row;
}
