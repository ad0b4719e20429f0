import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OpenDatabase } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import {
  makeItem,
  makeStore,
  makeSubStore,
  orderInput,
  type StoreRow,
  testPassword,
} from '../../support/factories/index';
import { factorTicket, makeTotp, memberOf, ownerOf, totpAt } from '../../support/factors';
import { loginSubStore, openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { openTestDatabase } from '../../support/testDatabase';
import { until } from '../../support/until';
import { Device, listen } from '../realtime/devices';

const { NOT_PERMITTED, SESSION_ENDED } = errorCodes;

let opened: OpenDatabase;
let server: TestApp;
let store: StoreRow;
let owner: TestSession;
let member: Awaited<ReturnType<typeof makeSubStore>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  server = await buildTestApp({ openDatabase: async () => ({ ...opened, close: async () => {} }) });
});
beforeEach(async () => {
  store = await makeStore(server.db);
  owner = await openSession(server, store);
  member = await makeSubStore(server.db, store, { grants: ['store/order'] });
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

const requireFactor = (is_required: boolean) => callAs(server.app, owner, 'require_team_factor', { is_required });

const viewAs = async (caller: TestSession, as: string, name: 'get_profile' | 'get_factors' | 'get_session_list') =>
  (await inject(server.app, caller, name, {}, { 'view-as': as })).json();

describe('a store that requires a second factor of its team', () => {
  it('names those without one to its owner', async () => {
    const away = await makeSubStore(server.db, store, { is_disabled: true });
    // They only work at a shared device.
    await makeSubStore(server.db, store, { password_hash: null });
    const { factors } = await requireFactor(true);
    expect(factors).toMatchObject({ is_required_of_team: true, team_without: [{ email: member.email }] });
    await makeTotp(server, memberOf(member));
    expect((await callAs(server.app, owner, 'get_factors', {})).factors.team_without).toEqual([]);
    const session = await openSubStoreSession(server, member);
    const { factors: own } = await callAs(server.app, session, 'get_factors', {});
    expect(own).toMatchObject({ is_required_of_team: true, team_without: [] });
    expect(away.is_disabled).toBe(true);
  });

  it('lets a member without one sign in, and then do nothing but set one up', async () => {
    const before = await openSubStoreSession(server, member);
    expect(await errorOf(server.app, before, 'get_order_list', { board: 'today' })).toBeNull();
    await requireFactor(true);
    expect(await errorOf(server.app, before, 'get_order_list', { board: 'today' })).toBe(NOT_PERMITTED);
    const credentials = { email: member.email, password: testPassword };
    const signedIn = await callAs(server.app, null, 'sign_in', credentials);
    expect(signedIn).toMatchObject({ sub_store: { needs_second_factor: true }, store: { _id: store.id } });
    const session = await loginSubStore(server.app, member);
    expect(await errorOf(server.app, session, 'get_order_list', { board: 'today' })).toBe(NOT_PERMITTED);
    expect(await callAs(server.app, session, 'get_store_data', {})).toMatchObject({
      sub_store: { needs_second_factor: true },
    });
    const { secret } = await callAs(server.app, session, 'begin_totp', {});
    await callAs(server.app, session, 'confirm_totp', { totp: await totpAt(secret) });
    expect(await errorOf(server.app, session, 'get_order_list', { board: 'today' })).toBeNull();
    const { sub_store } = await callAs(server.app, session, 'get_store_data', {});
    expect(sub_store).not.toHaveProperty('needs_second_factor');
  });

  it('lets a manager without one reach no other account, by “view as” or by its devices', async () => {
    const grants = ['store/sub_store', 'store/order'] as const;
    const small = await makeSubStore(server.db, store, { grants });
    const manager = await openSubStoreSession(server, small);
    const kitchen = await openSubStoreSession(server, member);
    const other = { sub_store_id: member.id };
    const { data } = await callAs(server.app, manager, 'get_session_list', other);
    const [device] = data;
    expect(await viewAs(manager, member.id, 'get_profile')).toMatchObject({ success: true });
    await requireFactor(true);
    const refusal = { success: false, error_code: NOT_PERMITTED };
    // Also where the store is blocked for a reason of its own.
    for (const is_approved of [true, false]) {
      await server.db.update(stores).set({ is_approved }).where(eq(stores.id, store.id));
      for (const name of ['get_profile', 'get_factors', 'get_session_list'] as const)
        expect(await viewAs(manager, member.id, name)).toMatchObject(refusal);
      for (const name of ['get_session_list', 'end_other_sessions'] as const)
        expect(await call(server.app, manager, name, other)).toMatchObject(refusal);
      expect(await call(server.app, manager, 'end_session', { _id: device?._id ?? '' })).toMatchObject(refusal);
    }
    expect(await errorOf(server.app, kitchen, 'get_store_data', {})).toBeNull();
    // Their own devices stay theirs to see and sign out, which is what they need if someone else has their password.
    const elsewhere = await openSubStoreSession(server, small);
    expect(await callAs(server.app, manager, 'get_session_list', {})).toMatchObject({ count: 2 });
    expect(await callAs(server.app, manager, 'end_other_sessions', {})).toEqual({ success: true, ended: 1 });
    expect(await errorOf(server.app, elsewhere, 'get_store_data', {})).toBe(SESSION_ENDED);
    await makeTotp(server, memberOf(small));
    await server.db.update(stores).set({ is_approved: true }).where(eq(stores.id, store.id));
    expect(await viewAs(manager, member.id, 'get_profile')).toMatchObject({ success: true });
    expect(await callAs(server.app, manager, 'end_other_sessions', other)).toMatchObject({ ended: 1 });
  });

  it('asks nothing of its owner, or once it no longer requires one', async () => {
    await requireFactor(true);
    expect(await errorOf(server.app, owner, 'get_order_list', { board: 'today' })).toBeNull();
    const session = await openSubStoreSession(server, member);
    expect(await errorOf(server.app, session, 'get_order_list', { board: 'today' })).toBe(NOT_PERMITTED);
    await requireFactor(false);
    expect(await errorOf(server.app, session, 'get_order_list', { board: 'today' })).toBeNull();
  });

  it('is its owner’s to decide', async () => {
    const manager = await openSubStoreSession(
      server,
      await makeSubStore(server.db, store, { grants: ['store/sub_store'] }),
    );
    expect(await errorOf(server.app, manager, 'require_team_factor', { is_required: true })).toBe(NOT_PERMITTED);
  });
});

test('a ticket opens no socket, and views no one', async () => {
  await makeTotp(server, ownerOf(store));
  const { ticket } = await factorTicket(server, store);
  const { url } = await listen(opened);
  const device = new Device(url, { store_id: store.id, token: ticket });
  await until(() => expect(device.refusals).toEqual([SESSION_ENDED]));
  const headers = { ...owner.headers, servertoken: ticket, token: ticket, 'view-as': member.id };
  const reply = await inject(server.app, { ...owner, headers }, 'get_order_list', { board: 'today' });
  expect(reply.json()).toMatchObject({ error_code: SESSION_ENDED });
});

test('a member without the required factor hears of no order on an open socket', async () => {
  const item = await makeItem(server.db, store);
  const { url, app } = await listen(opened);
  const session = await openSubStoreSession(server, member);
  const device = await new Device(url, session).live();
  expect(await call(app, owner, 'require_team_factor', { is_required: true })).toMatchObject({ success: true });
  const watching = await new Device(url, owner).live();
  await callAs(app, owner, 'create_order', orderInput(item));
  await until(() => expect(watching.orderIds).toHaveLength(1));
  expect(device.orderIds).toEqual([]);
});
