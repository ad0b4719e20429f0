import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { socialAccounts, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import {
  makeBankAlarm,
  makeInvitation,
  makePasswordLink,
  makeStore,
  makeSubStore,
  type StoreRow,
  testPassword,
} from '../../support/factories/index';
import { memberOf, ownerOf } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { setSteppedUp } from '../../support/setSteppedUp';
import { aPerson, makeSocialLink, makeSocialTicket } from '../../support/social';
import { requireOfStores } from '../../support/verificationCases';

const { FIELDS_NOT_VALID, NO_DATA_FOUND, NOT_REGISTERED_WITH_SOCIAL, REGISTERED_WITH_SOCIAL, STEP_UP_REQUIRED } =
  errorCodes;

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
const linksOf = ({ id }: { id: string }) =>
  test.db.select().from(socialAccounts).where(eq(socialAccounts.store_id, id));
const signIn = async (person: ReturnType<typeof aPerson>) =>
  call(test.app, null, 'social_sign_in', { ticket: await makeSocialTicket(test.db, person) });

describe('linking', () => {
  it('needs a fresh proof of who is there', async () => {
    const ticket = await makeSocialTicket(test.db, personOf(store), { purpose: 'link' });
    await setSteppedUp(test, owner, 601);
    expect(await errorOf(test.app, owner, 'link_social_account', { ticket })).toBe(STEP_UP_REQUIRED);
    await callAs(test.app, owner, 'step_up', { password: testPassword });
    expect(await errorOf(test.app, owner, 'link_social_account', { ticket })).toBeNull();
  });

  it('says which side hasn’t verified the address, or that it is another', async () => {
    const unverified = await makeStore(test.db, { is_email_verified: false });
    const session = await openSession(test, unverified);
    for (const [caller, person, code] of [
      [owner, { ...personOf(store), is_email_verified: false }, 'unverified_there'],
      [owner, personOf({ email: 'other@test.example' }), 'other_address'],
      [session, personOf(unverified), 'unverified_here'],
    ] as const) {
      const ticket = await makeSocialTicket(test.db, person);
      const errors = [{ path: 'email', code }];
      const reply = await call(test.app, caller, 'link_social_account', { ticket });
      expect(reply).toMatchObject({ error_code: FIELDS_NOT_VALID, errors });
      // Nothing was lost: the person can verify the address, and try again.
      expect(await errorOf(test.app, null, 'get_social_ticket', { ticket })).toBeNull();
    }
  });

  it('refuses with 605 what is linked to another account, and repeats what is linked to this one', async () => {
    const person = personOf(store);
    const ofOther = await makeStore(test.db);
    await makeSocialLink(test.db, ownerOf(ofOther), person);
    const ticket = await makeSocialTicket(test.db, person);
    expect(await errorOf(test.app, owner, 'link_social_account', { ticket })).toBe(REGISTERED_WITH_SOCIAL);
    await test.db.delete(socialAccounts).where(eq(socialAccounts.store_id, ofOther.id));
    for (let count = 0; count < 2; count++) {
      const again = await makeSocialTicket(test.db, person);
      expect((await callAs(test.app, owner, 'link_social_account', { ticket: again })).social_accounts).toHaveLength(1);
    }
    expect(await mailTo(test, store.email, 'social_linked')).toHaveLength(1);
  });

  it('of 10 simultaneous links of one person, one account gets it', async () => {
    const person = personOf(store);
    const ofMember = await makeSubStore(test.db, store, { email: store.email, is_email_verified: true });
    const member = await openSubStoreSession(test, ofMember);
    const tickets = await Promise.all(Array.from({ length: 10 }, () => makeSocialTicket(test.db, person)));
    const errors = await Promise.all(
      tickets.map((ticket, n) => errorOf(test.app, n % 2 ? owner : member, 'link_social_account', { ticket })),
    );
    expect(await linksOf(store)).toHaveLength(1);
    expect(errors.filter((error) => error === null)).toHaveLength(5);
    expect(errors.filter((error) => error === REGISTERED_WITH_SOCIAL)).toHaveLength(5);
  });
});

describe('unlinking', () => {
  it('ends the sign-in, keeps the password, is mailed and recorded', async () => {
    const person = personOf(store);
    const _id = await makeSocialLink(test.db, ownerOf(store), person);
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store, { grants: ['store/sub_store'] }));
    expect(await errorOf(test.app, member, 'unlink_social_account', { _id })).toBe(NO_DATA_FOUND);
    const { social_accounts } = await callAs(test.app, owner, 'unlink_social_account', { _id });
    expect(social_accounts).toEqual([]);
    expect(await signIn(person)).toMatchObject({ error_code: NOT_REGISTERED_WITH_SOCIAL });
    expect(await callAs(test.app, null, 'sign_in', { email: store.email, password: testPassword })).toHaveProperty(
      'store',
    );
    const [mail] = await mailTo(test, store.email, 'social_unlinked');
    expect(mail).toContain('Example ID');
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries.filter(({ entity }) => entity === 'social_account')).toMatchObject([
      { action: 'delete', old_values: { name: 'Example ID' }, actor_id: store.id },
    ]);
  });

  it('shows each account its own links only', async () => {
    await makeSocialLink(test.db, ownerOf(store), personOf(store));
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store));
    expect(await callAs(test.app, member, 'get_social_accounts', {})).toMatchObject({ social_accounts: [] });
    expect((await callAs(test.app, owner, 'get_social_accounts', {})).social_accounts).toHaveLength(1);
  });
});

