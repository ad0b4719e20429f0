import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Entry, openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Database } from '#server/db/database';
import type { FileStore } from '#server/files/fileStore';
import { exportStore, type Manifest } from '#server/modules/archives/service';
import { testAppKey } from './buildTestApp';

/** A file store in memory. */
export function memoryFiles(): FileStore & { content: Map<string, Buffer> } {
  const content = new Map<string, Buffer>();
  return {
    content,
    put: async (key, file) => void content.set(key, file),
    get: async (key) => content.get(key) ?? null,
    delete: async (key) => void content.delete(key),
  };
}

interface ExportFrom {
  db: Database;
  files: FileStore;
  folder: string;
  storeId: string;
  appKey?: string;
}

/** Exports a store into a ZIP file of the folder. */
export async function exportTo({ db, files, folder, storeId, appKey = testAppKey }: ExportFrom) {
  const path = join(folder, `${randomUUID()}.zip`);
  const manifest = await exportStore(
    { db, files, env: { APP_KEY: appKey }, storeId },
    { now: new Date('2026-03-18T17:20:00.000Z'), write: async (chunk) => appendFileSync(path, chunk) },
  );
  return { path, manifest };
}

/** The files of an archive by name. */
export async function contentOf(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false });
  const contents = new Map<string, Buffer>();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  for (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    contents.set(entry.fileName, Buffer.concat(chunks));
  }
  zip.close();
  return contents;
}

/** Writes an archive with other content, as someone might who changes one. */
export async function writeForged(
  folder: string,
  content: ReadonlyMap<string, Buffer>,
  { name = `${randomUUID()}.zip` } = {},
): Promise<string> {
  const path = join(folder, name);
  const zip = new ZipFile();
  for (const [file, bytes] of content) zip.addBuffer(bytes, file);
  zip.end();
  const file = createWriteStream(path);
  zip.outputStream.pipe(file);
  await once(file, 'close');
  return path;
}

const importAddsTo: readonly string[] = ['audit_entries', 'ledger_transactions', 'ledger_entries'];

/**
 * The parts that two archives of the same store have in common, whenever and wherever they were made. The activity log and the
 * ledger aren't among them: an import adds an entry to the one, and settles the balance in the other.
 */
export const comparable = ({ tables, files, missing, store }: Manifest) => ({
  ...{ tables: tables.filter(({ name }) => !importAddsTo.includes(name)), missing, store },
  files: [...files].sort((a, b) => a.key.localeCompare(b.key)),
});
