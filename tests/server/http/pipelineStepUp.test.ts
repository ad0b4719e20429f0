import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { type CallName, calls, type StoreCallName } from '#contract/calls/index';
import { isReading } from '#contract/calls/isReading';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { sessions } from '#server/db/schema/index';
import { buildTestApp, demoData } from '../../support/buildTestApp';
import { call, callAs, inject } from '../../support/callApi';
import { type ContractCase, contractCases } from '../../support/contractCases';
import { makeWorld, needsOwnSession, ownSession, type World } from '../../support/contractWorld';
import { databaseMark } from '../../support/databaseMark';
import { makeStore, makeSubStore, testPassword } from '../../support/factories/index';
import { clearFactors } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { setSteppedUp } from '../../support/setSteppedUp';

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp({ env: demoData }));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.now = null;
  await clearFactors(world, world.mine.store);
});

const { STEP_UP_REQUIRED, NOT_PERMITTED, VIEW_ONLY, WRONG_PASSWORD, TOO_MANY_ATTEMPTS } = errorCodes;
const table = Object.entries(calls) as [CallName, Call][];
const dangerous = table.filter(([, { stepUp }]) => stepUp);
type Body = Record<string, unknown>;

/** Makes a body dangerous, for the calls where only some are. */
const madeDangerous: Partial<Record<StoreCallName, (body: Body) => Body>> = {
  add_sub_store: (body) => ({ ...body, urls: [{ url: 'store/order', permission: 1 }] }),
  update_sub_store: (body) => ({ ...body, urls: [{ url: 'store/order', permission: 1 }] }),
};

/** A body that needs the proof: of its own each time, without the password that would take its place. */
async function bodyOf(name: CallName): Promise<Body> {
  const { password: _, ...body } = (await (contractCases[name] as ContractCase<CallName>).body(world)) as Body;
  return madeDangerous[name as StoreCallName]?.(body) ?? body;
}

const answer = async (name: CallName, caller: TestSession, body: Body, headers: Record<string, string> = {}) =>
  (await inject(world.app, caller, name, body, headers)).json();

describe('every dangerous call', () => {
  it('is one of these, whoever adds another', () => {
    expect(dangerous.map(([name]) => name).sort()).toEqual([
      'add_accountant_link',
      'add_bank_detail',
      'add_script_page',
      'add_sub_store',
      'add_wallet_request',
      'begin_handover',
      'begin_passkey',
      'begin_totp',
      'cancel_store_deletion',
      'confirm_passkey',
      'confirm_recovery',
      'confirm_totp',
      'delete_bank_detail',
      'download_store_archive',
      'erase_customer',
      'finish_handover',
      'get_bank_photo',
      'invite_sub_store',
      'link_social_account',
      'new_recovery_codes',
      'remove_passkey',
      'remove_totp',
      'rename_passkey',
      'request_address_change',
      'request_store_archive',
      'request_store_deletion',
      'require_team_factor',
      'set_pin',
      'set_shared_device',
      'set_trusted_colleagues',
      'unlink_social_account',
      'update_bank_detail',
      'update_gateway_settings',
      'update_script_page',
      'update_sub_store',
      'upload_bank_photo',
    ]);
  });

  it.each(dangerous)('%s has a session, and picks the body of this test', async (name, { audience, stepUp }) => {
    expect(['session', 'owner']).toContain(audience);
    if (stepUp !== true) expect(stepUp?.when(calls[name].body.parse(await bodyOf(name)))).toBe(true);
  });

  const proofs: [string, () => Promise<TestSession>][] = [
    ['no proof', async () => setSteppedUp(world, await openSession(world, world.mine.store), null)],
    [
      'a proof from 10 minutes and 1 second ago',
      async () => setSteppedUp(world, await openSession(world, world.mine.store), 601),
    ],
    [
      'a proof in another session of the same account',
      async () => {
        const other = await openSession(world, world.mine.store);
        const caller = await setSteppedUp(world, await openSession(world, world.mine.store), null);
        await callAs(world.app, other, 'step_up', { password: testPassword });
        return caller;
      },
    ],
    [
      'a sub-account that has every permission of the call, and no proof',
      async () => {
        const member = await makeSubStore(world.db, world.mine.store, {
          grants: ['store/sub_store', 'store/providers', 'store/earning', 'store/earning/payout'],
        });
        return setSteppedUp(world, await openSubStoreSession(world, member), null);
      },
    ],
  ];
  describe.each(proofs)('with %s', (_, callerOf) => {
    it.each(dangerous)('%s is refused, and writes nothing', async (name, { audience }) => {
      const [caller, body] = [await callerOf(), await bodyOf(name)];
      const before = await databaseMark(world.db);
      const error_code = audience === 'owner' && caller.sub_store_id !== null ? NOT_PERMITTED : STEP_UP_REQUIRED;
      expect(await answer(name, caller, body)).toMatchObject({ success: false, error_code });
      expect(await databaseMark(world.db)).toEqual(before);
    });
  });

  const guarded = dangerous.filter(([, { permission, audience }]) => permission || audience === 'owner');
  it.each(guarded)('%s: a sub-account without the permission is told that, whatever it has proved', async (name) => {
    const member = await openSubStoreSession(world, await makeSubStore(world.db, world.mine.store));
    expect(await answer(name, member, await bodyOf(name))).toMatchObject({ error_code: NOT_PERMITTED });
  });

  it('only changes of the caller’s own address, second factors and linked accounts, and vouching for the owner, need no permission', () => {
    const open = dangerous.filter(([, { permission, audience }]) => !permission && audience === 'session');
    expect(open.map(([name]) => name).sort()).toEqual([
      'begin_passkey',
      'begin_totp',
      'confirm_passkey',
      'confirm_recovery',
      'confirm_totp',
      'link_social_account',
      'new_recovery_codes',
      'remove_passkey',
      'remove_totp',
      'rename_passkey',
      'request_address_change',
      'unlink_social_account',
    ]);
  });

  it.each(dangerous)('%s is done with a proof from 10 minutes ago, and when the proof was renewed', async (name) => {
    const open = () => (needsOwnSession(name) ? ownSession(world, name) : openSession(world, world.mine.store));
    const caller = await setSteppedUp(world, await open(), 598);
    expect(await answer(name, caller, await bodyOf(name))).toMatchObject({ success: true });
    // Another session, in case the call has ended the first.
    const renewed = await setSteppedUp(world, await open(), null);
    await clearFactors(world, world.mine.store);
    await callAs(world.app, renewed, 'step_up', { password: testPassword });
    expect(await answer(name, renewed, await bodyOf(name))).toMatchObject({ success: true });
  });

  it.each(dangerous)('%s: nothing is done while viewing as someone, even with a proof', async (name) => {
    const viewed = await makeSubStore(world.db, world.mine.store, { grants: ['store/sub_store', 'store/providers'] });
    const caller = await openSession(world, world.mine.store);
    const reply = await answer(name, caller, await bodyOf(name), { 'view-as': viewed.id });
    expect(reply).toMatchObject({ error_code: VIEW_ONLY });
  });
});

