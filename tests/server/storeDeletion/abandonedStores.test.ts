import { addDays, subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, stores } from '#server/db/schema/index';
import { readEnv } from '#server/env';
import { openFileStore } from '#server/files/openFileStore';
import { writeAuditEntries } from '#server/modules/audit/service';
import { deleteDueStores, followAbandoned } from '#server/modules/storeDeletion/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeEndedOrder, makeStore, type StoreRow } from '../../support/factories/index';
import { openSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';

const days = 90;
const noticeDays = 14;

let test: TestApp;
let store: StoreRow;
let now: Date;
beforeAll(async () => {
  test = await buildTestApp({ env: { ...testMail, ABANDONED_STORE_DAYS: String(days) } });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  now = new Date();
  store = await makeStore(test.db, { is_approved: false });
  await setStore({ created_at: subDays(now, 400) });
});

const setStore = (values: Partial<StoreRow>) => test.db.update(stores).set(values).where(eq(stores.id, store.id));
const row = async () => (await test.db.select().from(stores).where(eq(stores.id, store.id)))[0];
const follow = (at = now, env = test.env) => followAbandoned(test.db, at, env);
const due = async () => (await row())?.deletion_due_at ?? null;
/** The job's round, in its order. */
async function round(at: Date): Promise<void> {
  await follow(at);
  await deleteDueStores(test.db, at, { env: test.env, files: openFileStore(test.env) });
}

describe('a store that was never approved and that no one signs in to', () => {
  it('is announced by mail 14 days before it is deleted', async () => {
    await setStore({ created_at: subDays(now, days - noticeDays - 1) });
    await follow();
    expect(await due()).toBeNull();
    const announced = addDays(now, 2);
    await follow(announced);
    expect(await row()).toMatchObject({ is_abandoned: true, deletion_requested_at: announced });
    expect(await due()).toEqual(addDays(announced, noticeDays));
    const [mail, ...more] = await mailTo(test, store.email, 'store_abandoned');
    expect(mail).toContain('sign in until then');
    expect(more).toEqual([]);
    const { data } = await callAs(test.app, 'platform', 'platform/get_store_deletion_list', {});
    expect(data.find(({ store_id }) => store_id === store.id)).toMatchObject({ is_abandoned: true });

    await round(addDays(announced, noticeDays - 1));
    expect(await row()).toMatchObject({ deleted_at: null, email: store.email });
    await round(addDays(announced, noticeDays));
    expect(await row()).toMatchObject({ deleted_at: expect.any(Date), is_abandoned: false });
    expect(await mailTo(test, store.email, 'store_deleted')).toHaveLength(1);
  });

  it('is kept by a sign-in until its last day, which its contacts read', async () => {
    await follow();
    const last = addDays(now, noticeDays);
    await openSession(test, store);
    await test.db
      .update(sessions)
      .set({ last_used_at: subDays(last, 1) })
      .where(eq(sessions.store_id, store.id));
    await round(last);
    expect(await row()).toMatchObject({ deleted_at: null, is_abandoned: false, deletion_due_at: null });
    expect(await mailTo(test, store.email, 'deletion_cancelled')).toHaveLength(1);
  });

  it('is kept once the platform approves it, and where the operator turns this off', async () => {
    await follow();
    await callAs(test.app, 'platform', 'platform/approve', { kind: 'store', _id: store.id, is_approved: true });
    await follow();
    expect(await due()).toBeNull();
    store = await makeStore(test.db, { is_approved: false });
    await setStore({ created_at: subDays(now, 400) });
    await follow();
    expect(await due()).not.toBeNull();
    await follow(now, { ...test.env, ABANDONED_STORE_DAYS: 0 });
    expect(await due()).toBeNull();
  });

  it('is deleted in 30 days instead if its owner comes back and asks for that', async () => {
    await follow();
    const { deletion } = await callAs(test.app, await openSession(test, store), 'request_store_deletion', {});
    expect(new Date(deletion.due_at).getTime()).toBeGreaterThan(addDays(now, 29).getTime());
    await follow();
    expect(await row()).toMatchObject({ is_abandoned: false, deletion_due_at: new Date(deletion.due_at) });
  });
});

describe('nothing is deleted of a store', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['that is approved', () => setStore({ is_approved: true })],
    [
      'that was approved once',
      async () => {
        for (const is_approved of [true, false])
          await callAs(test.app, 'platform', 'platform/approve', { kind: 'store', _id: store.id, is_approved });
      },
    ],
    ['that someone uses', () => openSession(test, store)],
    [
      'that someone has signed in to',
      () => {
        const actor = { kind: 'owner', id: store.id, name: 'Bo Berg' } as const;
        const signIn = { entity: 'session', action: 'sign_in', actor, at: subDays(now, 40) } as const;
        return writeAuditEntries(test.db, store.id, [signIn]);
      },
    ],
    ['that has sold something', () => makeEndedOrder(test.db, store)],
    ['whose payouts are frozen', () => setStore({ payouts_frozen_at: now })],
  ])('%s', async (_what, change) => {
    await change();
    await follow();
    expect(await due()).toBeNull();
  });

  it('unless this is turned on, and mail can leave', async () => {
    await follow(now, { ...test.env, ABANDONED_STORE_DAYS: 0 });
    await follow(now, { ...test.env, SMTP_URL: '' });
    expect(await due()).toBeNull();
    expect(readEnv({}).ABANDONED_STORE_DAYS).toBe(0);
    for (const bad of ['29', '-1', '1.5', 'soon'])
      expect(() => readEnv({ ABANDONED_STORE_DAYS: bad })).toThrow('ABANDONED_STORE_DAYS');
  });
});
