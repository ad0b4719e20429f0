import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/database';
import { addressChanges, images, stores } from '#server/db/schema/index';
import type { Manifest } from '#server/modules/archives/service';
import { importStoreArchive } from '#server/operations/importStoreArchive';
import { comparable, contentOf, exportTo, memoryFiles, writeForged } from '../../support/archives';
import { testAppKey } from '../../support/buildTestApp';
import { makeItem, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { openTestDatabase } from '../../support/testDatabase';

const env = { APP_KEY: testAppKey };
let folder: string;
let opened: OpenDatabase;
let store: StoreRow;
let content: Map<string, Buffer>;
let manifest: Manifest;
const sourceFiles = memoryFiles();
const files = memoryFiles();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-archive-'));
  opened = await openTestDatabase();
});
/** Each test imports where the store was deleted after its archive was made. */
beforeEach(async () => {
  store = await makeStore(opened.db);
  await makeItem(opened.db, store);
  await makeSubStore(opened.db, store);
  const key = (name: string) => `item-pictures/${store.id}/${name}.webp`;
  const picture = { original: `originals/${store.id}/1`, url: key('a'), thumbnail_url: key('a-square') };
  await opened.db.insert(images).values({ store_id: store.id, ...picture, width: 1, height: 1 });
  for (const name of Object.values(picture)) await sourceFiles.put(name, Buffer.from(name));
  const exported = await exportTo({ db: opened.db, files: sourceFiles, folder, storeId: store.id });
  content = await contentOf(exported.path);
  manifest = exported.manifest;
  await opened.db.delete(stores).where(eq(stores.id, store.id));
});
afterAll(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true, force: true });
});

const importFrom = (path: string) => importStoreArchive(opened.db, { files, env }, path);

async function expectRefused(path: string, reason: string | RegExp): Promise<void> {
  const before = files.content.size;
  await expect(importFrom(path)).rejects.toThrow(reason);
  expect(await opened.db.select({ id: stores.id }).from(stores).where(eq(stores.id, store.id))).toEqual([]);
  expect(files.content.size).toBe(before);
}

const facts = (bytes: Buffer) => ({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });

/** An archive in which a table's text was replaced, with a manifest that fits. */
async function withTable(name: string, change: (text: string) => string): Promise<string> {
  const path = `tables/${name}.jsonl`;
  const bytes = Buffer.from(change(content.get(path)?.toString() ?? ''));
  const tables = manifest.tables.map((table) => (table.name === name ? { ...table, ...facts(bytes) } : table));
  return withManifest({ tables }, new Map([...content, [path, bytes]]));
}

const withManifest = (change: Partial<Manifest>, inside = content): Promise<string> =>
  writeForged(folder, new Map([...inside, ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...change }))]]));

describe('an archive that is damaged', () => {
  it('is refused if a file has other bytes than its manifest says', async () => {
    const path = await writeForged(folder, new Map([...content, ['tables/items.jsonl', Buffer.from('{}\n')]]));
    await expectRefused(path, 'tables/items.jsonl is not what the manifest says');
  });

  it('is refused if a file is missing, or one is there that the manifest does not name', async () => {
    const without = new Map([...content].filter(([name]) => name !== 'tables/items.jsonl'));
    await expectRefused(await writeForged(folder, without), 'tables/items.jsonl is missing');
    const more = new Map([...content, ['files/more', Buffer.from('x')]]);
    await expectRefused(await writeForged(folder, more), 'the manifest doesn’t name files/more');
  });

  it('is refused if it is cut off, or no archive at all', async () => {
    const path = await writeForged(folder, content);
    writeFileSync(path, readFileSync(path).subarray(0, -200));
    await expectRefused(path, 'can’t be read as a ZIP file');
    const text = join(folder, 'text.zip');
    appendFileSync(text, 'hello');
    await expectRefused(text, 'can’t be read as a ZIP file');
    await expectRefused(await writeForged(folder, new Map([['a', Buffer.from('b')]])), 'it has no manifest.json');
  });
});

