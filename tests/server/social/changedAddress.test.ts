import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { socialAccounts, subStores } from '#server/db/schema/index';
import { changeAddress } from '../../support/addressChange';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
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
