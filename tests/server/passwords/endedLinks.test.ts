import { randomInt } from 'node:crypto';
import { addSeconds } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { accountTokens, outgoingMessages, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makePasswordLink, makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { openSession } from '../../support/login';
import { mailTo, passwordTokenIn } from '../../support/mailTo';
import { captchaFor } from '../../support/solvedCaptcha';
import { until } from '../../support/until';

const asked = { success: true, message: 5001 };
const noon = new Date('2026-03-02T12:00:00Z');

let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = noon;
  store = await makeStore(test.db);
});

/** From an IP address of its own, so that its limits don't count. */
const ask = async (email: string) => {
  const ip = `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
  const body = { email, type: 2, captcha_token: await captchaFor(test) };
  return (await inject(test.app, null, 'forgot_password', body, {}, ip)).json();
};
const mailsTo = (email: string) => mailTo(test, email, 'new_password');
const later = (seconds: number) => {
  test.clock.now = addSeconds(test.clock.now ?? noon, seconds);
};

/** Statements of PostgreSQL that wait for a lock. */
const waitingForLocks = () =>
  test.db.$count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

describe('the mail of a link that still waits', () => {
  const statesTo = async (email: string) => {
    const ofEmail = and(eq(outgoingMessages.recipient, email), eq(outgoingMessages.event, 'new_password'));
    const rows = await test.db.select().from(outgoingMessages).where(ofEmail).orderBy(outgoingMessages.created_at);
    return rows.map(({ failed_at, sealed }) => (failed_at === null && sealed !== null ? 'waiting' : 'given up'));
  };

  it('is given up when a newer one is queued, for all accounts of the address', async () => {
    await makeSubStore(test.db, store, { email: store.email });
    await ask(store.email);
    later(accountLimits.passwordMailGapSeconds + 1);
    await ask(store.email);
    expect(await statesTo(store.email)).toEqual(['given up', 'given up', 'waiting', 'waiting']);
  });

  it('is given up when a password is set by another link', async () => {
    await ask(store.email);
    const token = await makePasswordLink(test.db, store);
    test.clock.now = null;
    expect(await call(test.app, null, 'new_password', { token, password: 'a quiet harbour 9' })).toMatchObject({
      success: true,
    });
    expect(await statesTo(store.email)).toEqual(['given up']);
  });

  it('is given up when the owner changes their password, or a sub-account’s', async () => {
    const account = await makeSubStore(test.db, store);
    for (const { email } of [store, account]) await ask(email);
    test.clock.now = null;
    const owner = await openSession(test, store);
    const change = { _id: account.id, version: account.version, password: 'a quiet harbour 9' };
    await callAs(test.app, owner, 'update_sub_store', change);
    const passwords = { current_password: testPassword, password: 'a quiet harbour 9' };
    await callAs(test.app, owner, 'change_password', passwords);
    for (const { email } of [store, account]) expect(await statesTo(email)).toEqual(['given up']);
  });
});

it('a change of the address that is under way leaves no link to the old one', async () => {
  const account = await makeSubStore(test.db, store);
  const { email } = account;
  let asking: ReturnType<typeof ask> | undefined;
  await test.db.transaction(async (tx) => {
    await tx
      .update(subStores)
      .set({ email: `new-${email}` })
      .where(eq(subStores.id, account.id));
    asking = ask(email);
    // The embedded database has one connection, for which the request waits.
    if (test.database.kind === 'postgres') await until(async () => expect(await waitingForLocks()).toBeGreaterThan(0));
  });
  expect(await asking).toEqual(asked);
  expect(await mailsTo(email)).toEqual([]);
  expect(await test.db.$count(accountTokens, eq(accountTokens.sub_store_id, account.id))).toBe(0);
});

it('a new address of a sub-account ends the link that was mailed to the old one', async () => {
  const account = await makeSubStore(test.db, store);
  await ask(account.email);
  const token = passwordTokenIn((await mailsTo(account.email))[0]);
  test.clock.now = null;
  const owner = await openSession(test, store);
  const body = { _id: account.id, version: account.version, email: `new-${account.email}` };
  await callAs(test.app, owner, 'update_sub_store', body);
  test.clock.now = noon;
  expect(await errorOf(test.app, null, 'forgot_password_verify', { token })).toBe(errorCodes.TOKEN_EXPIRED);
  const [row] = await test.db.select().from(subStores).where(eq(subStores.id, account.id));
  expect(row?.password_hash).toBe(account.password_hash);
});
