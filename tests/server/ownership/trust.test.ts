import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { permissionKeys } from '#contract/permissions';
import { auditEntries, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { openSubStoreSession } from '../../support/login';
import { makeTrusted } from '../../support/ownership';
import { openRecoveryDesk, type RecoveryDesk } from '../../support/recoveryDesk';

let test: TestApp;
let desk: RecoveryDesk;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openRecoveryDesk(test);
});

const { NO_DATA_FOUND } = errorCodes;

describe('trusted colleagues', () => {
  const choose = (ids: string[]) => call(test.app, desk.owner, 'set_trusted_colleagues', { ids });

  it('are two to five active people whose password came from the owner, or none', async () => {
    const third = await makeSubStore(test.db, desk.store);
    const managed = await makeSubStore(test.db, desk.store, { password_reach: [] });
    const away = await makeSubStore(test.db, desk.store, { is_disabled: true });
    const shared_device = { people: [third.id], asks_pin: false, shift_hours: 8 };
    const tablet = await makeSubStore(test.db, desk.store, { shared_device });
    const { recovery } = await callAs(test.app, desk.owner, 'get_recovery', {});
    const candidates = recovery.candidates.map(({ _id }) => _id);
    expect(candidates.sort()).toEqual([desk.members[0].id, desk.members[1].id, third.id].sort());
    expect(await choose([third.id])).toMatchObject({ errors: [{ path: 'ids', code: 'too_few' }] });
    for (const { id } of [managed, away, tablet])
      expect(await choose([third.id, id])).toMatchObject({ error_code: NO_DATA_FOUND });
    expect(await choose([])).toMatchObject({ recovery: { colleagues: [] } });
  });

  it('are told, and so is the owner', async () => {
    const third = await makeSubStore(test.db, desk.store);
    await choose([desk.members[0].id, third.id]);
    expect(await desk.mails('trust_asked', third.email)).toHaveLength(1);
    expect(await desk.mails('trust_asked', desk.members[0].email)).toEqual([]);
    expect(await desk.mails('trust_changed')).toEqual([expect.stringContaining(third.name)]);
    await choose([third.id, desk.members[0].id]);
    expect(await desk.mails('trust_changed')).toHaveLength(1);
  });

  it('can decline, once', async () => {
    expect(await callAs(test.app, desk.first, 'decline_trust', {})).toMatchObject({ recovery: { is_trusted: false } });
    expect(await errorOf(test.app, desk.first, 'decline_trust', {})).toBe(NO_DATA_FOUND);
    expect(await desk.mails('trust_changed')).toHaveLength(1);
    const { recovery } = await callAs(test.app, desk.owner, 'get_recovery', {});
    expect(recovery.colleagues.map(({ _id }) => _id)).toEqual([desk.members[1].id]);
  });

  it('are shown as not ready once someone else has set their password', async () => {
    await test.db.update(subStores).set({ password_reach: [] }).where(eq(subStores.id, desk.members[0].id));
    const { recovery } = await callAs(test.app, desk.owner, 'get_recovery', {});
    expect(recovery.colleagues.find(({ _id }) => _id === desk.members[0].id)).toMatchObject({ is_ready: false });
    // They stay chosen, until the owner changes it.
    expect(await choose([desk.members[0].id, desk.members[1].id])).toMatchObject({ success: true });
  });

  it('are known to the owner and to themselves only', async () => {
    const manager = await makeSubStore(test.db, desk.store, { grants: [...permissionKeys] });
    const session = await openSubStoreSession(test, manager);
    await desk.ask();
    expect((await callAs(test.app, session, 'get_recovery', {})).recovery).toEqual({
      ...{ colleagues: [], candidates: [], is_trusted: false, is_ready: false, request: null },
    });
    const viewing = { ...session, headers: { ...session.headers, 'view-as': desk.members[0].id } };
    expect((await callAs(test.app, viewing, 'get_recovery', {})).recovery.is_trusted).toBe(false);
    const { data } = await callAs(test.app, session, 'get_audit_list', {});
    expect(data.filter(({ entity }) => entity === 'owner_access')).toEqual([]);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, desk.store.id));
    // Besides, that someone viewed the app as a colleague.
    expect(entries.map(({ action }) => action)).toEqual(['ask_recovery', 'look_as']);
  });

  it('are members of this store', async () => {
    const other = await makeStore(test.db);
    const [stranger] = await makeTrusted(test.db, other);
    expect(await choose([desk.members[0].id, stranger.id])).toMatchObject({ error_code: NO_DATA_FOUND });
  });
});
