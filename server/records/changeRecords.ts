import type { RecordEntity } from '#contract/entities/recordMessage';
import { recordsChangedCode } from '#contract/stream';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { appendToOutbox } from '#server/realtime/outbox';

/** Above this number records aren't listed one by one: listeners reload all records of that kind. */
const mostNamed = 100;

/** Tells a store's open devices which records changed. Call it as late in the transaction as possible: see `appendToOutbox`. */
export const announceRecords = (
  tx: Database,
  storeId: string,
  entity: RecordEntity,
  ids: readonly string[],
): Promise<number> =>
  appendToOutbox(tx, storeId, {
    messageCode: recordsChangedCode,
    messageData: { entity, ids: ids.length > mostNamed ? [] : [...ids] },
  });

export type Announce = (entity: RecordEntity, ids: readonly string[]) => void;

/**
 * Makes a change in one transaction. Its messages are written last, because that blocks the store's other writers,
 * and sent after the commit.
 *
 * @example changeRecords(context, async (tx, announce) => { await tx.delete(notices).where(isNotice); announce('notice', [id]); })
 */
export async function changeRecords<Result>(
  { db, session, wakeOutbox }: Pick<CallContext, 'db' | 'session' | 'wakeOutbox'>,
  work: (tx: Database, announce: Announce) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const announced: Parameters<Announce>[] = [];
    const outcome = await work(tx, (...change) => announced.push(change));
    for (const [entity, ids] of announced) await announceRecords(tx, session.store_id, entity, ids);
    return outcome;
  });
  wakeOutbox();
  return result;
}
