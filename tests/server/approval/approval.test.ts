import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushCodes } from '#contract/codes/pushCodes';
import { providers, stores } from '#server/db/schema/index';
import { findSession } from '#server/modules/session/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { login, loginSubStore, type TestSession } from '../../support/login';

let server: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  store = await makeStore(server.db);
  owner = await login(server.app, store);
  vi.restoreAllMocks();
});

const approve = (kind: 'store' | 'sub_store' | 'provider', _id: string, is_approved: boolean) =>
  callAs(server.app, 'platform', 'platform/approve', { kind, _id, is_approved });
const sessionId = async ({ token }: TestSession) => (await findSession(server.db, token, new Date()))?.id;
const isOver = async (session: TestSession) => (await errorOf(server.app, session, 'get_store_data', {})) === 999;

describe('declining', () => {
  it("a store ends its people's sessions with 2073", async () => {
    const sub = await loginSubStore(server.app, await makeSubStore(server.db, store));
    const ids = [await sessionId(owner), await sessionId(sub)];
    const told = vi.spyOn(server.app.realtime, 'endSessions');
    await approve('store', store.id, false);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining(ids), pushCodes.DECLINED_BY_ADMIN);
    expect([await isOver(owner), await isOver(sub)]).toEqual([true, true]);
    // Signing in again leads to the profile: the store sees that it is not approved.
    expect(await isOver(await login(server.app, store))).toBe(false);
  });

  it("a sub-account ends its own sessions with 2073, and no one else's", async () => {
    const subStore = await makeSubStore(server.db, store);
    const sub = await loginSubStore(server.app, subStore);
    const other = await loginSubStore(server.app, await makeSubStore(server.db, store));
    const id = await sessionId(sub);
    const told = vi.spyOn(server.app.realtime, 'endSessions');
    await approve('sub_store', subStore.id, false);
    expect(told).toHaveBeenCalledExactlyOnceWith([id], pushCodes.DECLINED_BY_ADMIN);
    expect([await isOver(sub), await isOver(other), await isOver(owner)]).toEqual([true, false, false]);
  });

  it('a provider takes its approval', async () => {
    const provider = await makeProvider(server.db, store);
    await approve('provider', provider.id, false);
    const [row] = await server.db.select().from(providers).where(eq(providers.id, provider.id));
    expect(row).toMatchObject({ is_approved: false, version: provider.version + 1 });
  });
});

describe('approving', () => {
  it('a store tells its open pages, once', async () => {
    const waiting = await makeStore(server.db, { is_approved: false });
    const told = vi.spyOn(server.app.realtime, 'broadcastStore');
    await approve('store', waiting.id, true);
    await approve('store', waiting.id, true);
    expect(told).toHaveBeenCalledExactlyOnceWith(waiting.id, pushCodes.APPROVED_BY_ADMIN);
    const [row] = await server.db.select().from(stores).where(eq(stores.id, waiting.id));
    expect(row).toMatchObject({ is_approved: true, version: waiting.version + 1 });
  });

  it('puts a store among those where customers order', async () => {
    const listed = async () =>
      (await callAs(server.app, 'platform', 'platform/get_store_list', {})).data.map((s) => s._id);
    const waiting = await makeStore(server.db, { is_approved: false });
    expect(await listed()).not.toContain(waiting.id);
    await approve('store', waiting.id, true);
    expect(await listed()).toContain(waiting.id);
  });
});
