import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { sessions, socialSignIns, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf, inject } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { makeTotp, memberOf, ownerOf, proveFrom, totpAt } from '../../support/factors';
import { openSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { aPerson, makeSocialLink, makeSocialTicket } from '../../support/social';
import { requireOfStores } from '../../support/verificationCases';

const { NOT_REGISTERED_WITH_SOCIAL, STEP_UP_REQUIRED, TOKEN_EXPIRED } = errorCodes;

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
const issuer = 'https://id.example.test';
const env = {
  SOCIAL_1_ISSUER: issuer,
  SOCIAL_1_CLIENT_ID: 'storedesk-test',
  SOCIAL_1_CLIENT_SECRET: 'a secret',
  SOCIAL_1_LABEL: 'Example ID',
};
beforeAll(async () => {
  test = await buildTestApp({ env: { ...testMail, ...env } });
});
beforeEach(async () => {
  test.clock.now = null;
  await requireOfStores(test.db, {});
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});
afterAll(() => test.close());

const personOf = ({ email }: { email: string }) => aPerson({ issuer, email });
const signIn = async (person: ReturnType<typeof aPerson>) =>
  call(test.app, null, 'social_sign_in', { ticket: await makeSocialTicket(test.db, person) });

/** The session that a reply opened. */
const sessionIn = (reply: Awaited<ReturnType<typeof signIn>>): TestSession => {
  const token = (reply.success && reply.servertoken) || '';
  return { ...owner, token, headers: { ...owner.headers, servertoken: token, token } };
};

describe('signing in with a linked account', () => {
  it('replies to the owner as sign_in does, names the service, and is recorded', async () => {
    const person = personOf(store);
    await makeSocialLink(test.db, ownerOf(store), person);
    const reply = await signIn(person);
    const byPassword = await callAs(test.app, null, 'sign_in', { email: store.email, password: testPassword });
    expect(reply).toMatchObject({ success: true, store: { _id: store.id }, message: 202 });
    expect(reply).toMatchObject({ login_by: 'Example ID', social_id: person.subject });
    expect(Object.keys(reply).sort()).toEqual([...Object.keys(byPassword), 'login_by', 'social_id'].sort());
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries.filter(({ call: name }) => name === 'social_sign_in')).toMatchObject([
      { entity: 'session', action: 'sign_in', actor_id: store.id },
    ]);
  });

  it('goes by the service’s ID of the person, not by the address', async () => {
    const person = personOf(store);
    await makeSocialLink(test.db, ownerOf(store), person);
    expect(await signIn({ ...person, email: 'moved@test.example' })).toMatchObject({ store: { _id: store.id } });
    expect(await signIn({ ...person, subject: randomUUID() })).toMatchObject({
      error_code: NOT_REGISTERED_WITH_SOCIAL,
    });
    expect(await signIn({ ...person, issuer: 'https://other.example.test' })).toMatchObject({
      error_code: NOT_REGISTERED_WITH_SOCIAL,
    });
  });

  it('isn’t a fresh proof: dangerous changes ask for the password', async () => {
    const person = personOf(store);
    const _id = await makeSocialLink(test.db, ownerOf(store), person);
    const session = sessionIn(await signIn(person));
    expect(await errorOf(test.app, session, 'unlink_social_account', { _id })).toBe(STEP_UP_REQUIRED);
    await callAs(test.app, session, 'step_up', { password: testPassword });
    expect(await errorOf(test.app, session, 'unlink_social_account', { _id })).toBeNull();
  });

  it('asks for the second factor all the same, of the owner and of a team member', async () => {
    const member = await makeSubStore(test.db, store, { grants: ['store/order'] });
    for (const [account, email] of [
      [ownerOf(store), store.email],
      [memberOf(member), member.email],
    ] as const) {
      const { secret } = await makeTotp(test, account);
      const person = personOf({ email });
      await makeSocialLink(test.db, account, person);
      const count = (await test.db.select().from(sessions).where(eq(sessions.store_id, store.id))).length;
      const reply = await signIn(person);
      expect(reply).toMatchObject({ servertoken: '', second_factor: { methods: ['totp', 'recovery_code'] } });
      expect(reply).not.toHaveProperty('store');
      expect(await test.db.select().from(sessions).where(eq(sessions.store_id, store.id))).toHaveLength(count);
      const ticket = (reply.success && reply.second_factor?.ticket) || '';
      expect(await proveFrom(test, { ticket, totp: await totpAt(secret) })).toMatchObject({ store: { _id: store.id } });
    }
  });

  it('asks an unverified owner to verify first, which isn’t a fresh proof either', async () => {
    await requireOfStores(test.db, { is_store_mail_verification: true });
    await test.db.update(stores).set({ is_email_verified: false }).where(eq(stores.id, store.id));
    const person = personOf(store);
    const _id = await makeSocialLink(test.db, ownerOf(store), person);
    const reply = await signIn(person);
    expect(reply).toMatchObject({ servertoken: '', verification: { email: expect.any(String) } });
    const ticket = (reply.success && reply.verification?.ticket) || '';
    await test.db.update(stores).set({ is_email_verified: true }).where(eq(stores.id, store.id));
    const session = sessionIn(await call(test.app, null, 'otp_verification', { ticket }));
    expect(await errorOf(test.app, session, 'get_social_accounts', {})).toBeNull();
    expect(await errorOf(test.app, session, 'unlink_social_account', { _id })).toBe(STEP_UP_REQUIRED);
  });

  it('signs no one in to an account that isn’t approved, is deactivated, or lost its password', async () => {
    for (const fields of [{ is_approved: false }, { is_disabled: true }]) {
      const member = await makeSubStore(test.db, store, fields);
      const person = personOf(member);
      await makeSocialLink(test.db, memberOf(member), person);
      const reply = await signIn(person);
      expect(reply).toMatchObject({ success: true, servertoken: '' });
      expect(reply).not.toHaveProperty('store');
    }
    const member = await makeSubStore(test.db, store, { password_hash: null });
    const person = personOf(member);
    await makeSocialLink(test.db, memberOf(member), person);
    expect(await signIn(person)).toMatchObject({ success: false });
  });

  it('leaves a declined store blocked', async () => {
    const declined = await makeStore(test.db, { is_approved: false });
    const person = personOf(declined);
    await makeSocialLink(test.db, ownerOf(declined), person);
    const reply = await signIn(person);
    const token = (reply.success && reply.servertoken) || '';
    const session = {
      ...owner,
      headers: { ...owner.headers, servertoken: token, token, store_id: declined.id, storeid: declined.id },
    };
    expect(await errorOf(test.app, session, 'get_order_list', {})).toBe(errorCodes.NOT_PERMITTED);
  });
});

