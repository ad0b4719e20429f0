import { addDays, addHours, addMinutes } from 'date-fns';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountantLimits } from '#contract/accountantLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { periodDates } from '#contract/orders/historyPeriod';
import { permissionKeys } from '#contract/permissions';
import { businessDate } from '#contract/time';
import { accountantLinks, auditEntries, stores } from '#server/db/schema/index';
import { removeExpiredProofs } from '#server/jobs/cleanUp';
import { makeAccountantLink } from '../../support/accountantCases';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeBankAlarm, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { makeAcceptedHandover, makeOpenRequest, makeOwnerLink } from '../../support/ownership';
import { setSteppedUp } from '../../support/setSteppedUp';

const { NO_DATA_FOUND, NOT_PERMITTED, STEP_UP_REQUIRED, TOKEN_EXPIRED, TOO_MANY_ATTEMPTS, UPDATE_FAILED } = errorCodes;

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});

const list = async () => (await callAs(test.app, owner, 'get_accountant_link_list', {})).data;
const tokenIn = (path: string) => /^\/store\/books\/([\w-]{43})$/.exec(path)?.[1] ?? '';
async function make(days?: number) {
  const { accountant_link, path } = await callAs(test.app, owner, 'add_accountant_link', {
    name: 'Tax office',
    ...(days && { days }),
  });
  return { ...accountant_link, token: tokenIn(path) };
}
const books = async (token: string) => (await callAs(test.app, null, 'get_accountant_books', { token })).books;
const uses = () =>
  test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.store_id, store.id), eq(auditEntries.actor_kind, 'accountant')))
    .orderBy(asc(auditEntries.id));

/** The platform owes the store something more, on a day. */
async function adjust(amount: number, at: Date): Promise<void> {
  test.clock.now = at;
  const keyed = { store_id: store.id, idempotency_key: `adjust-${amount}-${at.getTime()}`, reason: 'Agreed' };
  await callAs(test.app, 'platform', 'platform/add_adjustment', { ...keyed, amount });
  test.clock.now = null;
}

