import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { typeSecretAgain } from '#contract/settings/typeSecretAgain';
import { storeSecrets } from '#server/db/schema/index';
import { readSecret } from '#server/records/storeSecrets';
import { contentOf, exportTo, memoryFiles } from '../support/archives';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { type Caller, call, callAs, inject } from '../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../support/login';

const password = 'correct-horse-battery-staple-9182';
const server = {
  ...{ mail_host: 'smtp.trattoria.example', mail_port: 587, mail_user: 'trattoria' },
  ...{ mail_from_address: 'hello@trattoria.example', mail_from_name: 'Trattoria' },
};

const logged: string[] = [];
let test: TestApp;
let store: StoreRow;
let owner: TestSession;
let member: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ logTo: { write: (line) => void logged.push(line) } });
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await openSession(test, store);
  member = await openSubStoreSession(test, await makeSubStore(test.db, store, { grants: ['store/setting'] }));
});

const settingsFor = async (caller: Caller) => (await callAs(test.app, caller, 'get_email_settings', {})).email_settings;
const change = async (caller: Caller, fields: object) =>
  call(test.app, caller, 'update_email_settings', { version: (await settingsFor(caller)).version, ...fields });
const storedPassword = () => readSecret(test.db, test.env, store.id, 'mail_password');
const setUp = async () =>
  expect(await change(owner, { ...server, mail_password: password })).toMatchObject({ success: true });

describe('a secret of the settings', () => {
  it('is the owner’s to set, replace and remove; others see that there is one, and the rest of the section', async () => {
    const refused = { success: false, error_code: errorCodes.NOT_PERMITTED };
    expect(await change(member, { ...server, mail_password: 'of a member' })).toMatchObject(refused);
    expect(await settingsFor(member)).toMatchObject({ mail_host: '', mail_password: null });
    await setUp();
    expect(await settingsFor(owner)).toMatchObject({ mail_password: { last: '9182' } });
    expect(await settingsFor(member)).toMatchObject({ ...server, mail_password: { last: '' } });
    expect(await change(member, { mail_password: '' })).toMatchObject(refused);
    expect(await storedPassword()).toBe(password);
    expect(await change(member, { mail_from_name: 'Trattoria Sofia' })).toMatchObject({
      email_settings: { mail_from_name: 'Trattoria Sofia', mail_password: { last: '' } },
    });
    expect(await change(owner, { mail_password: '' })).toMatchObject({ email_settings: { mail_password: null } });
    expect(await storedPassword()).toBeNull();
  });

  it.each([{ mail_host: 'smtp.elsewhere.example' }, { mail_port: 2525 }, { mail_user: 'someone-else' }])(
    'has to be typed again with %o, by the owner too',
    async (fields) => {
      await setUp();
      for (const caller of [member, owner]) {
        expect(await change(caller, fields)).toMatchObject({
          success: false,
          error_code: errorCodes.FIELDS_NOT_VALID,
          errors: [{ path: 'mail_password', code: typeSecretAgain }],
        });
      }
      expect(await settingsFor(owner)).toMatchObject(server);
      expect(await change(owner, { ...server })).toMatchObject({ success: true });
      expect(await change(owner, { ...fields, mail_password: password })).toMatchObject({ email_settings: fields });
    },
  );

  it('is in no reply, audit entry, archive or log, and in the database only encrypted', async () => {
    const before = logged.length;
    const { version } = await settingsFor(owner);
    const saved = await inject(test.app, owner, 'update_email_settings', {
      version,
      ...server,
      mail_password: password,
    });
    const outdated = await inject(test.app, owner, 'update_email_settings', { version, mail_password: password });
    const invalid = { version: 2, mail_port: 0, mail_password: password };
    const shown = [
      saved,
      outdated,
      await inject(test.app, owner, 'update_email_settings', invalid),
      await inject(test.app, owner, 'get_email_settings'),
      await inject(test.app, owner, 'get_audit_list', { filter: {} }),
    ];
    expect(shown.map((reply) => reply.json().success)).toEqual([true, false, false, true, true]);
    for (const { payload } of shown) expect(payload).not.toContain(password);
    expect(logged.slice(before).join('\n')).toContain('update_email_settings');
    expect(logged.join('\n')).not.toContain(password);

    const [entry] = (await callAs(test.app, owner, 'get_audit_list', { filter: { entity: 'store' } })).data;
    expect(entry?.new_values).toMatchObject({ mail_host: server.mail_host });
    expect(Object.keys(entry?.new_values ?? {})).toContain('mail_password');

    const rows = await test.db.select().from(storeSecrets);
    expect(rows.some(({ store_id }) => store_id === store.id)).toBe(true);
    for (const { sealed } of rows) expect(Buffer.from(sealed, 'base64').includes(password)).toBe(false);

    const folder = mkdtempSync(join(tmpdir(), 'storedesk-secrets-'));
    const { path } = await exportTo({ db: test.db, files: memoryFiles(), folder, storeId: store.id });
    const content = [...(await contentOf(path)).values()].map(String).join('\n');
    rmSync(folder, { recursive: true });
    expect(content).toContain(server.mail_host);
    expect(content).not.toContain(password);
    for (const { sealed } of rows) expect(content).not.toContain(sealed);
  });
});
