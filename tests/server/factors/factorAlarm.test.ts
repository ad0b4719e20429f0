import { randomUUID } from 'node:crypto';
import { addHours, addSeconds, subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  accountTokens,
  addressChanges,
  auditEntries,
  passkeys,
  recoveryCodes,
  socialAccounts,
  stores,
  totpFactors,
} from '#server/db/schema/index';
import { removeExpiredProofs } from '#server/jobs/cleanUp';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import {
  makeBankAlarm,
  makeFactorAlarm,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
  testPassword,
} from '../../support/factories/index';
import { beginTotpFor, factorTicket, makePasskey, makeTotp, memberOf, ownerOf, totpAt } from '../../support/factors';
import { login, openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo, passwordTokenIn } from '../../support/mailTo';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});

const { TOKEN_EXPIRED, SESSION_ENDED, WRONG_USERNAME_OR_PASSWORD, NOT_PERMITTED } = errorCodes;
const newPassword = 'a quiet harbour 9';
const tokenIn = (text: string | undefined): string => /\/store\/factor-alarm\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const tokensTo = async (email: string) => (await mailTo(test, email, 'factor_added')).map(tokenIn);
const raise = (token: string) => call(test.app, null, 'raise_factor_alarm', { token });
const rowsOf = async (table: typeof totpFactors | typeof passkeys | typeof recoveryCodes) =>
  test.db.select().from(table).where(eq(table.store_id, store.id));
const openPurposes = async () => {
  const rows = await test.db.select().from(accountTokens).where(eq(accountTokens.store_id, store.id));
  return rows.filter(({ ended_at }) => !ended_at).map(({ purpose }) => purpose);
};

/** Someone who knows the password adds an authenticator app. */
async function addApp(caller: TestSession, email = store.email): Promise<string> {
  const { secret } = await callAs(test.app, caller, 'begin_totp', {});
  await callAs(test.app, caller, 'confirm_totp', { totp: await totpAt(secret) });
  return (await tokensTo(email)).at(-1) ?? '';
}

/** Makes everything that an account has older than a new link. */
async function age(): Promise<void> {
  const before = subDays(new Date(), 10);
  const { id } = store;
  await test.db
    .update(totpFactors)
    .set({ created_at: before, confirmed_at: before })
    .where(eq(totpFactors.store_id, id));
  await test.db.update(passkeys).set({ created_at: before }).where(eq(passkeys.store_id, id));
  await test.db.update(recoveryCodes).set({ created_at: before }).where(eq(recoveryCodes.store_id, id));
}

