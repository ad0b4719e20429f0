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
 * The one entry that stands for an import, or for its end; what became of each record is behind it, and each row in its own table.
 * An import is told of when its first batch is written, with what its rows were to do.
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

/**
 * Takes back what earlier batches of an import wrote. A record that somebody has touched since stays as it is, and its
 * row stays written.
 */
export async function takeBack({ tx, session, import_id, now }: ImportContext): Promise<void> {
  const { store_id } = session;
  const [change] = await tx
    .select({ id: menuChanges.id })
    .from(menuChanges)
    .where(and(eq(menuChanges.store_id, store_id), eq(menuChanges.id, import_id)));
  const results = change ? await undoChange(tx, session, import_id, now) : [];
  const kept = results.filter(({ success }) => !success).map(({ _id }) => _id);
  await tx
    .update(menuImportRows)
    .set({ is_applied: false })
    .where(
      and(
        eq(menuImportRows.store_id, store_id),
        eq(menuImportRows.import_id, import_id),
        kept.length > 0 ? notInArray(menuImportRows.record_id, kept) : undefined,
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
 * Writes how far an import is, after its rows are stored.
 *
 * @param end the state that it ends in, where that does not follow from its rows
 */
export async function settleImport(
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

/** An import that has ended already stays as it is; one that writes is ended by who may write it. */
export const cancelImport: Handler<'cancel_import'> = async ({ import_id }, { db, session, now }) => {
  const { store_id } = session;
  return db.transaction(async (tx) => {
    const record = await findImport(tx, store_id, import_id, true);
    if (record.state === 'applying') assertMayImport(session, record.kind);
    if (record.state === 'previewed' || record.state === 'applying') {
      const tally = await settleImport({ tx, import_id, session, now: now() }, { end: 'cancelled' });
      await noteImport({ tx, session }, record, 'cancel', tally);
    }
    return { import: await presentImport(tx, store_id, await findImport(tx, store_id, import_id)) };
  });
};

/** An import that wrote nothing is left as it is: there is nothing to take back, and no permission to ask. */
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
    // All or nothing that stopped was taken back then; its state goes on to say why.
    if (change && record.state !== 'stopped') {
      const tally = await settleImport({ tx, import_id, session, now: now() }, { end: 'undone' });
      if (results.length > 0) await noteImport({ tx, session }, record, 'undo', tally);
    }
    return { results, import: await presentImport(tx, store_id, await findImport(tx, store_id, import_id)) };
  });
  wakeOutbox();
  return reply;
};
