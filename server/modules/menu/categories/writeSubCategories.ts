import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { categories, subCategories } from '#server/db/schema/menu';
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
import { loadSubCategory } from './readSubCategories';

const ofStore = (storeId: string) => eq(subCategories.store_id, storeId);
const isSubCategory = (storeId: string, id: string) => and(ofStore(storeId), eq(subCategories.id, id));

/** @throws CATEGORY_NOT_FOUND at `category_id` for one that the store does not have */
async function underCategory(tx: Database, storeId: string, category_id: string | null | undefined) {
  if (category_id === undefined) return {};
  if (category_id === null) return { category_id };
  const [found] = await tx
    .select({ category_id: categories.id })
    .from(categories)
    .where(and(eq(categories.store_id, storeId), eq(categories.id, category_id)))
    // Whoever deletes it meanwhile waits, and then finds it in use.
    .for('key share');
  if (!found) throw notFound(errorCodes.CATEGORY_NOT_FOUND, 'category_id');
  return found;
}

export const addSubCategory: Handler<'add_sub_category'> = (body, context) =>
  changeMenu(context, async (tx, tell) => {
    const { store_id } = context.session;
    const row = {
      store_id,
      id: newId(),
      sequence_number: await nextPlace(tx, subCategories, ofStore(store_id)),
      ...(await nameColumns(tx, store_id, body.name)),
      ...(await underCategory(tx, store_id, body.category_id)),
      ...(await headingColumns(tx, store_id, body)),
      ...touched(context.session, context.now()),
    };
    await tx.insert(subCategories).values(row).catch(refuseTakenName);
    tell('sub_category', [row.id]);
    return { sub_category: await loadSubCategory(tx, store_id, row.id) };
  });

export const updateSubCategory: Handler<'update_sub_category'> = (body, context) =>
  changeMenu(context, async (tx, tell) => {
    const { store_id } = context.session;
    await lockRecords(tx, 'sub_category', store_id, [body._id]);
    const current = await loadSubCategory(tx, store_id, body._id);
    if (current.version !== body.version) throw menuConflict(current);
    const changes = {
      ...(body.name && (await nameColumns(tx, store_id, body.name))),
      ...(await underCategory(tx, store_id, body.category_id)),
      ...(await headingColumns(tx, store_id, body)),
      ...touched(context.session, context.now()),
      version: sql`${subCategories.version} + 1`,
    };
    await tx.update(subCategories).set(changes).where(isSubCategory(store_id, body._id)).catch(refuseTakenName);
    tell('sub_category', [body._id]);
    return { sub_category: await loadSubCategory(tx, store_id, body._id) };
  });

export const deleteSubCategory: Handler<'delete_sub_category'> = ({ _id }, context) =>
  changeMenu(context, async (tx, tell) => {
    const { session, now } = context;
    // Locked by its snapshot: no item can come under it any more.
    const before = (await snapshots(tx, 'sub_category', session.store_id, [_id])).get(_id);
    if (!before) throw notFound(errorCodes.SUB_CATEGORY_NOT_FOUND);
    const current = await loadSubCategory(tx, session.store_id, _id);
    if (current.item_count > 0) throw recordInUse(current);
    await tx.delete(subCategories).where(isSubCategory(session.store_id, _id));
    tell('sub_category', [_id]);
    return keepDeletion(tx, session, 'sub_category', before, now());
  });

export const setSubCategorySequence: Handler<'set_sub_category_sequence'> = ({ ids }, context) =>
  changeMenu(context, async (tx, tell) => {
    await setSequence(tx, subCategories, ofStore(context.session.store_id), ids, errorCodes.SUB_CATEGORY_NOT_FOUND);
    tell('sub_category', ids);
    return { ids };
  });
