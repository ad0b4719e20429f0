import { randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { addressChanges, auditEntries, subStores } from '#server/db/schema/index';
import { tokenHash } from '#server/modules/session/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeBankAlarm, makeFactorAlarm, makeSubStore } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { factorTicket, makeTotp, memberOf, ownerOf, proveFrom, totpAt } from '../../support/factors';
import { openSubStoreSession } from '../../support/login';
import { linkIn } from '../../support/ownership';
import { openRecoveryDesk, type RecoveryDesk } from '../../support/recoveryDesk';

let test: TestApp;
let desk: RecoveryDesk;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openRecoveryDesk(test);
});

const { TOKEN_EXPIRED, NO_DATA_FOUND } = errorCodes;

/** The link in the notice of a changed phone number. */
async function undoNumber() {
  const { id: store_id, country_phone_code, phone } = desk.store;
  const token = randomBytes(32).toString('base64url');
  await test.db.insert(addressChanges).values({
    ...{ store_id, sub_store_id: null, channel: 'sms', undo_hash: tokenHash(token) },
    old_value: { country_phone_code, phone: uniqueDigits() },
    ...{ new_value: { country_phone_code, phone }, undo_until: addHours(new Date(), 72) },
  });
  return callAs(test.app, null, 'undo_address_change', { token });
}

async function proveFactor() {
  const { secret } = await makeTotp(test, ownerOf(desk.store));
  const { ticket } = await factorTicket(test, desk.store);
  expect(await proveFrom(test, { ticket, totp: await totpAt(secret) })).toMatchObject({ success: true });
}

describe('stopping it', () => {
  const stops: [string, () => Promise<unknown>][] = [
    ['the owner, who is signed in', () => callAs(test.app, desk.owner, 'stop_recovery', {})],
    ['a trusted colleague', () => callAs(test.app, desk.first, 'stop_recovery', {})],
    [
      'the link in the first notice',
      async () => {
        const token = linkIn((await desk.mails('recovery_begun'))[0], 'owner-alarm');
        expect((await callAs(test.app, null, 'get_owner_alarm', { token })).alarm.kind).toBe('recovery');
        return callAs(test.app, null, 'raise_owner_alarm', { token });
      },
    ],
    [
      'the link in a colleague’s notice',
      async () => {
        const token = linkIn((await desk.mails('recovery_waiting', desk.members[0].email))[0], 'owner-alarm');
        return callAs(test.app, null, 'raise_owner_alarm', { token });
      },
    ],
    [
      '“It wasn’t me” about bank details',
      async () => callAs(test.app, null, 'raise_bank_alarm', { token: await makeBankAlarm(test.db, desk.store) }),
    ],
    [
      '“It wasn’t me” about a second factor',
      async () =>
        callAs(test.app, null, 'raise_factor_alarm', { token: await makeFactorAlarm(test.db, ownerOf(desk.store)) }),
    ],
    ['“It wasn’t me” about a changed number', undoNumber],
    ['the owner, who can prove a second factor after all', proveFactor],
  ];

  it.each(stops)('%s ends the owner’s link', async (_, stop) => {
    const token = await desk.confirmedByBoth();
    const alarm = linkIn((await desk.mails('recovery_begun'))[0], 'owner-alarm');
    await stop();
    desk.later(24);
    expect(await desk.finish(token)).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await errorOf(test.app, null, 'raise_owner_alarm', { token: alarm })).toBe(TOKEN_EXPIRED);
    for (const to of [desk.store.email, desk.members[1].email])
      expect(await desk.mails('recovery_stopped', to)).toHaveLength(1);
    // What waited says what no longer holds.
    expect(await desk.mails('recovery_link')).toEqual([]);
  });

  it('isn’t what a colleague’s second factor does', async () => {
    await desk.ask();
    const { secret } = await makeTotp(test, memberOf(desk.members[0]));
    const { ticket } = await factorTicket(test, desk.members[0]);
    expect(await proveFrom(test, { ticket, totp: await totpAt(secret) })).toMatchObject({ success: true });
    expect(await desk.requestOf(desk.first)).not.toBeNull();
  });

  it('by a link names no one in the audit log, since several people have it', async () => {
    await desk.ask();
    const token = linkIn((await desk.mails('recovery_begun'))[0], 'owner-alarm');
    await callAs(test.app, null, 'raise_owner_alarm', { token });
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, desk.store.id));
    expect(entries.find(({ action }) => action === 'stop_recovery')).toMatchObject({
      ...{ actor_kind: 'system', actor_id: null },
    });
  });

  it('is refused to others, and without a request', async () => {
    expect(await errorOf(test.app, desk.owner, 'stop_recovery', {})).toBe(NO_DATA_FOUND);
    await desk.ask();
    const other = await openSubStoreSession(test, await makeSubStore(test.db, desk.store));
    expect(await errorOf(test.app, other, 'stop_recovery', {})).toBe(NO_DATA_FOUND);
    // Someone else may have set this colleague's password.
    await test.db.update(subStores).set({ password_reach: [] }).where(eq(subStores.id, desk.members[1].id));
    expect(await errorOf(test.app, desk.second, 'stop_recovery', {})).toBe(NO_DATA_FOUND);
    expect(await desk.requestOf(desk.first)).not.toBeNull();
  });

  it('works once, of several uses of a link at the same time too', async () => {
    await desk.ask();
    const token = linkIn((await desk.mails('recovery_begun'))[0], 'owner-alarm');
    const raise = () => call(test.app, null, 'raise_owner_alarm', { token });
    const replies = await Promise.all([raise(), raise(), raise()]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await desk.mails('recovery_stopped')).toHaveLength(1);
  });
});
