import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { makeTablet, type SharedTablet } from '../../support/sharedTablet';

const { FIELDS_NOT_VALID, TOO_MANY_ATTEMPTS } = errorCodes;

let server: TestApp;
let store: StoreRow;
let owner: TestSession;
let rosa: Awaited<ReturnType<typeof makeSubStore>>;
let tom: Awaited<ReturnType<typeof makeSubStore>>;
let tablet: SharedTablet;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  server.clock.now = null;
  store = await makeStore(server.db);
  owner = await openSession(server, store);
  rosa = await makeSubStore(server.db, store, { name: 'Rosa' });
  tom = await makeSubStore(server.db, store, { name: 'Tom' });
  tablet = await makeTablet(server, store, { people: [rosa.id, tom.id], asks_pin: true });
  await callAs(server.app, owner, 'set_pin', { _id: rosa.id, pin: '2468' });
  await callAs(server.app, await openSubStoreSession(server, tom), 'set_own_pin', { pin: '1357' });
});
afterAll(() => server.close());

const begin = ({ id: sub_store_id }: { id: string }, pin?: string, { session } = tablet) =>
  call(server.app, session, 'begin_shift', { sub_store_id, ...(pin === undefined ? {} : { pin }) });
const refusedWith = (code: string) => ({ error_code: FIELDS_NOT_VALID, errors: [{ path: 'pin', code }] });

describe('a device that asks for a PIN', () => {
  it('names a person once their PIN was right, once a shift', async () => {
    expect(await begin(rosa)).toMatchObject(refusedWith('required'));
    expect(await begin(rosa, '2468')).toMatchObject({ success: true, shared_device: { acting: rosa.id } });
    expect(await begin(tom, '1357')).toMatchObject({ success: true, shared_device: { acting: tom.id } });
    expect(await begin(rosa)).toMatchObject({ success: true, shared_device: { acting: rosa.id } });
    await callAs(server.app, tablet.session, 'end_shift', { sub_store_id: rosa.id });
    expect(await begin(rosa)).toMatchObject(refusedWith('required'));
  });

  it('refuses a wrong PIN, another person’s, and a person without one', async () => {
    expect(await begin(rosa, '2469')).toMatchObject(refusedWith('pin_wrong'));
    expect(await begin(rosa, '1357')).toMatchObject(refusedWith('pin_wrong'));
    await callAs(server.app, owner, 'set_pin', { _id: rosa.id, pin: null });
    expect(await begin(rosa, '2468')).toMatchObject(refusedWith('pin_not_set'));
    const { shared_device } = await callAs(server.app, tablet.session, 'get_shared_device', {});
    expect(shared_device?.people.map(({ has_pin }) => has_pin)).toEqual([false, true]);
    for (const pin of ['123', '12345', 'abcd', '١٢٣٤', ''])
      expect(await begin(tom, pin)).toMatchObject({ error_code: FIELDS_NOT_VALID });
  });

  it('limits wrong PINs as wrong passwords are, for one person at one device, and never its boards', async () => {
    for (let count = 0; count < 5; count++) expect(await begin(rosa, '0000')).toMatchObject(refusedWith('pin_wrong'));
    expect(await begin(rosa, '2468')).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: expect.any(Number) });
    expect(await errorOf(server.app, tablet.session, 'get_order_list', { board: 'today' })).toBeNull();
    expect(await begin(tom, '1357')).toMatchObject({ success: true });
    const second = await makeTablet(server, store, { people: [rosa.id], asks_pin: true });
    expect(await begin(rosa, '2468', second)).toMatchObject({ success: true });
  });

  it('says in the audit log at which device a PIN was wrong, and not who it was', async () => {
    await begin(tom, '1357');
    await begin(rosa, '0000');
    const wrong = and(eq(auditEntries.store_id, store.id), eq(auditEntries.action, 'pin_failed'));
    const entries = await server.db.select().from(auditEntries).where(wrong);
    expect(entries).toMatchObject([
      { actor_id: tablet.id, actor_name: 'Kitchen tablet', record_id: rosa.id, record_name: ['Rosa'] },
    ]);
  });

  it('begins no shift with a PIN that is changed in the same moment', async () => {
    const set = (pin: string) => callAs(server.app, owner, 'set_pin', { _id: rosa.id, pin });
    let [pin, next] = ['2468', '1357'];
    for (let round = 0; round < 4; round++) {
      // Refused, or ended again, whichever of the two comes first.
      await Promise.all(round % 2 ? [begin(rosa, pin), set(next)] : [set(next), begin(rosa, pin)]);
      const { shared_device } = await callAs(server.app, tablet.session, 'get_shared_device', {});
      expect(shared_device).toMatchObject({ acting: null, people: [{ name: 'Rosa', until: null }, { name: 'Tom' }] });
      [pin, next] = [next, pin];
    }
  });

  it('asks again on the next day', async () => {
    await begin(rosa, '2468');
    server.clock.now = addMinutes(new Date(), 33 * 60);
    expect(await begin(rosa)).toMatchObject(refusedWith('required'));
  });
});

describe('a PIN', () => {
  it('is kept as a hash that is bound to its person, and shown to no one', async () => {
    await callAs(server.app, owner, 'set_pin', { _id: tom.id, pin: '2468' });
    const rows = await server.db.select().from(subStores).where(eq(subStores.store_id, store.id));
    const hashes = rows.flatMap(({ pin_hash }) => pin_hash ?? []);
    expect(new Set(hashes).size).toBe(2);
    expect(hashes.join()).not.toContain('2468');
    const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries.length).toBeGreaterThan(0);
    // As a whole value: a random id can contain any four digits.
    expect(JSON.stringify(entries)).not.toContain('"2468"');
    const { sub_store } = await callAs(server.app, owner, 'get_sub_store', { _id: tom.id });
    expect(sub_store).toMatchObject({ has_pin: true });
    expect(JSON.stringify(sub_store)).not.toContain('"2468"');
  });

  it('is only mentioned in the profiles of those who work at a shared device, or have one', async () => {
    const ana = await makeSubStore(server.db, store, { name: 'Ana' });
    const profileOf = async (one: typeof ana) =>
      (await callAs(server.app, await openSubStoreSession(server, one), 'get_profile', {})).profile;
    expect(await profileOf(ana)).not.toHaveProperty('has_pin');
    await callAs(server.app, owner, 'set_pin', { _id: rosa.id, pin: null });
    expect((await profileOf(rosa)).has_pin).toBe(false);
    await callAs(server.app, owner, 'set_pin', { _id: ana.id, pin: '1357' });
    expect((await profileOf(ana)).has_pin).toBe(true);
  });

  it('is in its person’s profile, and signs no one in', async () => {
    const session = await openSubStoreSession(server, rosa);
    expect((await callAs(server.app, session, 'get_profile', {})).profile.has_pin).toBe(true);
    expect((await callAs(server.app, owner, 'get_profile', {})).profile).not.toHaveProperty('has_pin');
    expect(await errorOf(server.app, null, 'sign_in', { email: rosa.email, password: '2468' })).not.toBeNull();
    expect(await callAs(server.app, session, 'set_own_pin', { pin: null })).toMatchObject({ has_pin: false });
  });
});
