import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addHours, addMinutes, addSeconds } from 'date-fns';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { addressChanges, auditEntries, sessions, storeArchives, stores } from '#server/db/schema/index';
import type { FileStore } from '#server/files/fileStore';
import { openFileStore } from '#server/files/openFileStore';
import { makeArchives } from '#server/modules/archives/service';
import { makeArchive } from '../../support/archiveCases';
import { contentOf, memoryFiles } from '../../support/archives';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeItem, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { setSteppedUp } from '../../support/setSteppedUp';

const { NO_DATA_FOUND, NOT_PERMITTED, STEP_UP_REQUIRED, TOO_MANY_ATTEMPTS } = errorCodes;

let server: TestApp;
let store: StoreRow;
let owner: TestSession;
let folder: string;
let stored: FileStore;
beforeAll(async () => {
  server = await buildTestApp({ env: testMail });
  folder = mkdtempSync(join(tmpdir(), 'storedesk-archive-'));
  stored = openFileStore(server.env);
});
beforeEach(async () => {
  server.clock.now = null;
  // The job makes the oldest first, whichever store's it is.
  await server.db.delete(storeArchives);
  store = await makeStore(server.db);
  owner = await openSession(server, store);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = () => callAs(server.app, owner, 'request_store_archive', {});
const current = async () => (await callAs(server.app, owner, 'get_store_archive', {})).store_archive;
const download = (link: string) => server.app.inject({ method: 'GET', url: link });
const linkOf = async () => (await callAs(server.app, owner, 'download_store_archive', {})).link;

const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

/** A round of the job, as a server runs it. */
const makeNow = (now = new Date(), { files = stored, stopping = new AbortController().signal } = {}) =>
  makeArchives(server.db, now, { env: server.env, files, log: quiet, stopping });

const rowOf = async () => (await server.db.select().from(storeArchives).where(eq(storeArchives.store_id, store.id)))[0];

describe('an owner who wants everything', () => {
  it('requests an archive, which is announced by mail, made, and downloaded', async () => {
    await makeItem(server.db, store);
    const { store_archive } = await request();
    expect(store_archive).toMatchObject({ state: 'waiting', percent: 0, sha256: null, expires_at: null });
    const [mail] = await mailTo(server, store.email, 'archive_requested');
    expect(mail).toContain(`${testMail.PUBLIC_ADDRESS}/app/profile?tab=account&section=archive`);
    await makeNow();
    const ready = await current();
    expect(ready).toMatchObject({ _id: store_archive._id, state: 'ready', percent: 100 });

    const reply = await download(await linkOf());
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(ready?.bytes),
      'content-disposition': expect.stringMatching(/^attachment; filename="storedesk-\d{4}-\d\d-\d\d\.zip"/),
      'cache-control': 'private, no-store',
    });
    expect(createHash('sha256').update(reply.rawPayload).digest('hex')).toBe(ready?.sha256);
    const path = join(folder, 'downloaded.zip');
    writeFileSync(path, reply.rawPayload);
    expect([...(await contentOf(path)).keys()]).toEqual(
      expect.arrayContaining(['manifest.json', 'tables/items.jsonl']),
    );

    const entries = await server.db
      .select({ action: auditEntries.action, actor: auditEntries.actor_kind, call: auditEntries.call })
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, store.id), eq(auditEntries.entity, 'store_archive')))
      .orderBy(asc(auditEntries.id));
    expect(entries).toEqual([
      { action: 'add', actor: 'owner', call: 'request_store_archive' },
      { action: 'download', actor: 'owner', call: 'download_store_archive' },
    ]);
  });

  it('gets one at a time: a second request is the same archive, and one that is ready is replaced', async () => {
    const [first, second] = await Promise.all([request(), request()]);
    expect(second.store_archive._id).toBe(first.store_archive._id);
    expect(await mailTo(server, store.email, 'archive_requested')).toHaveLength(1);
    await makeNow();
    const link = await linkOf();
    const third = await request();
    expect(third.store_archive._id).not.toBe(first.store_archive._id);
    await vi.waitFor(async () => expect((await download(link)).statusCode).toBe(404));
  });

  it('proves who they are before, and no one else can ask', async () => {
    await makeArchive(server.db, store.id);
    await setSteppedUp(server, owner, 11 * 60);
    for (const name of ['request_store_archive', 'download_store_archive'] as const)
      expect(await errorOf(server.app, owner, name, {})).toBe(STEP_UP_REQUIRED);
    const member = await makeSubStore(server.db, store, { grants: ['store/order'] });
    const session = await openSubStoreSession(server, member);
    for (const name of [
      'get_store_archive',
      'request_store_archive',
      'download_store_archive',
      'delete_store_archive',
    ] as const)
      expect(await errorOf(server.app, session, name, {})).toBe(NOT_PERMITTED);
  });

  it('is told at an address that someone has just changed, too', async () => {
    const changed = `thief-${store.email}`;
    await server.db.insert(addressChanges).values({
      ...{ store_id: store.id, sub_store_id: null, channel: 'email', undo_hash: randomUUID() },
      ...{ old_value: { email: store.email }, new_value: { email: changed }, undo_until: addHours(new Date(), 72) },
    });
    await server.db.update(stores).set({ email: changed }).where(eq(stores.id, store.id));
    await request();
    for (const to of [store.email, changed]) expect(await mailTo(server, to, 'archive_requested')).toHaveLength(1);
  });

  it('has a few made in an hour, those that were deleted included', async () => {
    const start = new Date();
    for (let count = 0; count < accountLimits.archivesPerHour; count += 1) {
      server.clock.now = addMinutes(start, count);
      await request();
      // One that is being made is the same, and isn't counted.
      await request();
      await callAs(server.app, owner, 'delete_store_archive', {});
    }
    server.clock.now = addMinutes(start, 5);
    const refused = await call(server.app, owner, 'request_store_archive', {});
    expect(refused).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: 55 * 60 });
    expect(await current()).toBeNull();
    const later = addMinutes(start, 61);
    server.clock.now = later;
    await server.db.update(sessions).set({ stepped_up_at: later }).where(eq(sessions.store_id, store.id));
    expect((await request()).store_archive.state).toBe('waiting');
  });

  it('can delete it, and then its link leads nowhere', async () => {
    await request();
    await makeNow();
    const link = await linkOf();
    const file = (await rowOf())?.file;
    await callAs(server.app, owner, 'delete_store_archive', {});
    expect(await current()).toBeNull();
    expect(await errorOf(server.app, owner, 'download_store_archive', {})).toBe(NO_DATA_FOUND);
    expect(await errorOf(server.app, owner, 'delete_store_archive', {})).toBe(NO_DATA_FOUND);
    await vi.waitFor(async () => expect(await stored.get(`${file}-0`)).toBeNull());
    expect((await download(link)).statusCode).toBe(404);
  });

  it('has a day to download it, and minutes to begin with each link', async () => {
    await request();
    const madeAt = new Date();
    await makeNow(madeAt);
    const link = await linkOf();
    server.clock.now = addMinutes(madeAt, 5);
    expect((await download(link)).statusCode).toBe(404);
    const file = (await rowOf())?.file;
    server.clock.now = addHours(addMinutes(madeAt, 1), 24);
    expect(await current()).toBeNull();
    await makeNow(server.clock.now);
    expect(await rowOf()).toBeUndefined();
    expect(await stored.get(`${file}-0`)).toBeNull();
  });
});

