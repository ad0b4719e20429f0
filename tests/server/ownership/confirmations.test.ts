import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { recoveryConfirmations, recoveryRequests, stores, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
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
const device = { people: [], asks_pin: false, shift_hours: 8 };

const changeFirst = async (fields: Partial<typeof subStores.$inferInsert>): Promise<void> => {
  await test.db.update(subStores).set(fields).where(eq(subStores.id, desk.members[0].id));
};

describe('a confirmation', () => {
  it('is only taken from a colleague who is trusted, of this store', async () => {
    await desk.ask();
    const other = await openSubStoreSession(test, await makeSubStore(test.db, desk.store));
    const elsewhere = await makeStore(test.db);
    const [stranger] = await makeTrusted(test.db, elsewhere);
    const callers = [other, await openSubStoreSession(test, stranger), desk.owner];
    for (const caller of callers) expect(await desk.confirm(caller)).toMatchObject({ error_code: NO_DATA_FOUND });
    expect(await desk.requestOf(other)).toBeNull();
    expect(await desk.requestOf(desk.first)).toMatchObject({ confirmations: 0 });
  });

  it('isn’t taken from a colleague who lacks the second factor that the store requires', async () => {
    await test.db.update(stores).set({ is_second_factor_required: true }).where(eq(stores.id, desk.store.id));
    await desk.ask();
    expect(await desk.confirm(desk.first)).toMatchObject({ error_code: errorCodes.NOT_PERMITTED });
    expect(await desk.requestOf(desk.first)).toMatchObject({ confirmations: 0 });
  });

  it('counts once, however often it is given', async () => {
    await desk.ask();
    await Promise.all([desk.confirm(desk.first), desk.confirm(desk.first), desk.confirm(desk.first)]);
    expect(await desk.requestOf(desk.first)).toMatchObject({ confirmations: 1, opens_at: null });
  });

  it('no longer counts once its colleague is removed', async () => {
    const third = await makeSubStore(test.db, desk.store);
    await desk.ask();
    await desk.confirm(desk.first);
    await callAs(test.app, desk.owner, 'set_trusted_colleagues', { ids: [desk.members[1].id, third.id] });
    expect(await desk.confirm(desk.second)).toMatchObject({
      recovery: { request: { confirmations: 1, opens_at: null } },
    });
    expect(await desk.confirm(desk.first)).toMatchObject({ error_code: NO_DATA_FOUND });
    const late = await desk.confirm(await openSubStoreSession(test, third));
    expect(late).toMatchObject({ recovery: { request: { opens_at: expect.any(String) } } });
  });

  it.each([
    ['has declined', async () => void (await callAs(test.app, desk.first, 'decline_trust', {}))],
    ['was deactivated', () => changeFirst({ is_disabled: true })],
    ['has a password from someone with fewer permissions', () => changeFirst({ password_reach: [] })],
    ['became a shared device', () => changeFirst({ shared_device: device })],
    ['was deleted', async () => void (await test.db.delete(subStores).where(eq(subStores.id, desk.members[0].id)))],
  ])('no longer counts if its colleague %s', async (_, happen) => {
    await desk.ask();
    await desk.confirm(desk.first);
    await happen();
    expect(await desk.confirm(desk.second)).toMatchObject({
      recovery: { request: { confirmations: 1, opens_at: null } },
    });
  });

  it('can be given again once its colleague counts again', async () => {
    await desk.ask();
    await desk.confirm(desk.first);
    await changeFirst({ is_disabled: true });
    await desk.confirm(desk.second);
    await changeFirst({ is_disabled: false });
    const first = await openSubStoreSession(test, desk.members[0]);
    expect(await desk.requestOf(first)).toMatchObject({ confirmations: 1, has_confirmed: false });
    expect(await desk.confirm(first)).toMatchObject({
      recovery: { request: { confirmations: 2, opens_at: expect.any(String) } },
    });
  });

  it('begins the wait when it is repeated and the other one counts again', async () => {
    await desk.ask();
    await desk.confirm(desk.first);
    const request_id = (await desk.requestOf(desk.first))?._id ?? '';
    const { id: sub_store_id } = desk.members[1];
    await test.db.insert(recoveryConfirmations).values({ request_id, store_id: desk.store.id, sub_store_id });
    expect(await desk.confirm(desk.first)).toMatchObject({
      recovery: { request: { opens_at: expect.any(String) } },
    });
    expect(await desk.mails('recovery_link')).toHaveLength(1);
  });

  it('isn’t shown as given to a colleague who no longer counts', async () => {
    await desk.ask();
    await desk.confirm(desk.first);
    await changeFirst({ password_reach: [] });
    expect(await desk.requestOf(desk.first)).toMatchObject({ confirmations: 0, has_confirmed: false });
    const { recovery } = await callAs(test.app, desk.first, 'get_recovery', {});
    expect(recovery).toMatchObject({ is_trusted: true, is_ready: false });
    expect(await desk.confirm(desk.first)).toMatchObject({ error_code: NO_DATA_FOUND });
  });

  it('doesn’t come back with a colleague who was removed and is chosen again', async () => {
    const third = await makeSubStore(test.db, desk.store);
    const choose = (...ids: string[]) => callAs(test.app, desk.owner, 'set_trusted_colleagues', { ids });
    const [one, two] = desk.members;
    await desk.ask();
    await desk.confirm(desk.first);
    await choose(two.id, third.id);
    await choose(one.id, two.id);
    expect(await desk.confirm(desk.second)).toMatchObject({
      recovery: { request: { confirmations: 1, opens_at: null } },
    });
    expect(await desk.confirm(desk.first)).toMatchObject({ recovery: { request: { opens_at: expect.any(String) } } });
  });

  it('comes too late after 72 hours', async () => {
    await desk.ask();
    const _id = (await desk.requestOf(desk.first))?._id ?? '';
    await test.db
      .update(recoveryRequests)
      .set({ expires_at: new Date() })
      .where(eq(recoveryRequests.store_id, desk.store.id));
    expect(await errorOf(test.app, desk.first, 'confirm_recovery', { _id })).toBe(NO_DATA_FOUND);
    expect((await desk.ask()).request.opens_at).toBeNull();
  });

  it('of two at the same time, one begins the wait', async () => {
    await desk.ask();
    const replies = await Promise.all([desk.confirm(desk.first), desk.confirm(desk.second)]);
    expect(replies.map(({ success }) => success)).toEqual([true, true]);
    expect(await desk.requestOf(desk.first)).toMatchObject({ confirmations: 2, opens_at: expect.any(String) });
    expect(await desk.mails('recovery_link')).toHaveLength(1);
  });
});