describe('an archive that someone has changed', () => {
  it('cannot lead out of its folder, or unpack to a multiple of its size', async () => {
    const path = await writeForged(folder, new Map([...content, ['files/aa/secret', Buffer.from('x')]]));
    const bytes = readFileSync(path);
    for (let at = bytes.indexOf('files/aa/'); at >= 0; at = bytes.indexOf('files/aa/', at + 1))
      bytes.write('/../../..', at);
    writeFileSync(path, bytes);
    await expectRefused(path, /The archive is damaged: .*path/);
    const bomb = new Map([...content, ['files/bomb', Buffer.alloc(30 * 2 ** 20)]]);
    await expectRefused(await writeForged(folder, bomb), 'files/bomb unpacks to 31457280 bytes');
  });

  it('cannot unpack the same bytes as many files', async () => {
    const path = await writeForged(folder, content);
    const bytes = readFileSync(path);
    // The size in the list at the end, of which the first entry now claims more than there is.
    bytes.writeUInt32LE(bytes.length + 1, bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 20);
    writeFileSync(path, bytes);
    await expectRefused(path, 'The archive is damaged: its files overlap');
  });

  it('cannot have files that no row names', async () => {
    const key = `originals/${store.id}/more`;
    const bytes = Buffer.from('a file');
    const more = { key, path: `files/${key}`, ...facts(bytes) };
    await expectRefused(
      await withManifest({ files: [...manifest.files, more] }, new Map([...content, [more.path, bytes]])),
      `no row names ${key}`,
    );
  });

  it('cannot write into another store', async () => {
    const other = await makeStore(opened.db);
    await expectRefused(
      await withTable('items', (text) => text.replaceAll(store.id, other.id)),
      'a row of items belongs to another store',
    );
  });

  it('cannot set a column that stays behind, or one that does not exist', async () => {
    const withPassword = await withTable('stores', (text) => text.replace('{', '{"password_hash":"x",'));
    await expectRefused(withPassword, 'a row of stores has other columns');
  });

  it('cannot name a file of another store', async () => {
    const theirs = `originals/${manifest.store.id.replace(/^./, '9')}/1`;
    await expectRefused(
      await withTable('images', (text) => text.replace(`originals/${store.id}/1`, theirs)),
      'a row of images names another file',
    );
    await expectRefused(await withManifest({ missing: [theirs] }), `${theirs} is not a file of the store`);
  });

  it('is refused if rows do not fit together, in words', async () => {
    await expectRefused(await withTable('sub_categories', () => ''), /sub_categories has 0 rows, and not 1/);
    const tables = (await withTable('items', (text) => text.replace(/"price":\d+/, '"price":"much"'))) as string;
    await expectRefused(tables, /The archive can’t be imported: items: .*integer.*Nothing was imported/);
  });
});

describe('an archive that does not fit this installation', () => {
  it('is refused if it was made with another schema', async () => {
    await expectRefused(await withManifest({ schema: '0001_menu' }), /made by version .* \(0001_menu\)/);
    await expectRefused(
      await withManifest({ format: 2 as number as 1 }),
      'not that of an archive that this version can read',
    );
  });

  it('is refused if an account here has the same address', async () => {
    const path = await writeForged(folder, content);
    const other = await makeStore(opened.db);
    await opened.db.update(stores).set({ email: store.email }).where(eq(stores.id, other.id));
    await expectRefused(path, `Another account here has the email address ${store.email}. Nothing was imported.`);
    await opened.db.delete(stores).where(eq(stores.id, other.id));
    expect((await importFrom(path)).storeId).toBe(store.id);
  });

  it('is refused if an account here can get its phone number back', async () => {
    const other = await makeStore(opened.db);
    const { country_phone_code, phone } = store;
    const address = { store_id: other.id, sub_store_id: null, channel: 'sms', undo_hash: 'phone' } as const;
    const new_value = { country_phone_code, phone: other.phone };
    const undo_until = addHours(new Date(), 72);
    await opened.db
      .insert(addressChanges)
      .values({ ...address, old_value: { country_phone_code, phone }, new_value, undo_until });
    const path = await writeForged(folder, content);
    await expectRefused(path, `Another account here has the phone number ${country_phone_code} ${phone}.`);
    await opened.db.delete(stores).where(eq(stores.id, other.id));
    expect((await importFrom(path)).storeId).toBe(store.id);
  });

  it('is refused if the store was deleted here, in other words', async () => {
    const path = await writeForged(folder, content);
    const deletedStore = { ...store, email: store.id, phone: store.id, deleted_at: new Date() };
    await opened.db.insert(stores).values(deletedStore);
    await expect(importFrom(path)).rejects.toThrow(`The store ${store.id} was deleted here`);
    await opened.db.delete(stores).where(eq(stores.id, store.id));
  });

  it('names files that were already missing, and imports the rest', async () => {
    await importFrom(await writeForged(folder, content));
    await files.delete(`originals/${store.id}/1`);
    const exported = await exportTo({ db: opened.db, files, folder, storeId: store.id });
    expect(exported.manifest.missing).toEqual([`originals/${store.id}/1`]);
    expect(comparable(exported.manifest).tables).toEqual(comparable(manifest).tables);
  });
});
