import { randomUUID } from 'node:crypto';
import { addHours, addSeconds, subHours } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { permissionKeys } from '#contract/permissions';
import {
  accountTokens,
  addressChanges,
  auditEntries,
  passkeys,
  recoveryCodes,
  stores,
  subStores,
  totpFactors,
} from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import {
  makeBankAlarm,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
  testPassword,
} from '../../support/factories/index';
import { makePasskey, makeTotp, memberOf, ownerOf, proveFrom, totpAt } from '../../support/factors';
import { login, loginSubStore, openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo, passwordTokenIn } from '../../support/mailTo';

const operator = 'operator@operator.test';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: { ...testMail, SUPPORT_EMAIL: operator } });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await login(test.app, store);
});

const { TOKEN_EXPIRED, SESSION_ENDED, WRONG_USERNAME_OR_PASSWORD } = errorCodes;
const raise = (token: string) => call(test.app, null, 'raise_bank_alarm', { token });
const frozenAt = async () =>
  (await test.db.select().from(stores).where(eq(stores.id, store.id)))[0]?.payouts_frozen_at ?? null;

describe('“It wasn’t me”', () => {
  it('freezes payouts, signs everyone out, ends the password and open links, and mails a new link', async () => {
    const member = await makeSubStore(test.db, store);
    const session = await loginSubStore(test.app, member);
    await makePasswordLink(test.db, member);
    const older = await makeBankAlarm(test.db, store);
    const token = await makeBankAlarm(test.db, store);
    expect(await call(test.app, null, 'get_bank_alarm', { token })).toMatchObject({
      alarm: { store_name: store.name },
    });
    const reply = await raise(token);
    expect(reply).toMatchObject({ success: true, email: expect.stringContaining('•') });
    expect(reply).not.toHaveProperty('demo_message');
    expect(await frozenAt()).not.toBeNull();
    for (const one of [owner, session]) expect(await errorOf(test.app, one, 'get_store_data', {})).toBe(SESSION_ENDED);
    const credentials = { email: store.email, password: testPassword };
    expect(await errorOf(test.app, null, 'login', credentials)).toBe(WRONG_USERNAME_OR_PASSWORD);
    const open = await test.db.select().from(accountTokens).where(eq(accountTokens.store_id, store.id));
    expect(open.filter(({ ended_at }) => !ended_at).map(({ purpose }) => purpose)).toEqual(['new_password']);
    expect(await raise(older)).toMatchObject({ error_code: TOKEN_EXPIRED });

    const link = passwordTokenIn((await mailTo(test, store.email, 'new_password'))[0]);
    const password = 'a quiet harbour 9';
    await callAs(test.app, null, 'new_password', { token: link, password });
    expect(await errorOf(test.app, null, 'login', { ...credentials, password })).toBeNull();
    // Only the platform lets money leave again.
    expect(await frozenAt()).not.toBeNull();
  });

  it('leaves an entry in the audit log', async () => {
    await raise(await makeBankAlarm(test.db, store));
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries.filter(({ action }) => action === 'alarm')).toMatchObject([
      {
        entity: 'store_bank_detail',
        actor_kind: 'owner',
        new_values: { is_payout_frozen: true, password: { hidden: true } },
      },
    ]);
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store, { grants: [...permissionKeys] }));
    const { data } = await callAs(test.app, member, 'get_audit_list', {});
    expect(data.filter(({ action }) => action === 'alarm')).toEqual([]);
  });

  it('mails the link to the old address, if someone has changed the email first', async () => {
    const changed = `thief-${store.email}`;
    const at = new Date();
    await test.db.insert(addressChanges).values({
      ...{ store_id: store.id, sub_store_id: null, channel: 'email', undo_hash: randomUUID(), created_at: at },
      ...{ old_value: { email: store.email }, new_value: { email: changed }, undo_until: addHours(at, 72) },
    });
    await test.db.update(stores).set({ email: changed }).where(eq(stores.id, store.id));
    expect(await raise(await makeBankAlarm(test.db, store))).toMatchObject({
      email: expect.stringMatching(/^s•••/),
    });
    expect(await mailTo(test, changed, 'new_password')).toEqual([]);
    expect(passwordTokenIn((await mailTo(test, store.email, 'new_password'))[0])).not.toBe('');
    const credentials = { email: changed, password: testPassword };
    expect(await errorOf(test.app, null, 'login', credentials)).toBe(WRONG_USERNAME_OR_PASSWORD);
  });

  it('ends the team’s invitations, and passwords that the owner’s account gave in the last 72 hours', async () => {
    const old = await makeSubStore(test.db, store);
    const given = await makeSubStore(test.db, store);
    const invited = await makeSubStore(test.db, store, { password_hash: null });
    const caller = await openSession(test, store);
    await callAs(test.app, caller, 'update_sub_store', {
      ...{ _id: given.id, version: given.version, password: 'a quiet harbour 9' },
    });
    await callAs(test.app, caller, 'invite_sub_store', { _id: invited.id, is_mailed: true });
    expect(await mailTo(test, invited.email, 'invitation')).toHaveLength(1);
    await raise(await makeBankAlarm(test.db, store));
    const rows = await test.db.select().from(subStores).where(eq(subStores.store_id, store.id));
    const doors = rows.map(({ id, password_hash, invitation_hash }) => [id, password_hash !== null, invitation_hash]);
    expect(new Map(doors.map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map([
        [old.id, [true, null]],
        [given.id, [false, null]],
        [invited.id, [false, null]],
      ]),
    );
    expect(await mailTo(test, invited.email, 'invitation')).toEqual([]);
  });

  it('removes second factors that the owner’s account has been given since three days before the change', async () => {
    const account = ownerOf(store);
    await makeTotp(test, account);
    await makePasskey(test, account);
    const member = await makeSubStore(test.db, store);
    await makeTotp(test, memberOf(member));
    const isOwner = (table: typeof totpFactors | typeof passkeys | typeof recoveryCodes) =>
      and(eq(table.store_id, store.id), isNull(table.sub_store_id));
    // The notice can be read three days after the change, which came after the factor.
    const changedAt = subHours(new Date(), 71);
    const addedAt = subHours(changedAt, 71);
    await test.db.update(totpFactors).set({ confirmed_at: addedAt }).where(isOwner(totpFactors));
    const reply = await raise(await makeBankAlarm(test.db, store, changedAt));
    expect(reply).toMatchObject({ success: true });
    for (const table of [totpFactors, passkeys, recoveryCodes])
      expect(await test.db.$count(table, isOwner(table))).toBe(0);
    expect(await test.db.$count(totpFactors, eq(totpFactors.store_id, store.id))).toBe(1);
    const removed = and(eq(auditEntries.store_id, store.id), eq(auditEntries.entity, 'factor'));
    const entries = await test.db.select().from(auditEntries).where(removed).orderBy(auditEntries.id);
    const entry = { action: 'delete', actor_kind: 'owner', actor_id: store.id, new_values: null };
    expect(entries).toMatchObject([
      { ...entry, old_values: { name: 'TOTP' } },
      { ...entry, old_values: { name: 'Phone' } },
    ]);
    expect(await mailTo(test, store.email, 'factor_removed')).toHaveLength(1);
    const token = passwordTokenIn((await mailTo(test, store.email, 'new_password'))[0]);
    const password = 'a quiet harbour 9';
    await callAs(test.app, null, 'new_password', { token, password });
    const signedIn = await callAs(test.app, null, 'sign_in', { email: store.email, password });
    expect(signedIn).toMatchObject({ servertoken: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('keeps earlier second factors, with the recovery codes', async () => {
    const account = ownerOf(store);
    const { secret } = await makeTotp(test, account);
    await makePasskey(test, account);
    const addedAt = subHours(new Date(), 73);
    await test.db.update(totpFactors).set({ confirmed_at: addedAt }).where(eq(totpFactors.store_id, store.id));
    await test.db.update(recoveryCodes).set({ created_at: addedAt }).where(eq(recoveryCodes.store_id, store.id));
    await raise(await makeBankAlarm(test.db, store));
    expect(await test.db.$count(passkeys, eq(passkeys.store_id, store.id))).toBe(0);
    expect(await test.db.$count(recoveryCodes, eq(recoveryCodes.store_id, store.id))).toBe(10);
    const token = passwordTokenIn((await mailTo(test, store.email, 'new_password'))[0]);
    const password = 'a quiet harbour 9';
    await callAs(test.app, null, 'new_password', { token, password });
    const { second_factor } = await callAs(test.app, null, 'sign_in', { email: store.email, password });
    expect(second_factor).toMatchObject({ methods: ['totp', 'recovery_code'] });
    const proof = { ticket: second_factor?.ticket ?? '', totp: await totpAt(secret) };
    expect(await proveFrom(test, proof)).toMatchObject({ success: true });
  });

  it('tells the platform: by mail to the operator, and with the store', async () => {
    await raise(await makeBankAlarm(test.db, store));
    const mails = await mailTo(test, operator, 'support');
    expect(mails.filter((text) => text.includes(store.id))).toEqual([expect.stringContaining('Payouts are frozen')]);
    const { data } = await callAs(test.app, 'platform', 'platform/get_store_list', {});
    expect(data.find(({ _id }) => _id === store.id)).toMatchObject({ payouts_frozen_at: expect.any(String) });
  });

  it('works once, of several at the same time too, and for 72 hours', async () => {
    const token = await makeBankAlarm(test.db, store);
    const replies = await Promise.all([raise(token), raise(token), raise(token)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const late = await makeBankAlarm(test.db, store);
    test.clock.now = addSeconds(addHours(new Date(), 72), 1);
    expect(await raise(late)).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await call(test.app, null, 'get_bank_alarm', { token: late })).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('is no link for anything else, nor any other for it', async () => {
    const token = await makeBankAlarm(test.db, store);
    expect(await errorOf(test.app, null, 'forgot_password_verify', { token })).toBe(TOKEN_EXPIRED);
    expect(await raise(await makePasswordLink(test.db, store))).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await frozenAt()).toBeNull();
  });

  it('keeps the password where no mail can bring another', async () => {
    const silent = await buildTestApp();
    try {
      const shop = await makeStore(silent.db);
      const reply = await callAs(silent.app, null, 'raise_bank_alarm', { token: await makeBankAlarm(silent.db, shop) });
      expect(reply.email).toBeNull();
      expect(await errorOf(silent.app, null, 'login', { email: shop.email, password: testPassword })).toBeNull();
    } finally {
      await silent.close();
    }
  });
});
