import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { isClosedToSharedDevices } from '#contract/calls/closedToSharedDevices';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { permissionKeys } from '#contract/permissions';
import { auditEntries } from '#server/db/schema/audit';
import { recoveryCodes, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { makePasskey, makeTotp, memberOf } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { makeTrusted } from '../../support/ownership';
import { makeTablet } from '../../support/sharedTablet';

const { NOT_PERMITTED, FIELDS_NOT_VALID, UPDATE_FAILED, STEP_UP_REQUIRED, SESSION_ENDED } = errorCodes;

let server: TestApp;
let store: StoreRow;
let owner: TestSession;
let boss: Awaited<ReturnType<typeof makeSubStore>>;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  store = await makeStore(server.db);
  owner = await openSession(server, store);
  boss = await makeSubStore(server.db, store, { name: 'Ana', grants: [...permissionKeys] });
});
afterAll(() => server.close());

const table = (Object.entries(calls) as [CallName, Call][]).filter(([, { audience }]) => audience === 'session');
/** The calls about an account itself, by name: another one of these has to be closed too. */
const ofAccount: CallName[] = [
  ...(['get_profile', 'update_profile', 'update_profile_image', 'change_password', 'set_own_pin'] as const),
  ...(['request_address_change', 'confirm_address_change', 'step_up', 'begin_step_up'] as const),
  ...(['get_factors', 'begin_totp', 'confirm_totp', 'remove_totp', 'new_recovery_codes'] as const),
  ...(['begin_passkey', 'confirm_passkey', 'rename_passkey', 'remove_passkey'] as const),
  ...(['get_session_list', 'end_session', 'end_other_sessions'] as const),
  ...(['get_social_accounts', 'link_social_account', 'unlink_social_account'] as const),
  ...(['get_recovery', 'decline_trust', 'confirm_recovery', 'stop_recovery'] as const),
];
/** Dangerous changes, and the team's accounts. */
const isOfTeamOrDangerous = ([, { stepUp, permission }]: (typeof table)[number]) =>
  stepUp !== undefined || permission === 'store/sub_store';
const expected = [...new Set([...ofAccount, ...table.filter(isOfTeamOrDangerous).map(([name]) => name)])];
const closed = table.filter(([name, row]) => isClosedToSharedDevices(name, row));

/** A device whose account was given every permission in the database itself, at which someone with all of them works. */
async function tabletWithAll() {
  const tablet = await makeTablet(server, store, { people: [boss.id], grants: [...permissionKeys] });
  await callAs(server.app, tablet.session, 'begin_shift', { sub_store_id: boss.id });
  return tablet;
}

describe('a shared device', () => {
  it('can do what its account can, whoever works there', async () => {
    const tablet = await makeTablet(server, store, { people: [boss.id], grants: ['store/order'] });
    const may = async () => [
      await errorOf(server.app, tablet.session, 'get_order_list', { board: 'today' }),
      await errorOf(server.app, tablet.session, 'get_item_list', {}),
      await errorOf(server.app, tablet.session, 'get_sub_store_list', {}),
    ];
    const before = await may();
    expect(before).toEqual([null, NOT_PERMITTED, NOT_PERMITTED]);
    await callAs(server.app, tablet.session, 'begin_shift', { sub_store_id: boss.id });
    expect(await may()).toEqual(before);
    const nobody = await makeSubStore(server.db, store, { name: 'Nobody' });
    const second = await makeTablet(server, store, { people: [nobody.id], grants: ['store/order'] });
    await callAs(server.app, second.session, 'begin_shift', { sub_store_id: nobody.id });
    expect(await errorOf(server.app, second.session, 'get_order_list', { board: 'today' })).toBeNull();
  });

  it.each(expected)('is refused %s, whatever its account and its person can do', async (name) => {
    const tablet = await tabletWithAll();
    const reply = await inject(server.app, tablet.session, name, { nobody_knows_this: 1 });
    expect(reply.json()).toMatchObject({ success: false, error_code: NOT_PERMITTED });
  });

  it('is refused nothing on a board', () => {
    const names = closed.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(expected));
    for (const name of ['add_bank_detail', 'update_sub_store', 'get_audit_list']) expect(expected).toContain(name);
    const boards = names.filter((name) => /order|board|stock|provider_request|shift|store_data|logout/.test(name));
    expect(boards).toEqual([]);
  });

  it('views no one, and signing it in is no proof for dangerous changes', async () => {
    const tablet = await tabletWithAll();
    const headers = { 'view-as': boss.id };
    const viewing = await inject(server.app, tablet.session, 'get_order_list', { board: 'today' }, headers);
    expect(viewing.json()).toMatchObject({ error_code: NOT_PERMITTED });
  });

  it('shows no people to those who view the app as it', async () => {
    const tablet = await tabletWithAll();
    const reply = await inject(server.app, owner, 'get_shared_device', {}, { 'view-as': tablet.id });
    expect(reply.json()).toMatchObject({ success: true, shared_device: null });
  });

  it('needs no second factor where the team does', async () => {
    const tablet = await makeTablet(server, store);
    const { factors } = await callAs(server.app, owner, 'require_team_factor', { is_required: true });
    expect(factors.team_without.map(({ email }) => email)).toEqual([boss.email]);
    expect(await errorOf(server.app, tablet.session, 'get_order_list', { board: 'today' })).toBeNull();
    const signedIn = await callAs(server.app, null, 'sign_in', { email: tablet.email, password: testPassword });
    expect(signedIn.sub_store).toMatchObject({ is_shared_device: true });
    expect(signedIn.sub_store).not.toHaveProperty('needs_second_factor');
  });
});

