import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, errorOf, type TestReply } from '../../support/callApi';
import { makePasswordLink, makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { makeFactorTicket, makeTotp, memberOf, ownerOf, proveFrom } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';

const { SESSION_ENDED, TOKEN_EXPIRED, WRONG_USERNAME_OR_PASSWORD } = errorCodes;
const newPassword = 'a quiet harbour 9';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});
afterAll(() => test.close());

type Account = ReturnType<typeof ownerOf>;

/**
 * Proves the second factor again and again, with tickets from before, while the account changes: the first proof comes
 * before the change and the last one after it.
 *
 * @returns the tokens of the sessions that were opened, and the codes of the refusals
 */
async function signInDuring(account: Account, change: () => Promise<void>) {
  const { codes } = await makeTotp(test, account);
  const tickets = await Promise.all(codes.map(() => makeFactorTicket(test, account)));
  const prove = (index: number) => proveFrom(test, { ticket: tickets[index] ?? '', recovery_code: codes[index] ?? '' });
  const last = codes.length - 1;
  const replies: TestReply<'verify_second_factor'>[] = [await prove(0)];
  expect(replies).toMatchObject([{ success: true, servertoken: expect.stringMatching(/^[\w-]{43}$/) }]);
  const during = async () => {
    for (let index = 1; index < last; index++) replies.push(await prove(index));
  };
  await Promise.all([during(), change()]);
  replies.push(await prove(last));
  return {
    opened: replies.flatMap((reply) => (reply.success && reply.servertoken ? [reply.servertoken] : [])),
    refused: replies.flatMap((reply) => (reply.success ? [] : [reply.error_code])),
    last: replies.at(-1),
  };
}

/** Whether each session that was opened has ended. */
async function expectEnded(opened: readonly string[], { headers, ...session }: TestSession) {
  for (const token of opened) {
    const device = { ...session, token, headers: { ...headers, servertoken: token, token } };
    expect(await errorOf(test.app, device, 'get_store_data', {})).toBe(SESSION_ENDED);
  }
}

/** An ended ticket is expired; one whose account got another password under it is refused as that password would be. */
const expectRefused = (refused: readonly number[]) =>
  expect(refused.filter((code) => code !== TOKEN_EXPIRED && code !== WRONG_USERNAME_OR_PASSWORD)).toEqual([]);

describe('of the sign-ins that await a second factor', () => {
  it('none outlives a change of the password', async () => {
    const body = { current_password: testPassword, password: newPassword };
    const { opened, refused, last } = await signInDuring(ownerOf(store), async () => {
      await callAs(test.app, owner, 'change_password', body);
    });
    await expectEnded(opened, owner);
    expectRefused(refused);
    expect(last).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await errorOf(test.app, owner, 'get_store_data', {})).toBeNull();
  });

  it('none outlives a new password by a mailed link', async () => {
    const token = await makePasswordLink(test.db, store);
    const { opened, refused, last } = await signInDuring(ownerOf(store), async () => {
      await callAs(test.app, null, 'new_password', { token, password: newPassword });
    });
    await expectEnded([...opened, owner.token], owner);
    expectRefused(refused);
    expect(last).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('none outlives the deactivation of its account', async () => {
    const member = await makeSubStore(test.db, store);
    const session = await openSubStoreSession(test, member);
    const body = { _id: member.id, version: member.version, is_disabled: true };
    const { opened, refused, last } = await signInDuring(memberOf(member), async () => {
      await callAs(test.app, owner, 'update_sub_store', body);
    });
    await expectEnded([...opened, session.token], session);
    expectRefused(refused);
    expect(last).not.toMatchObject({ store: expect.anything() });
  });
});
