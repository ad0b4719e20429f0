import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { tellRecordsChanged } from '#server/records/changeRecords';

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
    await tellRecordsChanged(tx, session.store_id, 'provider', [done.providerId]);
    return done.result;
  });
  wakeOutbox();
  return result;
}
