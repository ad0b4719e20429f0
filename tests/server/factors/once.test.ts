import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OpenDatabase } from '#server/db/database';
import { outgoingMessages, recoveryCodes, sessions, totpFactors } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeStore, type StoreRow } from '../../support/factories/index';
import {
  beginTotpFor,
  factorTicket,
  makeFactorTicket,
  makePasskey,
  makeTotp,
  ownerOf,
  proveFrom,
  successes,
  totpAt,
} from '../../support/factors';
import { openSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { setSteppedUp } from '../../support/setSteppedUp';
import { openTestDatabase } from '../../support/testDatabase';

const { INVALID_OTP, UPDATE_FAILED, TOKEN_EXPIRED, TOO_MANY_ATTEMPTS } = errorCodes;

/** Two servers on one database: nothing about a proof may be known to one process only. */
let opened: OpenDatabase;
let servers: readonly [TestApp, TestApp];
let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  opened = await openTestDatabase();
  const shared = { env: testMail, openDatabase: async () => ({ ...opened, close: async () => {} }) };
  servers = [await buildTestApp(shared), await buildTestApp(shared)];
  [test] = servers;
});
beforeEach(async () => {
  for (const { clock } of servers) clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await opened.close();
});

const fifty = Array.from({ length: 50 }, (_, index) => index);
const tickets = () => Promise.all(fifty.map(() => makeFactorTicket(test, ownerOf(store))));
/** Without the owner's own. */
const sessionsOf = async () => (await test.db.select().from(sessions).where(eq(sessions.store_id, store.id))).slice(1);
const codesOf = () => test.db.select().from(recoveryCodes).where(eq(recoveryCodes.store_id, store.id));
const stepOf = async () =>
  (await test.db.select().from(totpFactors).where(eq(totpFactors.store_id, store.id)))[0]?.last_step ?? 0;
const serverOf = (index: number) => servers[index % 2 ? 0 : 1];
const mails = async () => {
  const isToOwner = eq(outgoingMessages.recipient, store.email);
  const rows = await test.db.select().from(outgoingMessages).where(isToOwner).orderBy(outgoingMessages.id);
  return rows.map(({ event }) => event);
};

/** Sessions of the owner that have proved nothing lately. */
const stepUpDevices = (count: number) =>
  Promise.all(fifty.slice(0, count).map(async () => setSteppedUp(test, await openSession(test, store), null)));

/** Steps up with the same code in each session several times at once. @returns how often it succeeded */
async function stepUps(devices: readonly TestSession[], times: number, totp: string): Promise<number> {
  const tries = devices.flatMap((device) => fifty.slice(0, times).map((index) => [device, index] as const));
  const codes = await Promise.all(
    tries.map(([device, index]) => errorOf(serverOf(index).app, device, 'step_up', { totp })),
  );
  const refusals = codes.filter((code) => code !== null);
  // Of a session's simultaneous tries, some wait for another and aren't looked at.
  expect(refusals.filter((code) => code !== INVALID_OTP && code !== TOO_MANY_ATTEMPTS)).toEqual([]);
  return codes.length - refusals.length;
}