describe('a link for an accountant', () => {
  it('is made by the owner alone, with a fresh proof, and works for 30 days unless they say otherwise', async () => {
    const manager = await makeSubStore(test.db, store, { grants: [...permissionKeys] });
    const body = { name: 'Tax office' };
    const asManager = await openSubStoreSession(test, manager);
    expect(await errorOf(test.app, asManager, 'add_accountant_link', body)).toBe(NOT_PERMITTED);
    expect(await errorOf(test.app, asManager, 'get_accountant_link_list', {})).toBe(NOT_PERMITTED);
    await setSteppedUp(test, owner, null);
    expect(await errorOf(test.app, owner, 'add_accountant_link', body)).toBe(STEP_UP_REQUIRED);
    await setSteppedUp(test, owner, 0);
    const link = await make();
    expect(link.expires_at).toBe(addDays(new Date(link.created_at), 30).toISOString());
    expect(await list()).toMatchObject([{ _id: link._id, name: 'Tax office', last_used_at: null }]);
    for (const days of [0, accountantLimits.daysMax + 1])
      expect(await call(test.app, owner, 'add_accountant_link', { ...body, days })).toMatchObject({
        errors: [{ path: 'days' }],
      });
  });

  it('is stored as a hash, and its address is in one reply', async () => {
    const { token } = await make();
    expect(token).toHaveLength(43);
    const rows = await test.db.select().from(accountantLinks).where(eq(accountantLinks.store_id, store.id));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await list())).not.toContain(token);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('is one of at most 20 at a time', async () => {
    const { token_hash: _hash, ...link } = await firstRow(await makeAccountantLink(test.db, store));
    const others = Array.from({ length: accountantLimits.linksMax - 2 }, (_, index) => ({
      ...{ store_id: store.id, name: link.name, expires_at: link.expires_at, token_hash: `hash ${store.id} ${index}` },
    }));
    await test.db.insert(accountantLinks).values(others);
    const at = Promise.all([make(), make()]);
    await expect(at).rejects.toThrow(String(UPDATE_FAILED));
    expect(await list()).toHaveLength(accountantLimits.linksMax);
  });

  it('ends when it expires or is revoked, and then says no more than a link that never was', async () => {
    const { token, _id } = await make(1);
    const never = 'x'.repeat(43);
    await books(token);
    test.clock.now = addDays(new Date(), 1);
    expect(await list()).toEqual([]);
    const expired = await call(test.app, null, 'get_accountant_books', { token });
    const unknown = await call(test.app, null, 'get_accountant_books', { token: never });
    expect({ ...expired, request_id: '' }).toEqual({ ...unknown, request_id: '' });
    expect(expired).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await errorOf(test.app, owner, 'revoke_accountant_link', { _id })).toBe(NO_DATA_FOUND);
    test.clock.now = null;
    await callAs(test.app, owner, 'revoke_accountant_link', { _id });
    const month = '2026-01';
    expect(await errorOf(test.app, null, 'get_accountant_books', { token })).toBe(TOKEN_EXPIRED);
    expect(await errorOf(test.app, null, 'get_accountant_entries', { token, month })).toBe(TOKEN_EXPIRED);
    expect(await errorOf(test.app, owner, 'revoke_accountant_link', { _id })).toBe(NO_DATA_FOUND);
  });

  describe('ends when someone else may have made it', () => {
    const ways: [name: string, act: () => Promise<unknown>][] = [
      [
        'the owner reports changed bank details',
        async () =>
          callAs(test.app, null, 'raise_bank_alarm', { token: await makeBankAlarm(test.db, store), language: 'en' }),
      ],
      [
        'colleagues let the owner back in',
        async () => {
          const token = await makeOwnerLink(test.db, 'recovery', await makeOpenRequest(test.db, store));
          await callAs(test.app, null, 'finish_recovery', { token, password: 'a quiet harbour 9' });
        },
      ],
      [
        'the store gets another owner',
        async () =>
          callAs(test.app, owner, 'finish_handover', { _id: (await makeAcceptedHandover(test.db, store)).id }),
      ],
    ];
    it.each(ways)('%s', async (_name, act) => {
      const { token } = await makeAccountantLink(test.db, store);
      await books(token);
      await act();
      expect(await errorOf(test.app, null, 'get_accountant_books', { token })).toBe(TOKEN_EXPIRED);
    });
  });

  it('is deleted once it has expired', async () => {
    await makeAccountantLink(test.db, store, addMinutes(new Date(), -1));
    await removeExpiredProofs(test.db, new Date());
    expect(await test.db.$count(accountantLinks, eq(accountantLinks.store_id, store.id))).toBe(0);
  });

  it('works while the store is blocked, and can then be revoked too', async () => {
    const { token, _id } = await make();
    await test.db.update(stores).set({ is_approved: false }).where(eq(stores.id, store.id));
    expect((await books(token)).name).toBe('Tax office');
    expect(await errorOf(test.app, owner, 'add_accountant_link', { name: 'Another' })).toBe(NOT_PERMITTED);
    await callAs(test.app, owner, 'revoke_accountant_link', { _id });
  });

  it('opens nothing else: it is no session, and its store is its own', async () => {
    const { token } = await make();
    const other = await makeStore(test.db);
    const asToken = { ...owner, headers: { ...owner.headers, servertoken: token, server_token: token } };
    const reply = await inject(test.app, asToken, 'get_earning', { store_id: store.id, server_token: token });
    expect(reply.json().success).toBe(false);
    const opened = await callAs(test.app, null, 'get_accountant_books', { token, store_id: other.id });
    expect(opened.books.store_name).toEqual(store.name);
  });
});

const firstRow = async ({ _id }: { _id: string }) => {
  const [row] = await test.db.select().from(accountantLinks).where(eq(accountantLinks.id, _id));
  if (!row) throw new Error('no link');
  return row;
};

