import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import type { CheckupPointName } from '#contract/entities/checkup';
import { addressChanges, sessions, stores, subStores } from '#server/db/schema/index';
import { writeAuditEntries } from '#server/modules/audit/service';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { clearFactors, makeTotp, memberOf, ownerOf } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { makeTablet } from '../../support/sharedTablet';
import { account } from '../../support/staffCases/bankDetails';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});

const pointOf = async (name: CheckupPointName, caller = owner) =>
  (await callAs(test.app, caller, 'get_security_checkup', {})).points.find(({ point }) => point === name);
const theOwner = () => ({ kind: 'owner', id: store.id, name: 'Bo Berg' }) as const;
const setStore = (fields: Partial<typeof stores.$inferInsert>) =>
  test.db.update(stores).set(fields).where(eq(stores.id, store.id));

describe('get_security_checkup', () => {
  it('is the owner’s', async () => {
    const manager = await makeSubStore(test.db, store, { grants: ['store/sub_store'] });
    const session = await openSubStoreSession(test, manager);
    expect(await errorOf(test.app, session, 'get_security_checkup', {})).toBe(errorCodes.NOT_PERMITTED);
  });

  it('reads the owner’s factors, codes and password', async () => {
    await setStore({ created_at: subDays(new Date(), 500) });
    expect(await pointOf('factor')).toMatchObject({ finding: 'off', state: 'attention' });
    expect(await pointOf('password')).toMatchObject({ finding: 'old', state: 'attention' });
    await makeTotp(test, ownerOf(store));
    expect(await pointOf('factor')).toMatchObject({ finding: 'on', state: 'ok' });
    expect(await pointOf('recovery_codes')).toMatchObject({ finding: 'left', count: 10 });
    await clearFactors(test, store);
    const password = { current_password: testPassword, password: 'a quiet harbour 9' };
    await callAs(test.app, owner, 'change_password', password);
    const { at, finding } = (await pointOf('password')) ?? {};
    expect(finding).toBe('recent');
    expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(600_000);
  });

  it.each(['recover', 'hand_over'] as const)('knows that %s set a password', async (action) => {
    await setStore({ created_at: subDays(new Date(), 500) });
    await writeAuditEntries(test.db, store.id, [{ entity: 'owner_access', action, actor: theOwner() }]);
    expect(await pointOf('password')).toMatchObject({ finding: 'recent', state: 'ok' });
  });

  it('reads where the owner is signed in, and what is to be confirmed', async () => {
    expect(await pointOf('devices')).toMatchObject({ finding: 'used', count: 1 });
    const other = await openSession(test, store);
    expect(await pointOf('devices')).toMatchObject({ finding: 'used', count: 2 });
    const last_used_at = subDays(new Date(), 20);
    await test.db.update(sessions).set({ last_used_at }).where(eq(sessions.store_id, store.id));
    // Asking has marked its own session as used.
    expect(await pointOf('devices', other)).toMatchObject({ finding: 'unused', count: 1, state: 'attention' });
    await setStore({ is_email_verified: false, is_phone_number_verified: false });
    expect(await pointOf('addresses', other)).toMatchObject({ finding: 'both', state: 'attention' });
    await setStore({ is_phone_number_verified: true });
    expect(await pointOf('addresses', other)).toMatchObject({ finding: 'email', state: 'attention' });
  });

  it('counts team members without a factor, those who are away, and those who manage the team', async () => {
    const away = await makeSubStore(test.db, store);
    await makeSubStore(test.db, store, { is_disabled: true });
    await makeSubStore(test.db, store, { password_hash: null });
    expect(await pointOf('team')).toMatchObject({ finding: 'without', count: 1 });
    await makeTotp(test, memberOf(away));
    expect(await pointOf('team')).toMatchObject({ finding: 'fine' });
    const created_at = subDays(new Date(), 200);
    await test.db.update(subStores).set({ created_at }).where(eq(subStores.id, away.id));
    expect(await pointOf('team')).toMatchObject({ finding: 'idle', count: 1, state: 'attention' });
    await callAs(test.app, null, 'sign_in', { email: away.email, password: testPassword });
    for (let n = 0; n < 3; n++) await makeSubStore(test.db, store, { grants: ['store/sub_store'] });
    expect(await pointOf('permissions')).toMatchObject({ finding: 'many', count: 3, state: 'attention' });
  });

  it('asks no second factor of a shared device, which counts otherwise', async () => {
    const { id } = await makeTablet(test, store, { grants: ['store/sub_store'] });
    expect(await pointOf('team')).toMatchObject({ finding: 'fine' });
    expect(await pointOf('permissions')).toMatchObject({ finding: 'few', count: 1 });
    for (const has_factor of [true, false])
      expect(await callAs(test.app, owner, 'get_sub_store_list', { filter: { has_factor } })).toMatchObject({
        count: 0,
      });
    expect(await callAs(test.app, owner, 'get_sub_store', { _id: id })).toMatchObject({
      sub_store: { has_factor: null },
    });
  });

  it('reads whether the bank details have just changed, by this owner', async () => {
    expect(await pointOf('bank')).toMatchObject({ finding: 'missing', state: 'ok' });
    store = await makeStore(test.db, { country_code: 'FR' });
    owner = await openSession(test, store);
    const holder = { bank_holder_id: store.id, bank_holder_type: holderTypes.store };
    await callAs(test.app, owner, 'add_bank_detail', { ...holder, ...account, idempotency_key: randomUUID() });
    expect(await pointOf('bank')).toMatchObject({ finding: 'changed', state: 'attention' });
    await writeAuditEntries(test.db, store.id, [{ entity: 'owner_access', action: 'hand_over', actor: theOwner() }]);
    expect(await pointOf('bank')).toMatchObject({ finding: 'on_hold', state: 'attention' });
    await setStore({ payouts_frozen_at: new Date() });
    expect(await pointOf('bank')).toMatchObject({ finding: 'frozen', state: 'attention' });
  });
});

describe('an address that was never confirmed', () => {
  it('is confirmed by a code to itself, which leaves nothing to undo', async () => {
    await setStore({ is_email_verified: false });
    const body = { channel: 'email', email: store.email } as const;
    const { ticket, demo_message } = await callAs(test.app, owner, 'request_address_change', body);
    const otp = /\d{6}/.exec(demo_message?.text ?? '')?.[0] ?? '';
    const reply = await callAs(test.app, owner, 'confirm_address_change', { ticket, otp });
    expect(reply).not.toHaveProperty('demo_message');
    const [row] = await test.db.select().from(stores).where(eq(stores.id, store.id));
    expect(row?.is_email_verified).toBe(true);
    expect(await test.db.$count(addressChanges, eq(addressChanges.store_id, store.id))).toBe(0);
    const again = await errorOf(test.app, owner, 'request_address_change', body);
    expect(again).toBe(errorCodes.FIELDS_NOT_VALID);
  });
});
