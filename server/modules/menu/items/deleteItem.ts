import { sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BulkResult } from '#contract/entities/change';
import { items } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { changeMenu } from '../changeMenu';
import { keepChange } from '../changes/keepChange';
import { idList } from '../changes/menuTables';
import { snapshots } from '../changes/snapshots';

/** Deletes items, kept so that they can be brought back. Orders have their own copy of what was sold. */
export const deleteItem: Handler<'delete_item'> = ({ _id, ids = [] }, context) =>
  changeMenu(context, async (tx, tell) => {
    const { session, now } = context;
    const { store_id } = session;
    const wanted = _id === undefined ? [...new Set(ids)] : [_id];
    const befores = await snapshots(tx, 'item', store_id, wanted);
    if (_id !== undefined && !befores.has(_id)) throw notFound(errorCodes.ITEM_NOT_FOUND);
    const results: BulkResult[] = wanted.map((id) =>
      befores.has(id) ? { _id: id, success: true } : { _id: id, success: false, error_code: errorCodes.ITEM_NOT_FOUND },
    );
    if (befores.size === 0) return { results, change_id: null };
    const found = [...befores.keys()];
    await tx.execute(sql`delete from ${items} where store_id = ${store_id} and id in ${idList(found)}`);
    const entries = [...befores].map(([record_id, before]) => ({
      entity: 'item' as const,
      record_id,
      before,
      after_version: null,
    }));
    const change_id = await keepChange(tx, session, entries, { now: now() });
    tell('item', found);
    return { results, change_id, message: successCodes.ITEM_DELETED };
  });
