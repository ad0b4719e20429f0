import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { sessions, subStores } from '#server/db/schema/index';
import { needPerson } from '#server/modules/profile/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { openSubStoreSession } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** A team member with a session, as a call knows its caller. */
async function aCaller() {
  const member = await makeSubStore(test.db, await makeStore(test.db));
  await openSubStoreSession(test, member);
  const [session] = await test.db.select().from(sessions).where(eq(sessions.sub_store_id, member.id));
  return { id: session?.id ?? '', store_id: member.store_id, sub_store_id: member.id };
}

const held = { isLocked: true };

it('refuses a caller whose session ended while the call waited for the account', async () => {
  const caller = await aCaller();
  expect(await needPerson(test.db, caller, held)).toMatchObject({ sub_store_id: caller.sub_store_id });
  await test.db.delete(sessions).where(eq(sessions.id, caller.id));
  const sessionEnded = { code: errorCodes.SESSION_ENDED };
  await expect(needPerson(test.db, caller, held)).rejects.toMatchObject(sessionEnded);
});

it('refuses a caller whose account became a shared device in the meantime', async () => {
  const caller = await aCaller();
  const shared_device = { people: [], asks_pin: false, shift_hours: null };
  await test.db.update(subStores).set({ shared_device }).where(eq(subStores.id, caller.sub_store_id));
  const notPermitted = { code: errorCodes.NOT_PERMITTED };
  await expect(needPerson(test.db, caller, held)).rejects.toMatchObject(notPermitted);
});
