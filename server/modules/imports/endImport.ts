import { and, eq, notInArray } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit/auditRule';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ImportState } from '#contract/menuFiles/outcomes';
import { menuChanges, menuImportRows, menuImports } from '#server/db/schema/menuChanges';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { writeAuditEntries } from '../audit/service';
import { changedEntities, lockMenu, undoChange } from '../menu/service';
import { assertMayImport, type ImportContext } from './importContext';
import { findImport, type ImportRecord, isImport } from './openImport';
import { presentImport } from './presentImport';
import { noRows, type RowTally, tallies } from './storedRows';

/**
 * The single audit entry for an import, or for its end. The results for each record are behind it, and each row is in
 * its own table. An import is recorded when its first batch is written, with what its rows were going to do.
 */
export const noteImport = (
  { tx, session }: Pick<ImportContext, 'tx'> & { session: { store_id: string } },
  { id, kind, file_name }: Pick<ImportRecord, 'id' | 'kind' | 'file_name'>,
  action: AuditAction,
  { counts, row_count }: Pick<RowTally, 'counts' | 'row_count'>,
): Promise<void> =>
  writeAuditEntries(tx, session.store_id, [
    {
      entity: 'import',
      action,
      record: { id, name: file_name ? [file_name] : [] },
      new: { import_kind: kind, ...counts },
      count: row_count,
      change_id: id,
    },
  ]);

/** Undoes what earlier batches of an import wrote. Records changed since stay as they are, and their rows stay written. */
export async function takeBack({ tx, session, import_id, now }: ImportContext): Promise<void> {
  const { store_id } = session;
  const [change] = await tx
    .select({ id: menuChanges.id })
    .from(menuChanges)
    .where(and(eq(menuChanges.store_id, store_id), eq(menuChanges.id, import_id)));
  const results = change ? await undoChange(tx, session, import_id, now) : [];
  const failedIds = results.filter(({ success }) => !success).map(({ _id }) => _id);
  await tx
    .update(menuImportRows)
    .set({ is_applied: false })
    .where(
      and(
        eq(menuImportRows.store_id, store_id),
        eq(menuImportRows.import_id, import_id),
        failedIds.length > 0 ? notInArray(menuImportRows.record_id, failedIds) : undefined,
      ),
    );
}

type Of = Pick<ImportContext, 'tx' | 'import_id' | 'now'> & { session: { store_id: string } };

/** States that an import does not leave by another batch. */
export const endStates: readonly ImportState[] = ['cancelled', 'stopped', 'undone'];

function stateAfter({ applied_count, waiting }: RowTally, isApplying: boolean): ImportState {
  if (!isApplying && applied_count === 0) return 'previewed';
  return waiting > 0 ? 'applying' : 'applied';
}

/**
 * Writes an import's progress after its rows are stored.
 *
 * @param end the final state, if it doesn't follow from the rows
 */
export async function saveImportState(
  { tx, import_id, session, now }: Of,
  {
    isApplying = false,
    end,
    ...fields
  }: Partial<typeof menuImports.$inferInsert> & { isApplying?: boolean; end?: ImportState },
): Promise<RowTally> {
  const tally = (await tallies(tx, session.store_id, [import_id])).get(import_id) ?? noRows;
  const state = end ?? stateAfter(tally, isApplying);
  const isOpen = state === 'previewed' || state === 'applying';
  await tx
    .update(menuImports)
    .set({ ...fields, state, counts: isOpen ? null : tally.counts, ...(isApplying && { applied_at: now }) })
    .where(isImport(session.store_id, import_id));
  return tally;
}

/** An import that has ended stays as it is; ending a running one needs the permission to import. */
export const cancelImport: Handler<'cancel_import'> = async ({ import_id }, { db, session, now }) => {
  const { store_id } = session;
  return db.transaction(async (tx) => {
    const record = await findImport(tx, store_id, import_id, true);
    if (record.state === 'applying') assertMayImport(session, record.kind);
    if (record.state === 'previewed' || record.state === 'applying') {
      const tally = await saveImportState({ tx, import_id, session, now: now() }, { end: 'cancelled' });
      await noteImport({ tx, session }, record, 'cancel', tally);
    }
    return { import: await presentImport(tx, store_id, await findImport(tx, store_id, import_id)) };
  });
};

/** An import that wrote nothing stays as it is: there is nothing to undo and no permission to check. */
export const undoImport: Handler<'undo_import'> = async ({ import_id }, { db, session, now, wakeOutbox }) => {
  const { store_id } = session;
  const reply = await db.transaction(async (tx) => {
    await lockMenu(tx, store_id);
    const record = await findImport(tx, store_id, import_id, true);
    const [change] = await tx
      .select({ id: menuChanges.id })
      .from(menuChanges)
      .where(and(eq(menuChanges.store_id, store_id), eq(menuChanges.id, import_id)));
    if (change) {
      assertMayImport(session, record.kind);
      const entities = await changedEntities(tx, store_id, import_id);
      // As the calls that write categories: a store may have lost the feature since.
      if (entities.includes('category') && !session.flags.is_store_can_create_group)
        throw new CallError(errorCodes.NOT_PERMITTED);
    }
    const results = change ? await undoChange(tx, session, import_id, now()) : [];
    // An all-or-nothing import that stopped was undone then; its state still shows why.
    if (change && record.state !== 'stopped') {
      const tally = await saveImportState({ tx, import_id, session, now: now() }, { end: 'undone' });
      if (results.length > 0) await noteImport({ tx, session }, record, 'undo', tally);
    }
    return { results, import: await presentImport(tx, store_id, await findImport(tx, store_id, import_id)) };
  });
  wakeOutbox();
  return reply;
};
