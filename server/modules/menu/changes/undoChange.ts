import { asc } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import { type JournaledEntity, journaledEntities } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { menuChangeRecords, menuChanges } from '#server/db/schema/menuChanges';
import { CallError } from '#server/http/callError';
import { announceRecords } from '#server/records/changeRecords';
import { isBrokenReference } from '#server/records/refusals';
import { removeTables } from '../../tables/service';
import { groupBy } from '../groupBy';
import { takenName } from '../takenNames';
import { bisectFailures } from './bisectFailures';
import type { MenuEditor } from './journalChange';
import { isChange } from './journalTables';
import { auditOf, noteUndone } from './noteUndone';
import { overwrite, recreate, removeMade } from './putBack';
import { type RecordToUndo, recordsToUndo } from './recordsToUndo';
import { lockRecords, type Snapshot } from './snapshots';

/** Records that one statement puts back. */
const mostAtOnce = 500;

/** The category of a record to be restored no longer exists. */
const headingGone: Partial<Record<JournaledEntity, number>> = {
  item: errorCodes.SUB_CATEGORY_NOT_FOUND,
  sub_category: errorCodes.CATEGORY_NOT_FOUND,
};

type UndoStep = 'remove' | 'overwrite' | 'recreate' | 'nothing';

const stepOf = ({ before, after_version }: RecordToUndo): UndoStep => {
  if (before === null) return after_version === null ? 'nothing' : 'remove';
  return after_version === null ? 'recreate' : 'overwrite';
};

/** Consecutive records of one kind that need the same action. */
function runsOf(records: readonly RecordToUndo[]): RecordToUndo[][] {
  const runs: RecordToUndo[][] = [];
  for (const record of records) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const fits = first && first.entity === record.entity && stepOf(first) === stepOf(record);
    if (run && fits && run.length < mostAtOnce) run.push(record);
    else runs.push([record]);
  }
  return runs;
}

/** Only the records that can't be restored are left out. */
async function putBack(
  tx: Database,
  editor: MenuEditor,
  run: readonly RecordToUndo[],
  now: Date,
): Promise<BulkResult[]> {
  const [first] = run;
  if (!first) return [];
  const { entity } = first;
  const put = stepOf(first) === 'recreate' ? recreate : overwrite;
  const write = (part: Database, some: readonly RecordToUndo[]) =>
    put(
      part,
      editor,
      entity,
      some.map(({ before }) => before as Snapshot),
      now,
    );
  const refusalOf = (error: unknown) =>
    takenName(error) ?? (isBrokenReference(error) ? headingGone[entity] : undefined);
  const refused = await bisectFailures(tx, run, write, refusalOf);
  return run.map((record) => {
    const error_code = refused.get(record);
    return error_code === undefined
      ? { _id: record.id, success: true }
      : { _id: record.id, success: false, error_code };
  });
}

async function undoRun(tx: Database, editor: MenuEditor, run: readonly RecordToUndo[], now: Date) {
  const [first] = run;
  if (!first) return [];
  const step = stepOf(first);
  if (step === 'nothing') return run.map(({ id }) => ({ _id: id, success: true }));
  if (step !== 'remove') return putBack(tx, editor, run, now);
  const ids = run.map(({ id }) => id);
  return first.entity === 'table'
    ? removeTables(tx, editor, ids, now)
    : removeMade(tx, editor.store_id, first.entity, ids);
}

/** Locks the records of a change; returns those that haven't changed since. */
async function untouched(tx: Database, storeId: string, records: readonly RecordToUndo[]): Promise<Set<string>> {
  const byEntity = groupBy(records, ({ entity }) => entity);
  const found = new Set<string>();
  // Always in the same order of kinds, so two simultaneous undos can't deadlock.
  for (const entity of journaledEntities) {
    const ofEntity = byEntity.get(entity) ?? [];
    const versions = await lockRecords(
      tx,
      entity,
      storeId,
      ofEntity.map(({ id }) => id),
    );
    for (const { id, after_version } of ofEntity) if ((versions.get(id) ?? null) === after_version) found.add(id);
  }
  return found;
}

/** Whom the change back concerns: the records themselves, and the items that get a group back. */
function touchedIds(records: readonly RecordToUndo[], done: ReadonlySet<string>): Map<JournaledEntity, Set<string>> {
  const ids = new Map<JournaledEntity, Set<string>>();
  const touch = (entity: JournaledEntity, id: string) => ids.set(entity, (ids.get(entity) ?? new Set()).add(id));
  for (const record of records.filter(({ id }) => done.has(id))) {
    touch(record.entity, record.id);
    if (record.entity !== 'modifier_group' || stepOf(record) !== 'recreate') continue;
    for (const { item_id } of record.before?.attachments ?? []) touch('item', item_id);
  }
  return ids;
}

/**
 * Undoes a change for all records that haven't changed since: changed ones get their previous content, deleted ones
 * are restored with their IDs, and created ones are deleted (tables that orders name are archived). Versions continue to count up. A change is undone once;
 * a second call has nothing left to do and returns no results.
 * Call it in a transaction, and wake the outbox afterwards.
 *
 * @returns a result for each record. `error_code` 4009: it was changed since, or its ID is in use again; 4113: other records refer to it; 897, 878, 875: its name was taken since; 872, 876: its category no longer exists
 * @throws NO_DATA_FOUND if the store has no such change
 */
export async function undoChange(tx: Database, editor: MenuEditor, changeId: string, now: Date): Promise<BulkResult[]> {
  const { store_id } = editor;
  const [change] = await tx
    .select()
    .from(menuChanges)
    .where(isChange(menuChanges, store_id, changeId))
    .for('update');
  if (!change) throw new CallError(errorCodes.NO_DATA_FOUND);
  if (change.undone_at) return [];
  const stored = await tx
    .select()
    .from(menuChangeRecords)
    .where(isChange(menuChangeRecords, store_id, changeId))
    .orderBy(asc(menuChangeRecords.position));
  const records = recordsToUndo(stored);
  const ours = await untouched(tx, store_id, records);
  const ownRecords = records.filter(({ id }) => ours.has(id));
  const before = await auditOf(tx, store_id, ownRecords);
  const results: BulkResult[] = records
    .filter(({ id }) => !ours.has(id))
    .map(({ id }) => ({ _id: id, success: false, error_code: errorCodes.CHANGED_MEANWHILE }));
  for (const run of runsOf(ownRecords)) {
    results.push(...(await undoRun(tx, editor, run, now)));
  }
  await tx
    .update(menuChanges)
    .set({ undone_at: now })
    .where(isChange(menuChanges, store_id, changeId));
  await noteUndone(tx, store_id, changeId, before, await auditOf(tx, store_id, ownRecords));
  const done = new Set(results.filter(({ success }) => success).map(({ _id }) => _id));
  for (const [entity, ids] of touchedIds(records, done)) await announceRecords(tx, store_id, entity, [...ids]);
  return results;
}

/** The kinds of records in a change: who takes it back needs the permission of each. */
export async function changedEntities(db: Database, storeId: string, changeId: string): Promise<JournaledEntity[]> {
  const found = await db
    .selectDistinct({ entity: menuChangeRecords.entity })
    .from(menuChangeRecords)
    .where(isChange(menuChangeRecords, storeId, changeId));
  return found.map(({ entity }) => entity);
}
