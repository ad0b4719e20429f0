import { createHash } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { schemaVersion } from '#server/db/migrate';
import { stores } from '#server/db/schema/index';
import type { Env } from '#server/env';
import type { FileStore } from '#server/files/fileStore';
import { privateFiles } from '#server/files/privateFiles';
import { serverVersion } from '#server/projectRoot';
import { type ArchivedRow, type ArchivedTable, archivedTables, excludedTables } from './archiveTables';
import { archiveFormat, filePath, type Manifest, manifestPath, tablePath } from './manifest';
import { countRows, readRows } from './readRows';
import { shapeOf } from './tableShape';
import { type AddFile, writeZip } from './writeZip';

/** Everything that an archive leaves out, for people who read its manifest. */
const exclusions: Readonly<Record<string, string>> = {
  ...excludedTables,
  ...Object.fromEntries(
    archivedTables.flatMap(({ table, without = {} }) =>
      Object.entries(without).map(([column, reason]) => [`${getTableName(table)}.${column}`, reason]),
    ),
  ),
};

interface Source {
  db: Database;
  files: FileStore;
  env: Pick<Env, 'APP_KEY'>;
  storeId: string;
}

interface Options {
  now: Date;
  /** Receives the archive in chunks. */
  write: (chunk: Buffer) => Promise<void>;
  /** Called with the share that is done, from 0 to 1. @throws to stop */
  onProgress?: (share: number) => void;
}

/** Passes a file's content on, and computes its size and SHA-256. */
function measure(content: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passOn() {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { content: passOn(), facts: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** @returns the file's facts for the manifest */
async function addMeasured(add: AddFile, path: string, content: AsyncIterable<Buffer>, isCompressed: boolean) {
  const { content: passed, facts } = measure(content);
  await add(path, passed, { isCompressed });
  return { path, ...facts() };
}

async function* asContent(buffer: Buffer): AsyncGenerator<Buffer> {
  yield buffer;
}

type TableFacts = Manifest['tables'][number];

/** Writes the rows of all tables as they were at one moment, and collects the keys of the files that they name. */
async function addTables(
  add: AddFile,
  { db, env, storeId }: Source,
  onRows: (rows: number, all: number) => void,
): Promise<{ tables: TableFacts[]; keys: string[] }> {
  const sources = archivedTables.map((archived) => ({ archived, shape: shapeOf(archived), storeId, env }));
  let all = 0;
  for (const source of sources) all += await countRows(db, source);
  const keys = new Set<string>();
  const note = ({ filesOf }: ArchivedTable, rows: readonly ArchivedRow[]) => {
    for (const key of rows.flatMap((row) => filesOf?.(row) ?? [])) if (typeof key === 'string' && key) keys.add(key);
  };
  const tables: TableFacts[] = [];
  for (const source of sources) {
    const { name } = source.shape;
    let count = 0;
    const rows = readRows(db, source, (lines, parsed) => {
      count += lines;
      note(source.archived, parsed);
      onRows(lines, all);
    });
    const facts = await addMeasured(add, tablePath(name), rows, true);
    tables.push({ name, rows: count, ...facts });
  }
  return { tables, keys: [...keys] };
}

/**
 * Returns a file, decrypted; `null` if it is missing or has changed since it was stored.
 *
 * @throws if no file can be read now
 */
async function readFile({ files, env }: Source, key: string): Promise<Buffer | null> {
  const content = await files.get(key);
  if (!content || !key.startsWith('private/')) return content;
  return privateFiles(files, env)
    .get(key)
    .catch(() => null);
}

/** Writes the files, one at a time. A file that can't be read is listed as missing, and doesn't stop the rest. */
async function addFiles(add: AddFile, source: Source, keys: readonly string[], onFile: () => void) {
  const added: Manifest['files'] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const content = await readFile(source, key);
    if (content) added.push({ key, ...(await addMeasured(add, filePath(key), asContent(content), false)) });
    else missing.push(key);
    onFile();
  }
  return { files: added, missing };
}

/** All reads see the rows of one moment. With the embedded database, other calls wait until they are read. */
const inSnapshot = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(
    async (tx) => {
      // Writes times in UTC, whatever the database is set to. A large store takes longer than a call is allowed to, and
      // storing the archive may be slow.
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local statement_timeout = '10min'`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** The rows' share of the work. */
const shareOfRows = 0.9;

/**
 * Writes an archive of everything in a store: rows, files, and a manifest with the SHA-256 of each. It is never in memory
 * as a whole.
 */
export async function exportStore(source: Source, { now, write, onProgress }: Options): Promise<Manifest> {
  const { db, storeId } = source;
  return writeZip(write, now, async (add) => {
    let done = 0;
    const { store, tables, keys } = await inSnapshot(db, async (tx) => {
      const [store] = await tx.select({ id: stores.id, name: stores.name }).from(stores).where(eq(stores.id, storeId));
      if (!store) throw new Error(`store ${storeId} is gone`);
      const added = await addTables(add, { ...source, db: tx }, (rows, all) => {
        done += rows;
        onProgress?.((done / all) * shareOfRows);
      });
      return { store, ...added };
    });
    let filesDone = 0;
    const added = await addFiles(add, source, keys, () => {
      filesDone += 1;
      onProgress?.(shareOfRows + (filesDone / keys.length) * (1 - shareOfRows));
    });
    const manifest: Manifest = {
      ...{ format: archiveFormat, version: serverVersion, schema: schemaVersion(), created_at: now.toISOString() },
      ...{ store, tables, ...added, left_out: exclusions },
    };
    await add(manifestPath, asContent(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)), { isCompressed: true });
    return manifest;
  });
}
