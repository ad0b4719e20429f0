import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { socialAccounts, subStores } from '#server/db/schema/index';
import { changeAddress } from '../../support/addressChange';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { memberOf, ownerOf } from '../../support/factors';
import { openSession, openSubStoreSession } from '../../support/login';
import { aPerson, makeSocialLink, makeSocialTicket } from '../../support/social';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
afterAll(() => test.close());

const newEmail = () => `${randomUUID()}@test.example`;
const linksOf = ({ id }: { id: string }) =>
  test.db.select().from(socialAccounts).where(eq(socialAccounts.store_id, id));

it('someone who changes their own address keeps their links, and undoing it ends them', async () => {
  const store = await makeStore(test.db);
  const owner = await openSession(test, store);
  await makeSocialLink(test.db, ownerOf(store), aPerson({ email: store.email }));
  const email = newEmail();
  const token = await changeAddress(test, owner, { email });
  expect(await linksOf(store)).toHaveLength(1);
  // Of the person who changed it: a way in that must not outlive the change.
  const ticket = await makeSocialTicket(test.db, aPerson({ email }));
  expect((await callAs(test.app, owner, 'link_social_account', { ticket })).social_accounts).toHaveLength(2);
  await callAs(test.app, null, 'undo_address_change', { token });
  expect(await linksOf(store)).toEqual([]);
});

it('a team member proves a new address by its code, and can then link it', async () => {
  const store = await makeStore(test.db);
  const member = await makeSubStore(test.db, store);
  const session = await openSubStoreSession(test, member);
  const email = newEmail();
  await changeAddress(test, session, { email });
  const [row] = await test.db.select().from(subStores).where(eq(subStores.id, member.id));
  expect(row).toMatchObject({ email, is_email_verified: true });
  const ticket = await makeSocialTicket(test.db, aPerson({ email }));
  await callAs(test.app, session, 'link_social_account', { ticket });
  const { sub_store_id } = memberOf(member);
  expect(await linksOf(store)).toMatchObject([{ sub_store_id }]);
});

it('a team member confirms the address that the account has, which covers no more and no less than before', async () => {
  const store = await makeStore(test.db);
  const orders = { url: 'store/order', permission: 1 } as const;
  for (const [email_reach, password_reach] of [
    [null, [orders]],
    [[orders], null],
  ] as const) {
    const reach = {
      email_reach: email_reach && [...email_reach],
      password_reach: password_reach && [...password_reach],
    };
    const member = await makeSubStore(test.db, store, { urls: [orders], ...reach });
    const session = await openSubStoreSession(test, member);
    const { email } = member;
    expect(await changeAddress(test, session, { email })).toBe('');
    const [row] = await test.db.select().from(subStores).where(eq(subStores.id, member.id));
    expect(row).toMatchObject({ email, is_email_verified: true, email_reach });
    expect(await errorOf(test.app, session, 'request_address_change', { channel: 'email', email })).toBe(
      errorCodes.FIELDS_NOT_VALID,
    );
    const ticket = await makeSocialTicket(test.db, aPerson({ email }));
    expect(await errorOf(test.app, session, 'link_social_account', { ticket })).toBeNull();
  }
});
