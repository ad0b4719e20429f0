import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orders, stores, subStores } from '#server/db/schema/index';
import { sendSummaries } from '#server/modules/insight/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { endedRow } from '../../support/factories/endedRow';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { login, loginSubStore, openSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';

const smtp = {
  ...{ DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'desk@example.com' },
  PUBLIC_ADDRESS: 'https://app.example.com',
};
let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: smtp });
});
afterAll(() => test.close());
/** At a time in Paris, which is two hours ahead of UTC in June. 18 June 2031 is a Wednesday. */
const at = (time: string) => new Date(`2031-06-${time}:00+02:00`);
beforeEach(async () => {
  test.clock.now = at('18T12:00');
  store = await makeStore(test.db, { day_starts_at: 240, owner_language: 'en', timezone: 'Europe/Paris' });
  owner = await login(test.app, store);
});

const choose = (caller: TestSession, summary: 'daily' | 'weekly' | null) =>
  callAs(test.app, caller, 'update_profile', { summary });
const sell = (...sales: readonly [time: string, total: number][]) =>
  test.db
    .insert(orders)
    .values(sales.map(([time, total], index) => endedRow(store, index + 1, { created_at: at(time), total })));
const send = (time: string, env = test.env) => sendSummaries(test.db, at(time), env);
const mails = (to: string) => mailTo(test, to, 'summary');
const dueOf = async () => (await test.db.select().from(stores).where(eq(stores.id, store.id)))[0]?.owner_summary_at;

describe('figures by email', () => {
  it('come every morning at seven of the store, with the business day that is over and the same one a week before', async () => {
    // After midnight, it is still the 18th; the 11th is a week before.
    await sell(['11T20:00', 1_000], ['18T20:00', 2_000], ['19T01:30', 3_000], ['19T05:00', 9_000]);
    await choose(owner, 'daily');
    await send('18T23:59');
    await send('19T06:59');
    expect(await mails(store.email)).toEqual([]);
    await send('19T07:00');
    await send('19T07:01');
    const [mail, ...others] = await mails(store.email);
    expect(others).toEqual([]);
    expect(mail).toContain('Wednesday, June 18, 2031');
    expect(mail).toContain('Sales after refunds: €50.00 (€10.00)');
    expect(mail).toContain('Completed orders: 2 (1)');
    expect(mail).toContain('https://app.example.com/app/profile?tab=account&section=dashboard');
    expect(await dueOf()).toEqual(at('20T07:00'));
  });

  it('come on Monday mornings, with seven days', async () => {
    await sell(['15T20:00', 1_000], ['16T05:00', 2_000], ['22T23:00', 3_000], ['23T06:00', 9_000]);
    await choose(owner, 'weekly');
    expect(await dueOf()).toEqual(at('23T07:00'));
    await send('23T07:00');
    const [mail] = await mails(store.email);
    expect(mail).toMatch(/June 16\s–\s22, 2031/);
    expect(mail).toContain('Sales after refunds: €50.00 (€10.00)');
    expect(await dueOf()).toEqual(at('30T07:00'));
  });

  it('are left out when there were no orders, when they would be half a day late, and once they aren’t wanted', async () => {
    await choose(owner, 'daily');
    await send('19T07:00');
    await sell(['19T20:00', 1_000], ['20T20:00', 1_000]);
    await send('20T19:01');
    expect(await dueOf()).toEqual(at('21T07:00'));
    await choose(owner, null);
    await send('21T07:00');
    expect(await mails(store.email)).toEqual([]);
    expect(await dueOf()).toBeNull();
  });

  it('are sent once by two processes at once', async () => {
    await sell(['18T20:00', 1_000]);
    await choose(owner, 'daily');
    await Promise.all([send('19T07:00'), send('19T07:00')]);
    expect(await mails(store.email)).toHaveLength(1);
  });

  it('come in the language of the person, and only to those who can open the dashboard and own their address', async () => {
    await sell(['18T20:00', 1_000]);
    const member = async (fields: Partial<typeof subStores.$inferInsert> = {}) => {
      const row = await makeSubStore(test.db, store, { grants: ['store/earning'] });
      await choose(await loginSubStore(test.app, row), 'daily');
      const isRow = and(eq(subStores.store_id, store.id), eq(subStores.id, row.id));
      await test.db
        .update(subStores)
        .set({ language: 'de', ...fields })
        .where(isRow);
      return row.email;
    };
    const reader = await member();
    const others = [
      await member({ urls: [{ url: 'store/order', permission: 1 }] }),
      await member({ is_disabled: true }),
      await member({ is_email_verified: false, email_reach: [{ url: 'store/sub_store', permission: 1 }] }),
    ];
    await send('19T07:00');
    const [mail] = await mails(reader);
    expect(mail).toContain('Umsatz nach Erstattungen: 10,00 €');
    for (const other of others) expect(await mails(other)).toEqual([]);
  });

  it('aren’t sent or offered without a mail server', async () => {
    await sell(['18T20:00', 1_000]);
    await choose(owner, 'daily');
    await send('19T07:00', { ...test.env, SMTP_URL: '' });
    expect(await mails(store.email)).toEqual([]);
  });
});

describe('choices about the dashboard', () => {
  it('are the account’s own, and its sessions know where it starts', async () => {
    const { profile } = await callAs(test.app, owner, 'update_profile', { starts_with_dashboard: true });
    expect(profile.dashboard).toEqual({ is_first_page: true, summary: null, can_mail: true });
    const { store_detail } = await callAs(test.app, owner, 'get_store_data', {});
    expect(store_detail).toMatchObject({ starts_with_dashboard: true });
    const row = await makeSubStore(test.db, store, { grants: ['store/earning'] });
    const member = await loginSubStore(test.app, row);
    const before = await callAs(test.app, member, 'get_store_data', {});
    expect([before.store_detail.starts_with_dashboard, before.sub_store?.starts_with_dashboard]).toEqual([
      undefined,
      undefined,
    ]);
    await callAs(test.app, member, 'update_profile', { starts_with_dashboard: true });
    expect((await callAs(test.app, member, 'get_store_data', {})).sub_store).toMatchObject({
      starts_with_dashboard: true,
    });
  });

  it('are refused to accounts that can’t open it', async () => {
    const row = await makeSubStore(test.db, store, { grants: ['store/order'] });
    const member = await loginSubStore(test.app, row);
    expect((await callAs(test.app, member, 'get_profile', {})).profile.dashboard).toBeUndefined();
    for (const choice of [{ starts_with_dashboard: true }, { summary: 'daily' as const }])
      expect(await call(test.app, member, 'update_profile', choice)).toMatchObject({
        error_code: errorCodes.NOT_PERMITTED,
      });
  });

  it('leave out email without a mail server', async () => {
    const plain = await buildTestApp();
    const other = await openSession(plain, await makeStore(plain.db));
    expect((await callAs(plain.app, other, 'get_profile', {})).profile.dashboard).toMatchObject({ can_mail: false });
    expect(await call(plain.app, other, 'update_profile', { summary: 'daily' })).toMatchObject({
      error_code: errorCodes.MAIL_NOT_SET_UP,
    });
    await plain.close();
  });
});