describe('without a link', () => {
  const alike = async (person: ReturnType<typeof aPerson>) => {
    const ticket = await makeSocialTicket(test.db, person);
    const reply = await inject(test.app, null, 'social_sign_in', { ticket });
    const { date: _, 'x-request-id': __, ...headers } = reply.headers;
    const body = reply.body.replace(/"request_id":"[^"]*"/, '"request_id":"…"');
    return { ticket, done: { body, headers } };
  };

  it('a known and an unknown address get the same 606, in the same bytes', async () => {
    const unknown = await alike(aPerson({ issuer }));
    expect(JSON.parse(unknown.done.body)).toMatchObject({ success: false, error_code: NOT_REGISTERED_WITH_SOCIAL });
    expect((await alike(personOf(store))).done).toEqual(unknown.done);
    const member = await makeSubStore(test.db, store);
    expect((await alike(personOf(member))).done).toEqual(unknown.done);
  });

  it('the ticket still links, once someone has signed in with the password', async () => {
    const person = personOf(store);
    const { ticket } = await alike(person);
    const { social_accounts } = await callAs(test.app, owner, 'link_social_account', { ticket });
    expect(social_accounts).toMatchObject([{ login_by: 'Example ID', social_id: person.subject, email: store.email }]);
    expect(await signIn(person)).toMatchObject({ store: { _id: store.id } });
    expect(await errorOf(test.app, owner, 'link_social_account', { ticket })).toBe(TOKEN_EXPIRED);
    expect(await mailTo(test, store.email, 'social_linked')).toHaveLength(1);
    const rows = await test.db.select().from(socialSignIns);
    expect(JSON.stringify(rows)).not.toContain(person.subject);
  });
});