describe('those who manage the team', () => {
  const settings = { people: [], asks_pin: false, shift_hours: 8 };

  it('make an account a shared device, and a person’s again', async () => {
    const { id: _id } = await makeSubStore(server.db, store, { name: 'Bar', grants: ['store/order'] });
    const stranger = await makeSubStore(server.db, await makeStore(server.db));
    const people = [boss.id, boss.id, stranger.id, _id];
    const shared_device = { ...settings, people };
    const reply = await callAs(server.app, owner, 'set_shared_device', { _id, shared_device });
    expect(reply.sub_store).toMatchObject({ shared_device: { ...settings, people: [boss.id] }, version: 1 });
    const [entry] = await server.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, store.id), eq(auditEntries.record_id, _id)));
    expect(entry).toMatchObject({
      action: 'update',
      new_values: { is_shared_device: true, people: [{ _id: boss.id, name: ['Ana'] }], shift_hours: 8 },
    });
    const back = await callAs(server.app, owner, 'set_shared_device', { _id, shared_device: null });
    expect(back.sub_store.shared_device).toBeNull();
  });

  it('end what made it one person’s: second factors, PIN, the owner’s trust', async () => {
    const [person, colleague] = await makeTrusted(server.db, store);
    await makeTotp(server, memberOf(person));
    await makePasskey(server, memberOf(person));
    await callAs(server.app, owner, 'set_pin', { _id: person.id, pin: '2468' });
    const { sub_store } = await callAs(server.app, owner, 'set_shared_device', {
      _id: person.id,
      shared_device: settings,
    });
    expect(sub_store).toMatchObject({ has_factor: null, has_pin: false });
    const { servertoken } = await callAs(server.app, null, 'sign_in', {
      email: person.email,
      password: testPassword,
    });
    expect(servertoken).toEqual(expect.any(String));
    const codes = await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.store_id, store.id));
    expect(codes).toEqual([]);
    const { recovery } = await callAs(server.app, owner, 'get_recovery', {});
    expect(recovery.colleagues.map(({ _id }) => _id)).toEqual([colleague.id]);
    const isTold = inArray(auditEntries.entity, ['factor', 'owner_access']);
    const entries = await server.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, store.id), isTold));
    expect(entries.map(({ entity, old_values }) => [entity, old_values])).toEqual([
      ['factor', { name: 'TOTP' }],
      ['factor', { name: 'Phone' }],
      ['owner_access', { colleagues: expect.stringContaining(person.name) }],
    ]);
  });

  it('keep them when only its people change', async () => {
    const tablet = await makeTablet(server, store);
    await server.db.update(subStores).set({ pin_hash: 'hash' }).where(eq(subStores.id, tablet.id));
    await callAs(server.app, owner, 'set_shared_device', {
      _id: tablet.id,
      shared_device: { ...settings, people: [boss.id] },
    });
    expect(await errorOf(server.app, tablet.session, 'get_order_list', { board: 'today' })).toBeNull();
    const [row] = await server.db.select().from(subStores).where(eq(subStores.id, tablet.id));
    expect(row).toMatchObject({ pin_hash: 'hash', password_reach: null });
  });

  it('sign the device out where it becomes a person’s account, which can’t vouch for the owner', async () => {
    const tablet = await makeTablet(server, store, { grants: ['store/order'] });
    const { sub_store } = await callAs(server.app, owner, 'set_shared_device', {
      _id: tablet.id,
      shared_device: null,
    });
    expect(sub_store.has_password).toBe(true);
    expect(await errorOf(server.app, tablet.session, 'get_profile', {})).toBe(SESSION_ENDED);
    const { recovery } = await callAs(server.app, owner, 'get_recovery', {});
    expect(recovery.candidates.map(({ _id }) => _id)).not.toContain(tablet.id);
    // The password that several people know doesn't get more permissions either.
    const urls = [{ url: 'store/product' as const, permission: 1 as const }];
    const more = await callAs(server.app, owner, 'update_sub_store', { _id: tablet.id, version: 1, urls });
    expect(more.sub_store.has_password).toBe(false);
  });

  it('need a fresh proof, and can’t do it to themselves or to someone with more permissions', async () => {
    const manager = await makeSubStore(server.db, store, { grants: ['store/sub_store'] });
    const session = await openSubStoreSession(server, manager);
    for (const _id of [manager.id, boss.id]) {
      const body = { _id, shared_device: settings };
      expect(await errorOf(server.app, session, 'set_shared_device', body)).toBe(NOT_PERMITTED);
      expect(await errorOf(server.app, session, 'set_pin', { _id, pin: '2468' })).toBe(NOT_PERMITTED);
    }
    server.clock.now = new Date(Date.now() + 11 * 60_000);
    const { id: _id } = await makeSubStore(server.db, store);
    const body = { _id, shared_device: settings };
    expect(await errorOf(server.app, session, 'set_shared_device', body)).toBe(STEP_UP_REQUIRED);
    server.clock.now = null;
  });

  it('can’t let a shared device manage the team', async () => {
    const manager = await makeSubStore(server.db, store, { grants: ['store/sub_store'] });
    const refusal = (path: string) => ({ error_code: FIELDS_NOT_VALID, errors: [{ path, code: 'manages_team' }] });
    const body = { _id: manager.id, shared_device: settings };
    expect(await call(server.app, owner, 'set_shared_device', body)).toMatchObject(refusal('shared_device'));
    const tablet = await makeTablet(server, store);
    const urls = [{ url: 'store/sub_store' as const, permission: 1 as const }];
    const granting = { _id: tablet.id, version: 1, urls };
    expect(await call(server.app, owner, 'update_sub_store', granting)).toMatchObject(refusal('urls'));
  });

  it('and the owner has no PIN', async () => {
    expect(await errorOf(server.app, owner, 'set_own_pin', { pin: '2468' })).toBe(UPDATE_FAILED);
  });
});
