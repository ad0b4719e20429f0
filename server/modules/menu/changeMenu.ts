import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { changeRecords, type Tell } from '#server/records/changeRecords';
import { lockMenu } from './lockMenu';

/**
 * Changes the menu as `changeRecords` does, with no other change of the store beside it.
 *
 * @example changeMenu(context, async (tx, tell) => { await tx.delete(items).where(isItem); tell('item', [id]); })
 */
export const changeMenu = <Result>(
  context: Pick<CallContext, 'db' | 'session' | 'wakeOutbox'>,
  work: (tx: Database, tell: Tell) => Promise<Result>,
): Promise<Result> =>
  changeRecords(context, async (tx, tell) => {
    await lockMenu(tx, context.session.store_id);
    return work(tx, tell);
  });
