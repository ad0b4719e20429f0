import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { buildApp } from '#server/app';
import { verifyAppKey } from '#server/appKeyCheck';
import type { OpenDatabase } from '#server/db/database';
import {
  bankDetails,
  documents,
  outgoingMessages,
  platformSettings,
  storeSecrets,
  totpFactors,
} from '#server/db/schema/index';
import type { Env } from '#server/env';
import type { FileStore } from '#server/files/fileStore';
import { openFileStore } from '#server/files/openFileStore';
import { privateFiles } from '#server/files/privateFiles';
import { sealingWith } from '#server/files/sealing';
import { readEarlierAppKeys } from '#server/http/earlierAppKeys';
import { removeOldKeys } from '#server/jobs/cleanUp';
import { isRecoveryKey, totpPlace } from '#server/modules/factors/service';
import { messagePlace, queueMessage } from '#server/modules/outgoing/service';
import { bankDetailPlace } from '#server/modules/providers/service';
import { rotateKey } from '#server/operations/rotateKey';
import { secretPlace, writeSecret } from '#server/records/storeSecrets';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeWorld, type World } from '../../support/contractWorld';
import { orderInput, testPassword } from '../../support/factories/index';
import { factorTicket, makeTotp, ownerOf, proveFrom } from '../../support/factors';
import { MemoryGateways } from '../../support/memoryGateway';
import { account } from '../../support/staffCases/bankDetails';
import { workPermit } from '../../support/staffCases/documents';
import { providerOf } from '../../support/staffCases/providers';
import { lastingDatabase } from '../killNineServer';

const keys = ['the-first-key', 'the-second-key', 'the-third-key'].map((name) => name.padEnd(40, '.'));
const [oldKey = '', newKey = '', thirdKey = ''] = keys;
const password = testPassword;
const now = new Date();

let database: Awaited<ReturnType<typeof lastingDatabase>>;
let folder: string;
let files: FileStore;
let world: World;
let made: Awaited<ReturnType<typeof makeSecrets>>;
let firstOrder: ReturnType<typeof orderInput>;

const settings = (APP_KEY: string): Env => ({ ...database.env, APP_KEY, FILES_DIR: folder });

/** The app with one of the keys, as a server that was started with it. */
async function withApp<Result>(appKey: string, work: (app: World['app']) => Promise<Result>): Promise<Result> {
  const opened = await database.open();
  try {
    await opened.exclusively(({ db }) => verifyAppKey(db, settings(appKey)));
    const app = await buildApp({ database: opened, env: settings(appKey) });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await opened.close();
  }
}

async function withDatabase<Result>(work: (opened: OpenDatabase) => Promise<Result>): Promise<Result> {
  const opened = await database.open();
  return work(opened).finally(opened.close);
}

const rotate = (from: string, to: string, store = files) =>
  withDatabase((opened) => rotateKey(opened, store, { oldKey: from, newKey: to, now }));

/** A mail that waits: with a mail server that is never reached. */
const queueCode = ({ db }: World) =>
  queueMessage(
    db,
    { ...settings(oldKey), SMTP_URL: 'smtp://mail.test' },
    {
      ...({
        event: 'email_code',
        channel: 'email',
        recipient: 'ana@test.example',
        language: 'en',
        storeId: null,
      } as const),
      facts: { code: '493817', minutes: '10' },
    },
    now,
  );

async function makeSecrets({ app, mine }: World) {
  const holder = await providerOf(world, mine);
  const { bank_detail } = await callAs(app, mine.owner, 'add_bank_detail', {
    ...{ idempotency_key: randomUUID(), bank_holder_id: holder, bank_holder_type: holderTypes.provider, password },
    ...account,
  });
  const bank_detail_id = bank_detail._id;
  await callAs(app, mine.owner, 'upload_bank_photo', { bank_detail_id, side: 'front', password });
  const { document } = await callAs(app, mine.owner, 'upload_document', { ...workPermit, holder_id: holder });
  const { order } = await callAs(app, mine.owner, 'create_order', firstOrder);
  const { codes } = await makeTotp(world, ownerOf(world.other.store));
  return { holder, bank_detail_id, document_id: document._id, order_id: order._id, codes };
}

