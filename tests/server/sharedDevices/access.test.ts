import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { isClosedToSharedDevices } from '#contract/calls/closedToSharedDevices';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { permissionKeys } from '#contract/permissions';
import { auditEntries } from '#server/db/schema/audit';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { makeTablet } from '../../support/sharedTablet';

const { NOT_PERMITTED, FIELDS_NOT_VALID, UPDATE_FAILED, STEP_UP_REQUIRED } = errorCodes;

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

  it.each(closed)('is refused %s, whatever its account and its person can do', async (name) => {
    const tablet = await tabletWithAll();
    const reply = await inject(server.app, tablet.session, name, { nobody_knows_this: 1 });
    expect(reply.json()).toMatchObject({ success: false, error_code: NOT_PERMITTED });
  });

  it('is refused these among others, and nothing on a board', () => {
    const names = closed.map(([name]) => name);
    for (const name of ['get_profile', 'change_password', 'step_up', 'begin_totp', 'get_session_list', 'set_own_pin'])
      expect(names).toContain(name);
    for (const name of ['get_social_accounts', 'link_social_account', 'unlink_social_account'])
      expect(names).toContain(name);
    for (const name of ['add_bank_detail', 'update_sub_store', 'get_audit_list', 'request_address_change'])
      expect(names).toContain(name);
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
    const made = await callAs(server.app, owner, 'set_shared_device', { _id, shared_device });
    expect(made.sub_store).toMatchObject({ shared_device: { ...settings, people: [boss.id] }, version: 1 });
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

  it('need a fresh proof, and can’t do it to themselves or to someone with more permissions', async () => {
    const manager = await makeSubStore(server.db, store, { grants: ['store/sub_store'] });
    const session = await openSubStoreSession(server, manager);
    for (const _id of [manager.id, boss.id]) {
      const asked = { _id, shared_device: settings };
      expect(await errorOf(server.app, session, 'set_shared_device', asked)).toBe(NOT_PERMITTED);
      expect(await errorOf(server.app, session, 'set_pin', { _id, pin: '2468' })).toBe(NOT_PERMITTED);
    }
    server.clock.now = new Date(Date.now() + 11 * 60_000);
    const { id: _id } = await makeSubStore(server.db, store);
    const asked = { _id, shared_device: settings };
    expect(await errorOf(server.app, session, 'set_shared_device', asked)).toBe(STEP_UP_REQUIRED);
    server.clock.now = null;
  });

  it('can’t let a shared device manage the team', async () => {
    const manager = await makeSubStore(server.db, store, { grants: ['store/sub_store'] });
    const refused = (path: string) => ({ error_code: FIELDS_NOT_VALID, errors: [{ path, code: 'manages_team' }] });
    const asked = { _id: manager.id, shared_device: settings };
    expect(await call(server.app, owner, 'set_shared_device', asked)).toMatchObject(refused('shared_device'));
    const tablet = await makeTablet(server, store);
    const urls = [{ url: 'store/sub_store' as const, permission: 1 as const }];
    const granting = { _id: tablet.id, version: 1, urls };
    expect(await call(server.app, owner, 'update_sub_store', granting)).toMatchObject(refused('urls'));
  });

  it('and the owner has no PIN', async () => {
    expect(await errorOf(server.app, owner, 'set_own_pin', { pin: '2468' })).toBe(UPDATE_FAILED);
  });
});
