import { and, eq, inArray } from 'drizzle-orm';
import { allows, type Need } from '#contract/allows';
import { errorCodes } from '#contract/codes/errorCodes';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import { importNeeds } from '#contract/menuFiles/importNeeds';
import { isGranted } from '#contract/permissions';
import type { Database } from '#server/db/database';
import { menuImports } from '#server/db/schema/menuChanges';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { writeAuditEntries } from '../../audit/service';
import { changeMenu } from '../changeMenu';
import { undoesOnlyStock } from './onlyStock';
import { changedEntities, undoChange } from './undoChange';

/** Who takes a change of records back must be allowed to make one. */
const needs: Record<JournaledEntity, Need> = {
  item: importNeeds.items,
  category: importNeeds.categories,
  sub_category: importNeeds.categories,
  modifier_group: importNeeds.modifier_groups,
  promo_code: importNeeds.offers,
  table: importNeeds.tables,
};

/** Accounts that can only set stock can undo changes that only set stock. */
const mayUndoStock = async (tx: Database, { grants, store_id }: Session, changeId: string): Promise<boolean> =>
  isGranted(grants, 'store/product/stock') && (await undoesOnlyStock(tx, store_id, changeId));

/** An import has the same ID as its change: its history shows the undo, and no more of its batches are written. */
async function endImport(tx: Database, storeId: string, id: string): Promise<void> {
  const [ended] = await tx
    .update(menuImports)
    .set({ state: 'undone' })
    .where(
      and(
        eq(menuImports.store_id, storeId),
        eq(menuImports.id, id),
        inArray(menuImports.state, ['applying', 'applied', 'cancelled']),
      ),
    )
    .returning({ kind: menuImports.kind, file_name: menuImports.file_name });
  if (!ended) return;
  const record = { id, name: ended.file_name ? [ended.file_name] : [] };
  await writeAuditEntries(tx, storeId, [
    { entity: 'import', action: 'undo', record, new: { import_kind: ended.kind }, change_id: id },
  ]);
}

/** Undoes a bulk change, a deletion or an import, for all records that haven't changed since. */
export const undoChangeCall: Handler<'undo_change'> = ({ change_id }, context) =>
  changeMenu(context, async (tx) => {
    const { session, now } = context;
    const entities = await changedEntities(tx, session.store_id, change_id);
    const mayUndo = entities.every((entity) => allows(session, needs[entity]));
    if (!mayUndo && !(await mayUndoStock(tx, session, change_id))) throw new CallError(errorCodes.NOT_PERMITTED);
    // As the calls that write categories: a store may have lost the feature since.
    if (entities.includes('category') && !session.flags.is_store_can_create_group) {
      throw new CallError(errorCodes.NOT_PERMITTED);
    }
    const results = await undoChange(tx, session, change_id, now());
    await endImport(tx, session.store_id, change_id);
    return { results };
  });