describe('“It wasn’t me” about a second factor', () => {
  it('brings an owner back whom someone with the password has shut out', async () => {
    const thief = await login(test.app, store);
    const token = await addApp(thief);
    expect(await callAs(test.app, null, 'get_factor_alarm', { token })).toMatchObject({
      alarm: { name: '', store_name: store.name },
    });
    expect(await factorTicket(test, store)).toMatchObject({ methods: ['totp', 'recovery_code'] });

    const reply = await callAs(test.app, null, 'raise_factor_alarm', { token });
    expect(reply).toMatchObject({ email: expect.stringContaining('•'), has_factor: false });
    expect(reply).not.toHaveProperty('demo_message');
    for (const table of [totpFactors, passkeys, recoveryCodes]) expect(await rowsOf(table)).toEqual([]);
    for (const one of [thief, owner]) expect(await errorOf(test.app, one, 'get_store_data', {})).toBe(SESSION_ENDED);
    const credentials = { email: store.email, password: testPassword };
    expect(await errorOf(test.app, null, 'sign_in', credentials)).toBe(WRONG_USERNAME_OR_PASSWORD);
    expect(await openPurposes()).toEqual(['new_password']);
    expect(await mailTo(test, store.email, 'factor_removed')).toHaveLength(1);

    const link = passwordTokenIn((await mailTo(test, store.email, 'new_password'))[0]);
    await callAs(test.app, null, 'new_password', { token: link, password: newPassword });
    expect(await callAs(test.app, null, 'sign_in', { ...credentials, password: newPassword })).toMatchObject({
      servertoken: expect.stringMatching(/./),
    });
  });

  it('leaves factors that are older, with their recovery codes', async () => {
    await makeTotp(test, ownerOf(store));
    await age();
    const since = new Date();
    const passkey = await makePasskey(test, ownerOf(store));
    const token = await makeFactorAlarm(test.db, ownerOf(store), since);
    expect(await raise(token)).toMatchObject({ success: true, has_factor: true });
    expect(await rowsOf(totpFactors)).toHaveLength(1);
    expect(await rowsOf(recoveryCodes)).toHaveLength(10);
    expect((await rowsOf(passkeys)).map((row) => 'id' in row && row.id)).not.toContain(passkey.id);
    const link = passwordTokenIn((await mailTo(test, store.email, 'new_password'))[0]);
    await callAs(test.app, null, 'new_password', { token: link, password: newPassword });
    const credentials = { email: store.email, password: newPassword };
    expect(await callAs(test.app, null, 'sign_in', credentials)).toMatchObject({
      servertoken: '',
      second_factor: { methods: ['totp', 'recovery_code'] },
    });
  });

  it('removes what was added after it too, with the codes that were shown since, and one that is being set up', async () => {
    await makeTotp(test, ownerOf(store));
    await age();
    const token = await makeFactorAlarm(test.db, ownerOf(store));
    await callAs(test.app, owner, 'new_recovery_codes', {});
    await makePasskey(test, ownerOf(store));
    await makePasskey(test, ownerOf(store));
    const other = await makeSubStore(test.db, store);
    await beginTotpFor(test, memberOf(other));
    expect(await raise(token)).toMatchObject({ success: true, has_factor: true });
    expect(await rowsOf(passkeys)).toEqual([]);
    expect(await rowsOf(recoveryCodes)).toEqual([]);
    // The team member's stays.
    expect(await rowsOf(totpFactors)).toHaveLength(2);
  });

  it('leaves the link of an earlier factor open, and ends those of later ones', async () => {
    const first = await addApp(owner);
    const second = await makeFactorAlarm(test.db, ownerOf(store), addSeconds(new Date(), 1));
    const third = await makeFactorAlarm(test.db, ownerOf(store), addSeconds(new Date(), 2));
    expect(await raise(second)).toMatchObject({ success: true, has_factor: true });
    expect(await raise(third)).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await raise(first)).toMatchObject({ success: true, has_factor: false });
  });

  it('outlives a new password, a new email address and “It wasn’t me” about bank details', async () => {
    const token = await addApp(owner);
    const password = { current_password: testPassword, password: newPassword };
    await callAs(test.app, owner, 'change_password', password);
    await callAs(test.app, null, 'raise_bank_alarm', { token: await makeBankAlarm(test.db, store) });
    expect(await raise(token)).toMatchObject({ success: true, has_factor: false });
  });

  it('goes to an address that someone has changed and that can come back, with the link to a new password', async () => {
    const changed = `thief-${store.email}`;
    const at = new Date();
    await test.db.insert(addressChanges).values({
      ...{ store_id: store.id, sub_store_id: null, channel: 'email', undo_hash: randomUUID(), created_at: at },
      ...{ old_value: { email: store.email }, new_value: { email: changed }, undo_until: addHours(at, 72) },
    });
    await test.db.update(stores).set({ email: changed }).where(eq(stores.id, store.id));
    const token = await addApp(owner);
    expect(token).not.toBe('');
    expect(await tokensTo(changed)).toEqual([token]);
    await callAs(test.app, null, 'raise_factor_alarm', { token });
    expect(await mailTo(test, changed, 'new_password')).toEqual([]);
    expect(await mailTo(test, store.email, 'new_password')).toHaveLength(1);
  });

  it('works once, of several at the same time too, and for 72 hours', async () => {
    const token = await addApp(owner);
    const replies = await Promise.all([raise(token), raise(token), raise(token)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const late = await makeFactorAlarm(test.db, ownerOf(store));
    test.clock.now = addSeconds(addHours(new Date(), 72), 1);
    expect(await raise(late)).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('answers the same bytes to a used, an expired and an unknown link, and to those for something else', async () => {
    const used = await addApp(owner);
    await raise(used);
    const expired = await makeFactorAlarm(test.db, ownerOf(store), subDays(new Date(), 4));
    const otherTokens = [await makePasswordLink(test.db, store), await makeBankAlarm(test.db, store), 'x'.repeat(43)];
    for (const name of ['get_factor_alarm', 'raise_factor_alarm'] as const) {
      const replies: string[] = [];
      for (const token of [used, expired, ...otherTokens]) {
        const { body } = await inject(test.app, null, name, { token });
        // Each call's own number.
        replies.push(body.replace(/"request_id":"[^"]+"/, ''));
      }
      expect(new Set(replies)).toHaveProperty('size', 1);
      expect(replies[0]).toContain(`"error_code":${TOKEN_EXPIRED}`);
    }
    const open = await makeFactorAlarm(test.db, ownerOf(store));
    expect(await errorOf(test.app, null, 'forgot_password_verify', { token: open })).toBe(TOKEN_EXPIRED);
  });

  it('leaves an entry in the audit log, under the name of the account', async () => {
    await raise(await addApp(owner));
    const rows = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(rows.filter(({ entity, action }) => entity === 'factor' && action === 'undo')).toMatchObject([
      {
        actor_kind: 'owner',
        old_values: { name: 'TOTP', password: { hidden: true } },
        new_values: { name: null, password: { hidden: true } },
      },
    ]);
  });

  it('announces no removal if nothing was left to remove', async () => {
    await raise(await makeFactorAlarm(test.db, ownerOf(store)));
    expect(await mailTo(test, store.email, 'factor_removed')).toEqual([]);
  });

  it('is a team member’s too, until someone gives their account another address', async () => {
    const member = await makeSubStore(test.db, store);
    const token = await addApp(await openSubStoreSession(test, member), member.email);
    expect(await callAs(test.app, null, 'get_factor_alarm', { token })).toMatchObject({ alarm: { name: member.name } });
    await callAs(test.app, owner, 'update_sub_store', {
      ...{ _id: member.id, version: member.version, email: `moved-${member.email}` },
    });
    expect(await raise(token)).toMatchObject({ error_code: TOKEN_EXPIRED });

    const other = await makeSubStore(test.db, store);
    const second = await addApp(await openSubStoreSession(test, other), other.email);
    expect(await raise(second)).toMatchObject({ success: true, has_factor: false });
    expect(await mailTo(test, other.email, 'new_password')).toHaveLength(1);
    // The owner stays signed in.
    expect(await errorOf(test.app, owner, 'get_store_data', {})).toBeNull();
  });

  it('is shown on the page in a demo without a mail server, and is not made where no mail can leave', async () => {
    for (const DEMO of ['data', 'off'] as const) {
      const silent = await buildTestApp({ env: { DEMO } });
      try {
        const shop = await makeStore(silent.db);
        const caller = await openSession(silent, shop);
        const { secret } = await callAs(silent.app, caller, 'begin_totp', {});
        const reply = await callAs(silent.app, caller, 'confirm_totp', { totp: await totpAt(secret) });
        expect(tokenIn(reply.demo_message?.text) !== '').toBe(DEMO === 'data');
        const isAlarm = eq(accountTokens.purpose, 'factor_alarm');
        expect(await silent.db.$count(accountTokens, isAlarm)).toBe(DEMO === 'data' ? 1 : 0);
        const token = await makeFactorAlarm(silent.db, ownerOf(shop), subDays(new Date(), 1));
        await silent.db.insert(socialAccounts).values({
          ...{ store_id: shop.id, sub_store_id: null, issuer: 'https://id.test', subject: shop.id, email: shop.email },
        });
        const { email } = await callAs(silent.app, null, 'raise_factor_alarm', { token });
        expect(email === null).toBe(DEMO === 'off');
        // The one who added the factor may have linked it; the password stays where no mail can leave.
        expect(await silent.db.$count(socialAccounts, eq(socialAccounts.store_id, shop.id))).toBe(0);
      } finally {
        await silent.close();
      }
    }
  });
});

describe('the team list', () => {
  const namesWith = async (has_factor: boolean) => {
    const { data } = await callAs(test.app, owner, 'get_sub_store_list', { filter: { has_factor } });
    return data.map(({ name, has_factor: has }) => [name, has]);
  };

  it('shows the owner, and no one else, who has a second factor', async () => {
    const safe = await makeSubStore(test.db, store);
    const open = await makeSubStore(test.db, store, { grants: ['store/sub_store'] });
    await beginTotpFor(test, memberOf(open));
    await makeTotp(test, memberOf(safe));
    expect(await namesWith(true)).toEqual([[safe.name, true]]);
    expect(await namesWith(false)).toEqual([[open.name, false]]);
    const manager = await openSubStoreSession(test, open);
    const { data } = await callAs(test.app, manager, 'get_sub_store_list', {});
    expect(data.map(({ has_factor }) => has_factor)).toEqual([null, null]);
    const filter = { has_factor: false };
    expect(await errorOf(test.app, manager, 'get_sub_store_list', { filter })).toBe(NOT_PERMITTED);
  });
});

describe('the daily job', () => {
  it('deletes secrets of authenticator apps that were never set up, and no others', async () => {
    const member = await makeSubStore(test.db, store);
    const late = await makeSubStore(test.db, store);
    await makeTotp(test, ownerOf(store));
    await beginTotpFor(test, memberOf(member));
    await age();
    await test.db.update(totpFactors).set({ confirmed_at: null }).where(eq(totpFactors.sub_store_id, member.id));
    await beginTotpFor(test, memberOf(late));
    await removeExpiredProofs(test.db, new Date());
    const accounts = (await rowsOf(totpFactors)).map(({ sub_store_id }) => sub_store_id);
    expect(new Set(accounts)).toEqual(new Set([null, late.id]));
  });
});
