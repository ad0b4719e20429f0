import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { schemaVersion } from '../db/migrate';
import { outboxCursors, storeCounters } from '../db/schema/index';
import type { Env } from '../env';
import type { FileStore } from '../files/fileStore';
import { privateFiles } from '../files/privateFiles';
import {
  type ArchivedRow,
  type ArchivedTable,
  archivedTables,
  filePath,
  type Manifest,
  shapeOf,
  type TableShape,
  tablePath,
} from '../modules/archives/service';
import { writeAuditEntries } from '../modules/audit/service';
import { closeBalance } from '../modules/ledger/service';
import { type BankFacts, sealFacts } from '../modules/providers/service';
import { archiveConflicts } from './archiveConflicts';
import { inParallel } from './inParallel';
import { type OpenArchive, openArchive } from './openArchive';

const filesAtOnce = 8;

const importError = (reason: string) => new Error(`The archive can’t be imported: ${reason}. Nothing was imported.`);

/** @throws unless the archive has exactly the tables of this version's archives */
function assertSameSchema({ schema, version, tables }: Manifest): void {
  const ours = schemaVersion();
  if (schema !== ours) {
    throw importError(
      `it was made by version ${version} (${schema}), and this is ${ours}. Import it with that version, then update`,
    );
  }
  const names = archivedTables.map(({ table }) => getTableName(table));
  if (tables.map(({ name }) => name).join() !== names.join())
    throw importError('it doesn’t have the tables of this version');
  for (const { name, path } of tables) if (path !== tablePath(name)) throw importError(`${name} is in ${path}`);
}

/** @throws unless every file belongs to the store, so that none replaces or reveals another store's */
function assertOwnFiles({ store, files, missing }: Manifest): void {
  const ownKeys = new RegExp(`^(item-pictures|originals|imports|private)/${store.id}/[\\w-]+(\\.\\w+)?$`);
  for (const { key, path } of files) if (path !== filePath(key)) throw importError(`${key} is in ${path}`);
  for (const key of [...files.map((file) => file.key), ...missing]) {
    if (!ownKeys.test(key)) throw importError(`${key} is not a file of the store`);
  }
}

interface Target {
  tx: Database;
  env: Pick<Env, 'APP_KEY'>;
  storeId: string;
  /** The keys of files that rows can name. */
  keys: ReadonlySet<string>;
  /** Gets those that they do name. */
  namedKeys: Set<string>;
}

/** @throws unless the row is one of this store, with the columns of this table and files of the archive */
function parseRow(line: string, { archived, shape }: Table, { storeId, keys, namedKeys }: Target): ArchivedRow {
  const { name, columns, store } = shape;
  const row = parseJson(line, name);
  if (Object.keys(row).join() !== columns.map((column) => column.name).join()) {
    throw importError(`a row of ${name} has other columns`);
  }
  if (row[store.name] !== storeId) throw importError(`a row of ${name} belongs to another store`);
  for (const key of archived.filesOf?.(row) ?? []) {
    if (key === '') continue;
    if (typeof key !== 'string' || !keys.has(key)) throw importError(`a row of ${name} names another file`);
    namedKeys.add(key);
  }
  return row;
}

function parseJson(line: string, name: string): ArchivedRow {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as ArchivedRow;
  } catch {
    // The same as for any other text that isn't a row.
  }
  throw importError(`a line of ${name} is not a row`);
}

interface Table {
  archived: ArchivedTable;
  shape: TableShape;
}

/** A row with its sealed column encrypted with this server's key; `null` for one that was damaged. */
function reseal(row: ArchivedRow, env: Target['env']): ArchivedRow | null {
  const { sealed, ...rest } = row as ArchivedRow & { store_id: string; id: string };
  if (sealed === null) return null;
  if (typeof sealed !== 'object') throw importError('bank details are not readable');
  return { ...rest, sealed: sealFacts(sealed as BankFacts, rest, env) };
}

/** Inserts rows as they are in the archive; columns that stayed behind get their default, or `filled`. */
async function insertLines(tx: Database, { shape, archived }: Table, lines: readonly string[]): Promise<void> {
  const { name, columns } = shape;
  const filledColumns = Object.entries(archived.filled ?? {});
  const names = columns.map((column) => sql.identifier(column.name));
  const values = await Promise.all(filledColumns.map(async ([, make]) => sql`${await make()}::text`));
  const into = sql.join([...names, ...filledColumns.map(([column]) => sql.identifier(column))], sql`, `);
  const from = sql.join([...names, ...values], sql`, `);
  const table = sql.identifier(name);
  await tx.execute(
    sql`insert into ${table} (${into}) select ${from} from json_populate_recordset(null::${table}, ${`[${lines.join()}]`}::text::json)`,
  );
}

