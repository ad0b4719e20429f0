import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client';
import type { OpenDatabase } from '#server/db/database';
import { readEnv } from '#server/env';
import { openFileStore } from '#server/files/openFileStore';
import { backUpFolder } from '#server/operations/backupFolder';
import { offerDatabaseHold, whileDatabaseIsHeld } from '#server/operations/databaseHold';
import { restoreFolder } from '#server/operations/restoreFolder';
import { runOperateCommands } from '../../support/operateCommands';
import { s3Server } from '../../support/s3Server';

/** Each test has the same folder with a database in it, open as in a server. */
let root: string;
let opened: OpenDatabase;
let holds: Awaited<ReturnType<typeof offerDatabaseHold>>;
const at = (name: string) => join(root, name);
const env = (name: string) => readEnv({ DATA_DIR: at(name) });
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'storedesk-hold-'));
  opened = await openDatabase(env('data'));
  await opened.db.execute(sql`create table counted (n int)`);
  await openFileStore(env('data')).put('originals/a/b', Buffer.from('a picture'));
  holds = await offerDatabaseHold(opened.db, at('data'), { warn: () => {} });
}, 90_000);
afterAll(async () => {
  await holds?.close();
  await opened?.close();
  rmSync(root, { recursive: true, force: true });
});

const insert = () => opened.db.execute(sql`insert into counted values (1)`);
const count = async (db = opened.db) =>
  (await db.select({ count: sql<number>`count(*)::int` }).from(sql`counted`))[0]?.count;

describe('a backup of the folder that a server has open', { timeout: 180_000 }, () => {
  it('while the database is held, writers wait; afterwards they go on', async () => {
    let isWritten = false;
    let writing: Promise<unknown> | undefined;
    await whileDatabaseIsHeld(at('data'), async () => {
      writing = insert().then(() => {
        isWritten = true;
      });
      await readdir(at('data'));
      expect(isWritten).toBe(false);
    });
    await writing;
    expect(await count()).toBe(1);
  });

  it('a backup that fails or leaves half-way does not hold the database on', async () => {
    const failing = whileDatabaseIsHeld(at('data'), () => Promise.reject(new Error('the disk is full')));
    await expect(failing).rejects.toThrow('the disk is full');
    await insert();
    expect(await count()).toBe(2);
  });

  it('is a whole copy, of database and files, that a bucket takes as well', async () => {
    expect(await backUpFolder(env('data'), at('backup'))).toMatchObject({ files: 1 });
    expect(await restoreFolder(env('restored'), at('backup'))).toBe(1);
    const copy = await openDatabase(env('restored'));
    expect(await count(copy.db)).toBe(2);
    await copy.close();
    expect(await openFileStore(env('restored')).get('originals/a/b')).toEqual(Buffer.from('a picture'));

    const s3 = await s3Server();
    const bucket = openFileStore(readEnv(s3.env));
    const settings = { ...s3.env, OLD_FILES_DIR: at('backup/files') };
    expect(await runOperateCommands('move-files', settings)).toContain('Copied 1 files to the bucket');
    expect(await bucket.get('originals/a/b')).toEqual(Buffer.from('a picture'));
    await s3.close();
  });

  it('needs an empty folder, a database, and no other lock in its way', async () => {
    mkdirSync(at('taken'));
    writeFileSync(at('taken/file'), '');
    await expect(backUpFolder(env('data'), at('taken'))).rejects.toThrow('is not empty');
    await expect(backUpFolder(env('nothing'), at('new'))).rejects.toThrow('no embedded database');
    const postgres = readEnv({ DATABASE_URL: 'postgres://localhost/x', APP_KEY: 'a'.repeat(40) });
    await expect(backUpFolder(postgres, at('new'))).rejects.toThrow('docs/operate.md');
    // A server from before this, or one whose socket is gone.
    await holds.close();
    await expect(backUpFolder(env('data'), at('new'))).rejects.toThrow(`in use by process ${process.pid}`);
    holds = await offerDatabaseHold(opened.db, at('data'), { warn: () => {} });
  });
});

describe('a restore', () => {
  it('is refused into a folder that is not empty, and into that of a server', () =>
    expect(restoreFolder(env('data'), at('backup'))).rejects.toThrow('is in the way'));
  it('is refused from a backup that is not complete', async () => {
    mkdirSync(at('half/database'), { recursive: true });
    await expect(restoreFolder(env('other'), at('half'))).rejects.toThrow('not a complete backup');
  });
});