describe('of 50 simultaneous uses, over two processes, one succeeds', () => {
  it('of a code of an authenticator app', async () => {
    const { secret } = await makeTotp(test, ownerOf(store));
    const totp = await totpAt(secret);
    const replies = (await tickets()).map((ticket, index) => proveFrom(serverOf(index), { ticket, totp }));
    expect(successes(await Promise.all(replies))).toBe(1);
    expect(await sessionsOf()).toHaveLength(1);
  });

  it('of a code of an authenticator app that steps up', async () => {
    const { secret } = await makeTotp(test, ownerOf(store));
    const totp = await totpAt(secret);
    const devices = await stepUpDevices(10);
    expect(await stepUps(devices, 5, totp)).toBe(1);
    const proved = (await sessionsOf()).filter(({ stepped_up_at }) => stepped_up_at);
    expect(proved).toHaveLength(1);
  });

  it('of a code of an authenticator app, whether it signs in or steps up', async () => {
    const { secret } = await makeTotp(test, ownerOf(store));
    const totp = await totpAt(secret);
    const devices = await stepUpDevices(5);
    const signIns = (await tickets()).slice(25).map((ticket, index) => proveFrom(serverOf(index), { ticket, totp }));
    const [stepped, replies] = await Promise.all([stepUps(devices, 5, totp), Promise.all(signIns)]);
    expect(stepped + successes(replies)).toBe(1);
  });

  it('of a recovery code', async () => {
    const { codes } = await makeTotp(test, ownerOf(store));
    const [recovery_code = ''] = codes;
    const replies = (await tickets()).map((ticket, index) => proveFrom(serverOf(index), { ticket, recovery_code }));
    expect(successes(await Promise.all(replies))).toBe(1);
    expect(await sessionsOf()).toHaveLength(1);
    expect((await codesOf()).filter(({ used_at }) => used_at)).toHaveLength(1);
    expect(await mails()).toEqual(['recovery_code_used', 'new_device']);
  });

  it('of codes of three steps, whose accepted step only grows', async () => {
    const { secret } = await makeTotp(test, ownerOf(store));
    const now = new Date();
    for (const { clock } of servers) clock.now = now;
    const codes = await Promise.all([-30, 0, 30].map((s) => totpAt(secret, new Date(now.getTime() + s * 1_000))));
    const replies = (await tickets()).map((ticket, index) =>
      proveFrom(serverOf(index), { ticket, totp: codes[index % 3] ?? '' }),
    );
    const count = successes(await Promise.all(replies));
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(3);
    const step = Math.floor(now.getTime() / 30_000);
    expect(await stepOf()).toBe(step + 1);
    for (const totp of codes) {
      const ticket = await makeFactorTicket(test, ownerOf(store));
      expect(await proveFrom(test, { ticket, totp })).toMatchObject({ error_code: INVALID_OTP });
    }
  });
});

describe('setting up an authenticator app', () => {
  it('shows ten recovery codes once, and its code signs no one in', async () => {
    const { secret, uri } = await callAs(test.app, owner, 'begin_totp', {});
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(store.email);
    const totp = await totpAt(secret);
    const { factors, recovery_codes } = await callAs(test.app, owner, 'confirm_totp', { totp });
    expect(factors).toMatchObject({ totp: { created_at: expect.any(String) }, recovery_codes_left: 10 });
    expect(new Set(recovery_codes)).toHaveProperty('size', 10);
    const { ticket } = await factorTicket(test, store);
    expect(await proveFrom(test, { ticket, totp })).toMatchObject({ error_code: INVALID_OTP });
    const rows = JSON.stringify([await codesOf(), await test.db.select().from(totpFactors)]);
    for (const secretText of [secret, ...(recovery_codes ?? []).flatMap((code) => [code, code.replace('-', '')])])
      expect(rows).not.toContain(secretText);
    expect(await mails()).toEqual(['factor_added']);
  });

  it('changes nothing before the first code, and refuses a wrong or late one', async () => {
    const secret = await beginTotpFor(test, ownerOf(store));
    const { factors } = await callAs(test.app, owner, 'get_factors', {});
    expect(factors).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 });
    const old = await totpAt(secret, new Date(Date.now() - 120_000));
    expect(await errorOf(test.app, owner, 'confirm_totp', { totp: old })).toBe(INVALID_OTP);
    test.clock.now = addMinutes(new Date(), 31);
    await setSteppedUp(test, owner, -31 * 60);
    const totp = await totpAt(secret, test.clock.now);
    expect(await errorOf(test.app, owner, 'confirm_totp', { totp })).toBe(TOKEN_EXPIRED);
  });

  it('shows the session that began it the same secret again, for half an hour from the last time', async () => {
    test.clock.now = new Date();
    const minutesLater = async (minutes: number) => {
      test.clock.now = addMinutes(new Date(), minutes);
      await setSteppedUp(test, owner, -minutes * 60);
      return callAs(test.app, owner, 'begin_totp', {});
    };
    const first = await callAs(test.app, owner, 'begin_totp', {});
    expect(await minutesLater(20)).toEqual(first);
    expect(await minutesLater(45)).toEqual(first);
    const late = await minutesLater(76);
    expect(late.secret).not.toBe(first.secret);
    const totp = await totpAt(late.secret, test.clock.now);
    expect(await errorOf(test.app, owner, 'confirm_totp', { totp })).toBeNull();
    await callAs(test.app, owner, 'remove_totp', {});
    expect((await callAs(test.app, owner, 'begin_totp', {})).secret).not.toBe(late.secret);
  });

  it('shows another session another secret, which alone can be confirmed', async () => {
    const elsewhere = await openSession(test, store);
    const theirs = await callAs(test.app, elsewhere, 'begin_totp', {});
    const { secret } = await callAs(test.app, owner, 'begin_totp', {});
    expect(secret).not.toBe(theirs.secret);
    const totp = await totpAt(theirs.secret);
    expect(await errorOf(test.app, owner, 'confirm_totp', { totp })).toBe(INVALID_OTP);
    expect(await errorOf(test.app, owner, 'confirm_totp', { totp: await totpAt(secret) })).toBeNull();
  });

  it('is refused while there is one, and replaces one that was never confirmed', async () => {
    const first = await beginTotpFor(test, ownerOf(store));
    const { secret } = await callAs(test.app, owner, 'begin_totp', {});
    expect(await errorOf(test.app, owner, 'confirm_totp', { totp: await totpAt(first) })).toBe(INVALID_OTP);
    await callAs(test.app, owner, 'confirm_totp', { totp: await totpAt(secret) });
    expect(await errorOf(test.app, owner, 'begin_totp', {})).toBe(UPDATE_FAILED);
  });
});