/** Imports a table. @throws unless it has as many rows as the manifest says */
async function importTable(archive: OpenArchive, table: Table, target: Target): Promise<void> {
  const { name } = table.shape;
  const { tx, env } = target;
  let count = 0;
  for await (const lines of archive.lines(tablePath(name))) {
    const output: string[] = [];
    for (const line of lines) {
      const row = parseRow(line, table, target);
      await archiveConflicts[name]?.(tx, row);
      const sealed = table.archived.isSealed ? reseal(row, env) : row;
      if (sealed !== null) output.push(sealed === row ? line : JSON.stringify(sealed));
    }
    if (output.length > 0) await insertLines(tx, table, output);
    count += lines.length;
  }
  const expected = archive.manifest.tables.find((each) => each.name === name)?.rows;
  if (count !== expected) throw importError(`${name} has ${count} rows, and not ${expected}`);
}

/** The database's own words about a row that doesn't fit, which the query builder wraps together with the statement. */
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

async function importRows(archive: OpenArchive, target: Target): Promise<void> {
  const { tx, storeId } = target;
  for (const archived of archivedTables) {
    const shape = shapeOf(archived);
    await importTable(archive, { archived, shape }, target).catch((error: unknown) => {
      throw (error as Error).cause ? importError(`${shape.name}: ${reasonOf(error)}`) : error;
    });
  }
  // The stream continues after the last number that the store used elsewhere.
  await tx.execute(
    sql`insert into ${outboxCursors} (store_id, sent_seq)
      select store_id, last_seq from ${storeCounters} where store_id = ${storeId}::uuid`,
  );
}

export interface ImportResult {
  storeId: string;
  name: string;
  rows: number;
  files: number;
  missing: number;
}

/** @throws if the archive has files that no row names: no one would ever delete them */
function assertNamed({ files }: Manifest, namedKeys: ReadonlySet<string>): void {
  const unnamed = files.find(({ key }) => !namedKeys.has(key));
  if (unnamed) throw importError(`no row names ${unnamed.key}`);
}

/** The entries before this one are from elsewhere. */
const noteImport = (tx: Database, { id, name }: Manifest['store']): Promise<void> =>
  writeAuditEntries(tx, id, [{ entity: 'store', action: 'apply', record: { id, name } }]);

/** A large store takes longer than any call may. No lock of starting servers is held: they don't wait for an import. */
async function withoutTimeLimits(tx: Database): Promise<void> {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await tx.execute(sql`set local ${sql.identifier(name)} = 0`);
}

/**
 * Imports an archive of a store: rows in one transaction, with the IDs that they had, and files before it commits.
 *
 * @throws if the archive is damaged or made by another version, or the store or an account of it is already here; then
 * nothing was imported
 */
export async function importStoreArchive(
  db: Database,
  { files, env }: { files: FileStore; env: Pick<Env, 'APP_KEY'> },
  path: string,
): Promise<ImportResult> {
  const archive = await openArchive(path);
  const { manifest } = archive;
  const { store, tables, missing } = manifest;
  const put: string[] = [];
  try {
    assertSameSchema(manifest);
    assertOwnFiles(manifest);
    const keys = new Set([...manifest.files.map(({ key }) => key), ...missing]);
    const namedKeys = new Set<string>();
    await db.transaction(async (tx) => {
      await withoutTimeLimits(tx);
      await importRows(archive, { tx, env, storeId: store.id, keys, namedKeys });
      assertNamed(manifest, namedKeys);
      await closeBalance(tx, store.id, new Date());
      await noteImport(tx, store);
      await inParallel(manifest.files, filesAtOnce, async ({ key, path: inside }) => {
        const content = await archive.file(inside);
        put.push(key);
        if (key.startsWith('private/')) await privateFiles(files, env).put(store.id, content, key);
        else await files.put(key, content);
      });
      // Checks that wait for the end of the transaction are made while their error can still be told.
      await tx.execute(sql`set constraints all immediate`);
    });
  } catch (error) {
    await Promise.allSettled(put.map((key) => files.delete(key)));
    throw error;
  } finally {
    archive.close();
  }
  return {
    ...{ storeId: store.id, name: store.name.find(Boolean) ?? store.id },
    ...{ rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: manifest.files.length, missing: missing.length },
  };
}