describe('a body that is not dangerous', () => {
  const stale = async () => setSteppedUp(world, await openSession(world, world.mine.store), null);

  it.each(dangerous.filter(([name]) => name.includes('bank')))('%s: its password is proof enough', async (name) => {
    const body = { ...(await bodyOf(name)), password: testPassword };
    expect(await answer(name, await stale(), body)).toMatchObject({ success: true });
  });

  it('a team member gets a name and loses permissions without a proof', async () => {
    const caller = await stale();
    const { id: _id } = await makeSubStore(world.db, world.mine.store, { grants: ['store/order'] });
    const renamed = await answer('update_sub_store', caller, { _id, version: 1, name: 'Another name' });
    expect(renamed).toMatchObject({ success: true });
    const urls = [{ url: 'store/order', permission: 0 }];
    expect(await answer('update_sub_store', caller, { _id, version: 2, urls })).toMatchObject({ success: true });
    const off = { _id, version: 3, is_disabled: true };
    expect(await answer('update_sub_store', caller, off)).toMatchObject({ success: true });
  });

  it.each([
    ['a password', { password: 'a quiet harbour 9' }],
    ['another address', { email: `${randomUUID()}@test.example` }],
    ['its access back', { is_disabled: false }],
  ])('but not %s', async (_, change) => {
    const { id: _id } = await makeSubStore(world.db, world.mine.store);
    const reply = await answer('update_sub_store', await stale(), { _id, version: 1, ...change });
    expect(reply).toMatchObject({ error_code: STEP_UP_REQUIRED });
  });

  it('records are deleted, and lists are exported', () => {
    const never = table.filter(([name]) => /^(delete_(?!bank)|get_\w+_export)|_status$/.test(name));
    expect(never.length).toBeGreaterThan(5);
    expect(never.filter(([, { stepUp }]) => stepUp)).toEqual([]);
    expect(dangerous.filter(([name]) => isReading(name)).map(([name]) => name)).toEqual(['get_bank_photo']);
  });
});

describe('step_up', () => {
  it('takes only the caller’s own password, and counts wrong ones as a change of the password does', async () => {
    const store = await makeStore(world.db);
    const caller = await setSteppedUp(world, await openSession(world, store), null);
    const prove = (password: string) => call(world.app, caller, 'step_up', { password });
    for (let count = 0; count < 5; count++) {
      const errors = [{ path: 'password', code: String(WRONG_PASSWORD) }];
      expect(await prove('a guess')).toMatchObject({ error_code: WRONG_PASSWORD, errors });
    }
    expect(await prove(testPassword)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS, retry_after: expect.any(Number) });
    const change = { current_password: testPassword, password: 'a quiet harbour 9' };
    expect(await call(world.app, caller, 'change_password', change)).toMatchObject({ error_code: TOO_MANY_ATTEMPTS });
    const [row] = await world.db.select().from(sessions).where(eq(sessions.store_id, store.id));
    expect(row?.stepped_up_at).toBeNull();
  });

  it('leaves an entry in the audit log', async () => {
    const store = await makeStore(world.db);
    const caller = await openSession(world, store);
    await call(world.app, caller, 'step_up', { password: 'a guess' });
    await callAs(world.app, caller, 'step_up', { password: testPassword });
    const entries = await world.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries).toMatchObject([
      { entity: 'store', action: 'password_failed', actor_kind: 'owner' },
      { entity: 'session', action: 'step_up', actor_kind: 'owner' },
    ]);
  });
});