describe('recovery codes', () => {
  const use = async (recovery_code: string) =>
    proveFrom(test, { ticket: await makeFactorTicket(test, ownerOf(store)), recovery_code });

  it('work once each, as they are typed, and are counted', async () => {
    const { codes } = await makeTotp(test, ownerOf(store));
    const [first = '', second = ''] = codes;
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(successes([await use(first), await use(first)])).toBe(1);
    expect(successes([await use(` ${second.toLowerCase().replace('-', ' ')} `)])).toBe(1);
    const { factors } = await callAs(test.app, owner, 'get_factors', {});
    expect(factors.recovery_codes_left).toBe(8);
    const texts = await mailTo(test, store.email, 'recovery_code_used');
    expect(texts.map((text) => /left: (\d+)/.exec(text)?.[1])).toEqual(['9', '8']);
  });

  it('end the codes that the authenticator app shows', async () => {
    const { secret, codes } = await makeTotp(test, ownerOf(store));
    const totp = await totpAt(secret);
    expect(successes([await use(codes[0] ?? '')])).toBe(1);
    const ticket = await makeFactorTicket(test, ownerOf(store));
    expect(await proveFrom(test, { ticket, totp })).toMatchObject({ error_code: INVALID_OTP });
  });

  it('are replaced by ten others', async () => {
    const { codes } = await makeTotp(test, ownerOf(store));
    const { recovery_codes, factors } = await callAs(test.app, owner, 'new_recovery_codes', {});
    expect(factors.recovery_codes_left).toBe(10);
    expect(codes.filter((code) => recovery_codes.includes(code))).toEqual([]);
    expect(successes([await use(codes[0] ?? '')])).toBe(0);
    expect(successes([await use(recovery_codes[0] ?? '')])).toBe(1);
    expect(await mails()).toEqual(['recovery_codes_new', 'recovery_code_used', 'new_device']);
  });

  it('need a factor', async () => {
    expect(await errorOf(test.app, owner, 'new_recovery_codes', {})).toBe(UPDATE_FAILED);
  });

  it('are deleted with the last factor, and setting one up again shows ten new ones', async () => {
    await makeTotp(test, ownerOf(store));
    const authenticator = await makePasskey(test, ownerOf(store));
    await callAs(test.app, owner, 'remove_totp', {});
    expect(await codesOf()).toHaveLength(10);
    const { factors } = await callAs(test.app, owner, 'remove_passkey', { _id: authenticator.id });
    expect(factors).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 });
    expect(await codesOf()).toEqual([]);
    const { secret } = await callAs(test.app, owner, 'begin_totp', {});
    const again = await callAs(test.app, owner, 'confirm_totp', { totp: await totpAt(secret) });
    expect(again.recovery_codes).toHaveLength(10);
    expect(await mails()).toEqual(['factor_removed', 'factor_removed', 'factor_added']);
  });
});