describe('the links of an account end', () => {
  const linkedMember = async () => {
    const member = await makeSubStore(test.db, store, { grants: ['store/order'] });
    await makeSocialLink(test.db, memberOf(member), personOf(member));
    return member;
  };

  it.each([
    ['another email address', { email: `new-${randomUUID()}@test.example` }],
    ['another password', { password: 'another horse 8' }],
  ])('when someone who manages the team gives it %s', async (_, change) => {
    const member = await linkedMember();
    await test.db.update(subStores).set({ is_email_verified: true }).where(eq(subStores.id, member.id));
    await callAs(test.app, owner, 'update_sub_store', { _id: member.id, version: member.version, ...change });
    expect(await linksOf(store)).toEqual([]);
    const [row] = await test.db.select().from(subStores).where(eq(subStores.id, member.id));
    expect(row?.is_email_verified).toBe(!('email' in change));
  });

  it('when it becomes a shared device', async () => {
    const member = await linkedMember();
    const shared_device = { people: [], asks_pin: false, shift_hours: null };
    await callAs(test.app, owner, 'set_shared_device', { _id: member.id, shared_device });
    expect(await linksOf(store)).toEqual([]);
  });

  it('and stay when it gets another name', async () => {
    const member = await linkedMember();
    await callAs(test.app, owner, 'update_sub_store', { _id: member.id, version: member.version, name: 'Ana' });
    expect(await linksOf(store)).toHaveLength(1);
  });

  it('when an invitation is accepted', async () => {
    const { token, subStore } = await makeInvitation(test.db, store);
    await makeSocialLink(test.db, memberOf(subStore), personOf(subStore));
    await callAs(test.app, null, 'accept_invitation', { token, password: 'another horse 8' });
    expect(await linksOf(store)).toEqual([]);
  });

  it('when its owner says that it wasn’t them who changed the bank details', async () => {
    await makeSocialLink(test.db, ownerOf(store), personOf(store));
    await callAs(test.app, null, 'raise_bank_alarm', { token: await makeBankAlarm(test.db, store) });
    expect(await linksOf(store)).toEqual([]);
  });

  it('when it is deleted', async () => {
    const member = await linkedMember();
    await callAs(test.app, owner, 'delete_sub_store', { _id: member.id });
    expect(await linksOf(store)).toEqual([]);
  });
});

it('a team member proves the address by setting a password by a mailed link', async () => {
  const member = await makeSubStore(test.db, store);
  const token = await makePasswordLink(test.db, member);
  await callAs(test.app, null, 'new_password', { token, password: 'another horse 8' });
  const [row] = await test.db.select().from(subStores).where(eq(subStores.id, member.id));
  expect(row).toMatchObject({ is_email_verified: true });
});
