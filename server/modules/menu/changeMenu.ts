import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { lockMenu } from './lockMenu';
import { tellMenuChanged } from './menuMessage';

type Tell = (entity: MenuEntity, ids: readonly string[]) => void;

/**
 * Carries a change of the menu out in one transaction, no other of the store beside it. What it tells of is sent last in it, since that holds up the
 * store's other writers, and leaves once it has committed.
 *
 * @example changeMenu(context, async (tx, tell) => { await tx.delete(items).where(isItem); tell('item', [id]); })
 */
export async function changeMenu<Result>(
  { db, session, wakeOutbox }: Pick<CallContext, 'db' | 'session' | 'wakeOutbox'>,
  work: (tx: Database, tell: Tell) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    await lockMenu(tx, session.store_id);
    const told: Parameters<Tell>[] = [];
    const done = await work(tx, (...change) => told.push(change));
    for (const [entity, ids] of told) await tellMenuChanged(tx, session.store_id, entity, ids);
    return done;
  });
  wakeOutbox();
  return result;
}