describe('the job that makes archives', () => {
  /** Parts of an attempt whose process was lost: one of them can't be decrypted. */
  async function leaveParts(): Promise<string[]> {
    const file = `private/${store.id}/lost`;
    const keys = [`${file}-0`, `${file}-1`];
    for (const key of keys) await stored.put(key, Buffer.from('sealed with another key'));
    const due_at = addMinutes(new Date(), -1);
    const lost = { state: 'running', file, tries: 1, due_at } as const;
    await server.db.update(storeArchives).set(lost).where(eq(storeArchives.store_id, store.id));
    return keys;
  }

  it('leaves no parts of a lost process behind, whether the archive is made again or deleted', async () => {
    await request();
    const again = await leaveParts();
    await makeNow();
    expect((await rowOf())?.state).toBe('ready');
    for (const key of again) expect(await stored.get(key)).toBeNull();
    const deleted = await leaveParts();
    await server.db.update(storeArchives).set({ parts: 0 }).where(eq(storeArchives.store_id, store.id));
    await callAs(server.app, owner, 'delete_store_archive', {});
    await vi.waitFor(async () => {
      for (const key of deleted) expect(await stored.get(key)).toBeNull();
    });
  });

  it('gives up an archive whose processes were lost three times', async () => {
    await request();
    const lost = { state: 'running', file: 'private/lost', tries: 3, due_at: addMinutes(new Date(), -1) } as const;
    await server.db.update(storeArchives).set(lost).where(eq(storeArchives.store_id, store.id));
    await makeNow();
    expect((await current())?.state).toBe('failed');
  });

  it('leaves an archive alone that another process is making', async () => {
    await request();
    const running = { state: 'running', file: 'private/other', due_at: addMinutes(new Date(), 2) } as const;
    await server.db.update(storeArchives).set(running).where(eq(storeArchives.store_id, store.id));
    await makeNow();
    expect(await rowOf()).toMatchObject(running);
  });

  it('tries again after a failure, and gives up after three', async () => {
    await request();
    const full: FileStore = { ...memoryFiles(), put: () => Promise.reject(new Error('the disk is full')) };
    let now = new Date();
    for (const state of ['waiting', 'waiting', 'failed']) {
      await makeNow(now, { files: full });
      expect((await rowOf())?.state).toBe(state);
      // Not before the pause is over.
      await makeNow(addSeconds(now, 1), { files: stored });
      expect((await rowOf())?.state).toBe(state);
      now = addMinutes(now, 5);
    }
    expect((await current())?.state).toBe('failed');
    const again = await request();
    expect(again.store_archive.state).toBe('waiting');
  });

  it('gives an archive back when the server stops', async () => {
    await request();
    const files = memoryFiles();
    let asked = 0;
    // Not yet when the job takes the archive, and then while it is made.
    const stopping = {
      get aborted() {
        asked += 1;
        return asked > 1;
      },
    } as AbortSignal;
    await makeNow(new Date(), { files, stopping });
    expect(await rowOf()).toMatchObject({ state: 'waiting', tries: 0 });
    expect(files.content.size).toBe(0);
  });
});
