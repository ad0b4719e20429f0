import { type SQL, sql } from 'drizzle-orm';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { itemModifierGroups, modifiers } from '#server/db/schema/menu';
import { announceRecords } from '#server/records/changeRecords';
import { touched } from '#server/records/touched';
import { notesOf, writeAuditEntries } from '../audit/service';
import {
  asJson,
  auditRecords,
  type ChangeEntry,
  columnsOf,
  idList,
  journalChange,
  journalSubjects,
  journalTables,
  readSnapshots,
  type Snapshot,
  snapshots,
} from '../menu/service';
import type { ImportContext, RecordChange } from './importContext';

type Table = (typeof journalTables)[JournaledEntity] | typeof modifiers | typeof itemModifierGroups;

/** The order of writing: records that others refer to come first. */
const order: readonly JournaledEntity[] = ['category', 'sub_category', 'modifier_group', 'item', 'promo_code', 'table'];

const insertRows = (tx: Database, table: Table, rows: readonly object[]) => {
  const columns = sql.join(columnsOf(table), sql`, `);
  return tx.execute(sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${asJson(rows)})`);
};

const updateRows = (tx: Database, table: Table, storeId: string, rows: readonly object[], version: SQL) => {
  const assignments = columnsOf(table, 'store_id', 'id', 'version', 'created_at').map(
    (column) => sql`${column} = next.${column}`,
  );
  return tx.execute(sql`update ${table} set ${sql.join(assignments, sql`, `)}${version}
    from jsonb_populate_recordset(null::${table}, ${asJson(rows)}) next
    where ${table}.store_id = ${storeId} and ${table}.id = next.id`);
};

/** Frees the names of records that are renamed: two of one batch may pass a name on, in whatever order they are written. */
const freeNames = (tx: Database, table: Table, storeId: string, ids: readonly string[]) =>
  tx.execute(
    sql`update ${table} set name_key = ${table}.id::text where store_id = ${storeId} and id in ${idList(ids)}`,
  );

async function writeAttachments({ tx, session: { store_id } }: ImportContext, changes: readonly RecordChange[]) {
  const attached = changes.filter((change) => change.modifier_groups);
  if (attached.length === 0) return;
  const ids = idList(attached.map(({ row }) => row.id));
  await tx.execute(sql`delete from ${itemModifierGroups} where store_id = ${store_id} and item_id in ${ids}`);
  const rows = attached.flatMap(({ row, modifier_groups = [] }) =>
    modifier_groups.map((modifier_group_id, sequence_number) => ({
      ...{ store_id, item_id: row.id, modifier_group_id, sequence_number },
    })),
  );
  await insertRows(tx, itemModifierGroups, rows);
}

/** Makes the modifiers that are new, and changes the others; none is taken away. */
async function writeModifiers({ tx, session: { store_id } }: ImportContext, changes: readonly RecordChange[]) {
  const rows = changes.flatMap((change) => change.modifiers ?? []);
  if (rows.length === 0) return;
  const found = (await tx.execute(sql`select id from ${modifiers}
    where store_id = ${store_id} and id in ${idList(rows.map(({ id }) => id))}`)) as { rows: { id: string }[] };
  const there = new Set(found.rows.map(({ id }) => id));
  await updateRows(
    tx,
    modifiers,
    store_id,
    rows.filter(({ id }) => there.has(id)),
    sql``,
  );
  await insertRows(
    tx,
    modifiers,
    rows.filter(({ id }) => !there.has(id)),
  );
}

async function writeEntity(context: ImportContext, entity: JournaledEntity, changes: readonly RecordChange[]) {
  const { tx, session, now, import_id } = context;
  const { store_id } = session;
  const table = journalTables[entity];
  const subject = journalSubjects[entity];
  const audited = (those: readonly string[], found: ReadonlyMap<string, Snapshot>) =>
    entity === 'promo_code' || entity === 'table' ? subject.load(tx, store_id, those) : auditRecords(entity, found);
  const changed = changes.filter(({ isNew }) => !isNew).map(({ row }) => row);
  const added = changes.filter(({ isNew }) => isNew).map(({ row }) => row);
  const ids = changed.map(({ id }) => id);
  const befores = await snapshots(tx, entity, store_id, ids);
  const before = await audited(ids, befores);
  const renamed = changed.filter(({ id, name_key }) => name_key && befores.get(id)?.row.name_key !== name_key);
  if (renamed.length > 0) {
    await freeNames(
      tx,
      table,
      store_id,
      renamed.map(({ id }) => id),
    );
  }
  const touch = touched(session, now);
  const stamped = (rows: readonly object[]) => rows.map((row) => ({ ...row, ...touch }));
  if (ids.length > 0) await updateRows(tx, table, store_id, stamped(changed), sql`, version = ${table}.version + 1`);
  const first = { store_id, version: 1, created_at: now };
  if (added.length > 0)
    await insertRows(
      tx,
      table,
      stamped(added).map((row) => ({ ...row, ...first })),
    );
  if (entity === 'item') await writeAttachments(context, changes);
  if (entity === 'modifier_group') await writeModifiers(context, changes);
  const all = changes.map(({ row }) => row.id);
  const after = await audited(all, await readSnapshots(tx, entity, store_id, all));
  const notes = await notesOf(tx, store_id, { entity, action: 'apply', subject, before, after, change_id: import_id });
  await writeAuditEntries(
    tx,
    store_id,
    notes.map((note) => ({ ...note, isPart: true })),
  );
  return changes.map(({ row: { id } }): ChangeEntry => {
    const was = befores.get(id) ?? null;
    return { entity, record_id: id, before: was, after_version: (was?.row.version ?? 0) + 1 };
  });
}

/**
 * Writes the changes of a batch, keeps them in the journal under the import's id, and tells the store's devices. In the
 * transaction of the batch; who calls wakes the outbox after it.
 */
export async function writeChanges(context: ImportContext, changes: readonly RecordChange[]): Promise<void> {
  const { tx, session, import_id, now } = context;
  const written: [JournaledEntity, ChangeEntry[]][] = [];
  for (const entity of order) {
    const ofEntity = changes.filter((change) => change.entity === entity);
    if (ofEntity.length > 0) written.push([entity, await writeEntity(context, entity, ofEntity)]);
  }
  if (written.length === 0) return;
  const entries = written.flatMap(([, each]) => each);
  await journalChange(tx, session, entries, { id: import_id, now });
  for (const [entity, own] of written) {
    await announceRecords(
      tx,
      session.store_id,
      entity,
      own.map(({ record_id }) => record_id),
    );
  }
}