describe('the bookkeeping', () => {
  it('has the sums of each month, as earnings have them, and its entries in parts', async () => {
    const today = businessDate(new Date(), store);
    const { start_date } = periodDates('month', today);
    const before = addHours(new Date(`${start_date}T12:00:00Z`), -48);
    await adjust(700, before);
    await adjust(-200, before);
    await adjust(500, new Date());
    const { token } = await make();
    const { months, complete_since, ...rest } = await books(token);
    expect(rest).toMatchObject({ currency: store.currency, timezone: store.timezone, name: 'Tax office' });
    expect(complete_since).toBeNull();
    expect(months.map(({ month, net, adjustments, until }) => [month, net, adjustments, until])).toEqual([
      [today.slice(0, 7), 500, 500, today],
      [businessDate(before, store).slice(0, 7), 500, 500, periodDates('month', businessDate(before, store)).end_date],
    ]);
    for (const { month, net } of months) {
      const earned = await callAs(test.app, owner, 'get_earning', { period: 'month', date: `${month}-01` });
      expect(earned.net).toBe(net);
      const dates = periodDates('month', `${month}-01`);
      const whole = await callAs(test.app, owner, 'get_ledger_entry_export', dates);
      const parts: typeof whole.data = [];
      let after: typeof whole.next;
      do {
        const part = await callAs(test.app, null, 'get_accountant_entries', {
          ...{ token, month, limit: 1 },
          ...(after && { after }),
        });
        parts.push(...part.data);
        after = part.next;
      } while (after);
      expect(parts).toEqual(whole.data);
    }
  });

  it('is empty for a store without entries, and without names of customers or the team in any case', async () => {
    const { token } = await make();
    const { months } = await books(token);
    expect(months).toMatchObject([{ net: 0, orders: 0 }]);
    await adjust(500, new Date());
    const month = businessDate(new Date(), store).slice(0, 7);
    const { data } = await callAs(test.app, null, 'get_accountant_entries', { token, month });
    expect(data).not.toEqual([]);
    for (const entry of data) expect(Object.keys(entry)).not.toContain('by');
  });
});

describe('each use', () => {
  it('is in the audit log with device and address, once an hour for each of them and each month', async () => {
    const { token, _id } = await make();
    const from = (address: string, body: object = {}) =>
      inject(
        test.app,
        null,
        'month' in body ? 'get_accountant_entries' : 'get_accountant_books',
        { token, ...body },
        {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        },
        address,
      );
    await from('10.1.2.3');
    await from('10.1.2.3');
    await from('10.1.2.4');
    // Any part, and not only the first one: none can be read unseen.
    const after = { effective_at: '2026-01-05T00:00:00.000Z', transaction_id: _id, seq: 1 };
    await from('10.1.2.3', { month: '2026-01', after });
    await from('10.1.2.3', { month: '2026-01' });
    await from('10.1.2.3', { month: '2026-02' });
    const entries = await uses();
    const actor = { actor_id: _id, actor_name: 'Tax office', browser: 'Firefox 140', system: 'Linux' };
    expect(entries).toMatchObject([
      { ...actor, action: 'open_books', address: '10.1.2.3', record_id: _id, record_name: ['Tax office'] },
      { ...actor, action: 'open_books', address: '10.1.2.4' },
      { ...actor, action: 'download_books', address: '10.1.2.3', new_values: { month: '2026-01' } },
      { ...actor, action: 'download_books', address: '10.1.2.3', new_values: { month: '2026-02' } },
    ]);
    expect((await list())[0]?.last_used_at).not.toBeNull();
    test.clock.now = addMinutes(new Date(), 61);
    await from('10.1.2.3');
    expect(await uses()).toHaveLength(5);
  });

  it('is seen by the owner alone', async () => {
    const { token } = await make();
    await books(token);
    const kindsSeenBy = async (caller: TestSession) =>
      (await callAs(test.app, caller, 'get_audit_list', {})).data.map(({ entity }) => entity);
    expect(await kindsSeenBy(owner)).toContain('accountant_link');
    const manager = await makeSubStore(test.db, store, { grants: [...permissionKeys] });
    expect(await kindsSeenBy(await openSubStoreSession(test, manager))).not.toContain('accountant_link');
  });

  it('is limited for each network', async () => {
    const { token } = await make();
    const codes: (number | undefined)[] = [];
    for (let tries = 0; tries < 101; tries++)
      codes.push((await inject(test.app, null, 'get_accountant_books', { token }, {}, '10.9.8.7')).json().error_code);
    expect(codes.slice(0, 100).every((code) => code === undefined)).toBe(true);
    expect(codes[100]).toBe(TOO_MANY_ATTEMPTS);
  });
});