beforeAll(async () => {
  database = await lastingDatabase();
  folder = mkdtempSync(join(tmpdir(), 'storedesk-rotation-'));
  files = openFileStore(settings(oldKey));
  const opened = await database.open();
  await opened.exclusively(({ db }) => verifyAppKey(db, settings(oldKey)));
  const app = await buildApp({ database: opened, env: settings(oldKey) });
  const close = async () => {};
  world = await makeWorld({
    app,
    database: opened,
    db: opened.db,
    env: settings(oldKey),
    clock: { now: null },
    gateways: new MemoryGateways(),
    billing: null,
    close,
  });
  firstOrder = orderInput(world.mine.item);
  made = await makeSecrets(world);
  await queueCode(world);
  const mailServer = { storeId: world.mine.store.id, name: 'smtp_password', value: 'the key of a mail server' };
  await writeSecret(world.db, { env: settings(oldKey), now: () => now }, mailServer);
  await app.close();
  await opened.close();
}, 120_000);
afterAll(async () => {
  await database?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Every sealed value as it is now, and which of the keys open it. */
const openers = (): Promise<string[][]> =>
  withDatabase(async ({ db }) => {
    const details = await db.select().from(bankDetails);
    const papers = await db.select().from(documents);
    const mails = await db.select().from(outgoingMessages);
    const apps = await db.select().from(totpFactors);
    const secrets = await db.select().from(storeSecrets);
    const ownKeys = await db.select().from(platformSettings).where(isRecoveryKey);
    const opensWith = async (open: (appKey: string) => unknown) => {
      const tries = keys.map(async (key) => ((await open(key)) ? key : ''));
      const results = await Promise.allSettled(tries);
      return results.flatMap((result) => (result.status === 'fulfilled' && result.value) || []);
    };
    const fileKeys = [
      ...papers.flatMap((row) => row.front_file || []),
      ...details.map((row) => row.photos.front ?? ''),
    ];
    return Promise.all([
      ...details.map(({ sealed, store_id, id }) =>
        opensWith((key) => sealingWith(key).open(Buffer.from(sealed, 'base64'), bankDetailPlace(store_id, id))),
      ),
      ...mails.map(({ id, sealed }) =>
        opensWith((key) => sealingWith(key).open(Buffer.from(sealed ?? '', 'base64'), messagePlace(id))),
      ),
      ...apps.map(({ sealed_secret, ...of }) =>
        opensWith((key) => sealingWith(key).open(Buffer.from(sealed_secret, 'base64'), totpPlace(of))),
      ),
      ...secrets.map(({ store_id, name, sealed }) =>
        opensWith((key) => sealingWith(key).open(Buffer.from(sealed, 'base64'), secretPlace(store_id, name))),
      ),
      ...ownKeys.map(({ name, value }) =>
        opensWith((key) => sealingWith(key).open(Buffer.from(String(value), 'base64'), name)),
      ),
      ...fileKeys.map((file) => opensWith((APP_KEY) => privateFiles(files, { APP_KEY }).get(file))),
    ]);
  });

async function expectAllReadable(app: World['app']): Promise<void> {
  const { owner } = world.mine;
  const holder = { bank_holder_id: made.holder, bank_holder_type: holderTypes.provider, password };
  const { bank_detail } = await callAs(app, owner, 'get_bank_detail', holder);
  expect(bank_detail).toMatchObject({ is_masked: false, account_number: account.account_number.replaceAll(' ', '') });
  const { bank_detail_id, document_id } = made;
  const photo = await callAs(app, owner, 'get_bank_photo', { bank_detail_id, side: 'front', password });
  const paper = await callAs(app, owner, 'get_document_file', { _id: document_id, side: 'front' });
  expect([photo.content_type, paper.content_type]).toEqual(['image/webp', 'image/webp']);
  const { ticket } = await factorTicket({ app }, world.other.store);
  const recovery_code = made.codes.pop() ?? '';
  expect(await proveFrom({ app }, { ticket, recovery_code })).toMatchObject({ success: true });
}

describe('a rotation of APP_KEY', { timeout: 90_000 }, () => {
  it('is refused with a wrong old key, with the same key, and while a server runs', async () => {
    await expect(rotate(thirdKey, newKey)).rejects.toThrow('APP_KEY is not the key');
    await expect(rotate(oldKey, oldKey)).rejects.toThrow('the same');
    await withApp(oldKey, () =>
      expect(rotate(oldKey, newKey)).rejects.toThrow(/in use by process|Servers are connected/),
    );
    expect(await openers()).toEqual(Array.from({ length: 7 }, () => [oldKey]));
  });

  it('that is interrupted lets no server start; each value opens with one of the two keys', async () => {
    let writes = 0;
    const breaking: FileStore = {
      ...files,
      async put(key, content) {
        if (++writes > 1) throw new Error('the power went');
        await files.put(key, content);
      },
    };
    await expect(rotate(oldKey, newKey, breaking)).rejects.toThrow('the power went');
    const found = await openers();
    expect(found.map((some) => some.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(found.flat()).toEqual(expect.arrayContaining([oldKey, newKey]));
    for (const key of [oldKey, newKey]) {
      await expect(withApp(key, async () => 'started')).rejects.toThrow('npm run rotate-app-key');
    }
    await expect(rotate(oldKey, thirdKey)).rejects.toThrow('different new key');
  });

  it('continues when it is run again: everything opens with the new key, and nothing with the old one', async () => {
    const { count, unreadable } = await rotate(oldKey, newKey);
    expect([count, unreadable]).toEqual([6, []]);
    expect(await openers()).toEqual(Array.from({ length: 7 }, () => [newKey]));
    await withApp(newKey, expectAllReadable);
    await expect(withApp(oldKey, async () => 'started')).rejects.toThrow('APP_KEY is not the key');
    // Once more, as after a crash before the settings were changed.
    expect(await rotate(oldKey, newKey)).toEqual({ count: 0, unreadable: [] });
  });

  it('a call that is repeated after it gets its first reply; another body under its key is refused', async () => {
    const { owner } = world.mine;
    const other = { ...firstOrder, items: [...firstOrder.items, ...firstOrder.items] };
    const repeat = async (app: World['app']) => {
      const repeated = await call(app, owner, 'create_order', firstOrder);
      expect(repeated).toMatchObject({ success: true, order: { _id: made.order_id } });
      expect(await errorOf(app, owner, 'create_order', other)).toBe(errorCodes.IDEMPOTENCY_KEY_REUSED);
    };
    await withApp(newKey, repeat);
    await rotate(newKey, thirdKey);
    await withApp(thirdKey, repeat);
    await withApp(thirdKey, expectAllReadable);
  });

  it('keeps earlier keys no longer than replies are kept', () =>
    withDatabase(async ({ db }) => {
      const env = settings(thirdKey);
      expect((await readEarlierAppKeys(db, env, now)).sort()).toEqual([oldKey, newKey].sort());
      expect(await readEarlierAppKeys(db, env, addDays(now, 9))).toEqual([]);
      await removeOldKeys(db, addDays(now, 9));
      expect((await db.select().from(platformSettings)).filter(({ name }) => name.startsWith('earlier'))).toEqual([]);
    }));

  it('leaves what was damaged before as it is, and says so', async () => {
    const [damaged = ''] = await withDatabase(async ({ db }) =>
      (await db.select().from(documents)).flatMap((row) => row.front_file || []),
    );
    await files.put(damaged, Buffer.from('not what was sealed here, but long enough'));
    expect((await rotate(thirdKey, newKey)).unreadable).toEqual([damaged]);
  });
});
