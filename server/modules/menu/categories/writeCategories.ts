import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { newId } from '#server/db/schema/columns';
import { categories } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { changeMenu } from '../changeMenu';
import { lockRecords, snapshots } from '../changes/snapshots';
import { keepDeletion } from '../keepDeletion';
import { menuConflict } from '../menuConflict';
import { nextPlace } from '../nextPlace';
import { notFound } from '../notFound';
import { recordInUse } from '../recordInUse';
import { refuseTakenName } from '../refuseTakenName';
import { setSequence } from '../setSequence';
import { touched } from '../touched';
import { headingColumns, nameColumns } from './headingColumns';
import { loadCategory } from './readCategories';

const ofStore = (storeId: string) => eq(categories.store_id, storeId);
const isCategory = (storeId: string, id: string) => and(ofStore(storeId), eq(categories.id, id));

export const addCategory: Handler<'add_category'> = (body, context) =>
  changeMenu(context, async (tx, tell) => {
    const { store_id } = context.session;
    const row = {
      store_id,
      id: newId(),
      sequence_number: await nextPlace(tx, categories, ofStore(store_id)),
      ...(await nameColumns(tx, store_id, body.name)),
      ...(await headingColumns(tx, store_id, body)),
      ...touched(context.session, context.now()),
    };
    await tx.insert(categories).values(row).catch(refuseTakenName);
    tell('category', [row.id]);
    return { category: await loadCategory(tx, store_id, row.id) };
  });

export const updateCategory: Handler<'update_category'> = (body, context) =>
  changeMenu(context, async (tx, tell) => {
    const { store_id } = context.session;
    await lockRecords(tx, 'category', store_id, [body._id]);
    const current = await loadCategory(tx, store_id, body._id);
    if (current.version !== body.version) throw menuConflict(current);
    const changes = {
      ...(body.name && (await nameColumns(tx, store_id, body.name))),
      ...(await headingColumns(tx, store_id, body)),
      ...touched(context.session, context.now()),
      version: sql`${categories.version} + 1`,
    };
    await tx.update(categories).set(changes).where(isCategory(store_id, body._id)).catch(refuseTakenName);
    tell('category', [body._id]);
    return { category: await loadCategory(tx, store_id, body._id) };
  });

export const deleteCategory: Handler<'delete_category'> = ({ _id }, context) =>
  changeMenu(context, async (tx, tell) => {
    const { session, now } = context;
    // Locked by its snapshot: no sub-category can come under it any more.
    const before = (await snapshots(tx, 'category', session.store_id, [_id])).get(_id);
    if (!before) throw notFound(errorCodes.CATEGORY_NOT_FOUND);
    const current = await loadCategory(tx, session.store_id, _id);
    if (current.sub_category_count > 0) throw recordInUse(current);
    await tx.delete(categories).where(isCategory(session.store_id, _id));
    tell('category', [_id]);
    return keepDeletion(tx, session, 'category', before, now());
  });

export const setCategorySequence: Handler<'set_category_sequence'> = ({ ids }, context) =>
  changeMenu(context, async (tx, tell) => {
    await setSequence(tx, categories, ofStore(context.session.store_id), ids, errorCodes.CATEGORY_NOT_FOUND);
    tell('category', ids);
    return { ids };
  });
