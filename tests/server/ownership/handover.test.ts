import { randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  accountTokens,
  addressChanges,
  auditEntries,
  socialAccounts,
  stores,
  subStores,
  trustedColleagues,
} from '#server/db/schema/index';
import { tokenHash } from '#server/modules/session/service';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeBankAlarm, makeStore, makeSubStore, type StoreRow, testPassword } from '../../support/factories/index';
import { uniqueDigits } from '../../support/factories/makeStore';
import { makeTotp, ownerOf } from '../../support/factors';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { linkIn, makeTrusted } from '../../support/ownership';
import { setSteppedUp } from '../../support/setSteppedUp';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
let email: string;
beforeAll(async () => {
  test = await buildTestApp({ env: { ...testMail, SUPPORT_EMAIL: 'operator@operator.test' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db);
  owner = await openSession(test, store);
  email = `bo-${uniqueDigits()}@test.example`;
});

const { TOKEN_EXPIRED, SESSION_ENDED, WRONG_USERNAME_OR_PASSWORD } = errorCodes;
const password = 'a quiet harbour 9';
const names = { first_name: 'Bo', last_name: 'Berg' };

async function later(hours: number): Promise<void> {
  test.clock.now = addMinutes(addHours(new Date(), hours), 1);
  // The owner proves again who they are.
  await setSteppedUp(test, owner, -(hours * 3_600 + 60));
}

/** The store is offered. @returns the token of the new owner's link */
async function offered(): Promise<string> {
  await callAs(test.app, owner, 'begin_handover', { ...names, email });
  return linkIn((await mailTo(test, email, 'handover_offer')).at(-1), 'handover');
}

async function codeFor(token: string): Promise<string> {
  await callAs(test.app, null, 'send_handover_code', { token });
  return /\d{6}/.exec((await mailTo(test, email, 'email_code')).at(-1) ?? '')?.[0] ?? '';
}

const phone = uniqueDigits();
const accept = (token: string, otp: string, number = uniqueDigits()) =>
  call(test.app, null, 'accept_handover', {
    ...{ token, otp, password, country_phone_code: '+33', phone: number, is_terms_accepted: true as const },
    language: 'de',
  });

/** Both have done what they can before the wait is over. */
async function accepted() {
  const token = await offered();
  const reply = await accept(token, await codeFor(token), uniqueDigits());
  if (!reply.success) throw new Error(`refused with ${reply.error_code}`);
  const { handover } = await callAs(test.app, owner, 'get_handover', {});
  return { token, _id: handover?._id ?? '' };
}

const finish = (_id: string) => call(test.app, owner, 'finish_handover', { _id });
const storeNow = async () => (await test.db.select().from(stores).where(eq(stores.id, store.id)))[0];

describe('handing the store over', () => {
  it('changes its owner once both have confirmed', async () => {
    await makeTotp(test, ownerOf(store));
    const [member] = await makeTrusted(test.db, store);
    const session = await openSubStoreSession(test, member);
    const undo = randomUUID();
    await test.db.insert(addressChanges).values({
      ...{ store_id: store.id, sub_store_id: null, channel: 'email', undo_hash: tokenHash(undo) },
      ...{ old_value: { email: `old-${store.email}` }, new_value: { email: store.email } },
      undo_until: addHours(new Date(), 72),
    });
    await test.db.insert(socialAccounts).values({
      ...{ store_id: store.id, sub_store_id: null, issuer: 'https://id.test', subject: store.id, email: store.email },
    });
    const alarm = await makeBankAlarm(test.db, store);

    const token = await offered();
    for (const to of [store.email, `old-${store.email}`])
      expect(await mailTo(test, to, 'handover_begun')).toEqual([expect.stringContaining('/store/owner-alarm/')]);
    const { offer } = await callAs(test.app, null, 'get_handover_offer', { token });
    expect(offer).toMatchObject({ ...names, email, state: 'offered', store_name: store.name, opens_at: null });
    const reply = await accept(token, await codeFor(token), phone);
    expect(reply).toMatchObject({ success: true, offer: { state: 'accepted', opens_at: expect.any(String) } });
    expect(await mailTo(test, store.email, 'handover_accepted')).toHaveLength(1);
    expect((await storeNow())?.email).toBe(store.email);

    const { handover } = await callAs(test.app, owner, 'get_handover', {});
    const _id = handover?._id ?? '';
    expect(await finish(_id)).toMatchObject({ errors: [{ path: '_id', code: 'too_early' }] });
    await later(24);
    expect(await finish(_id)).toMatchObject({ success: true });
    expect(await storeNow()).toMatchObject({
      ...{ owner_first_name: 'Bo', owner_last_name: 'Berg', owner_language: 'de', email, phone },
      ...{ is_email_verified: true, is_phone_number_verified: false },
      payout_hold_until: addHours(test.clock.now ?? new Date(), 72),
    });
    expect(await errorOf(test.app, owner, 'get_store_data', {})).toBe(SESSION_ENDED);
    expect(await errorOf(test.app, session, 'get_store_data', {})).toBeNull();

    // Nothing of the earlier owner opens the store, or brings an address back.
    const credentials = { email: store.email, password: testPassword };
    expect(await errorOf(test.app, null, 'sign_in', credentials)).toBe(WRONG_USERNAME_OR_PASSWORD);
    expect(await errorOf(test.app, null, 'sign_in', { email, password: testPassword })).toBe(
      WRONG_USERNAME_OR_PASSWORD,
    );
    expect(await errorOf(test.app, null, 'raise_bank_alarm', { token: alarm })).toBe(TOKEN_EXPIRED);
    expect(await test.db.$count(trustedColleagues, eq(trustedColleagues.store_id, store.id))).toBe(0);
    expect(await test.db.$count(socialAccounts, eq(socialAccounts.store_id, store.id))).toBe(0);
    const open = and(eq(accountTokens.store_id, store.id), isNull(accountTokens.ended_at));
    expect(await test.db.$count(accountTokens, open)).toBe(0);
    const [change] = await test.db.select().from(addressChanges).where(eq(addressChanges.store_id, store.id));
    expect(change?.undo_until.getTime()).toBeLessThanOrEqual(test.clock.now?.getTime() ?? 0);

    const signedIn = await callAs(test.app, null, 'sign_in', { email, password });
    expect(signedIn.servertoken).not.toBe('');
    expect(signedIn).not.toHaveProperty('second_factor');
    for (const to of [store.email, email]) expect(await mailTo(test, to, 'handover_done')).toHaveLength(1);
    const operator = await mailTo(test, 'operator@operator.test', 'support');
    expect(operator.filter((text) => text.includes(store.id))).toHaveLength(1);
    expect(await errorOf(test.app, null, 'get_handover_offer', { token })).toBe(TOKEN_EXPIRED);
  });

  it('leaves the team its accounts, of which none counts as trusted until the new owner invites it', async () => {
    const urls = [{ url: 'store/order' as const, permission: 1 as const }];
    const member = await makeSubStore(test.db, store, { grants: ['store/order'] });
    const managed = await makeSubStore(test.db, store, {
      grants: ['store/order'],
      password_reach: [],
      email_reach: [],
    });
    const invited = await makeSubStore(test.db, store, {
      grants: ['store/order'],
      ...{ password_hash: null, invitation_hash: randomUUID(), invitation_expires_at: addHours(new Date(), 72) },
    });
    const { _id } = await accepted();
    await later(24);
    expect(await finish(_id)).toMatchObject({ success: true });
    const rows = await test.db.select().from(subStores).where(eq(subStores.store_id, store.id));
    const now = (id: string) => rows.find((row) => row.id === id);
    expect(now(member.id)).toMatchObject({
      password_hash: member.password_hash,
      password_reach: urls,
      email_reach: urls,
    });
    expect(now(managed.id)).toMatchObject({ password_reach: [], email_reach: [] });
    expect(now(invited.id)).toMatchObject({ password_reach: null, email_reach: urls, invitation_hash: null });
    const { recovery } = await callAs(test.app, await openSession(test, store), 'get_recovery', {});
    expect(recovery.candidates).toEqual([]);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    expect(entries.filter(({ entity }) => entity === 'sub_store')).toMatchObject([
      { record_id: invited.id, new_values: { invitation: null } },
    ]);
    // Else the log would call the present owner by the next one's name.
    expect(entries.find(({ action }) => action === 'accept_handover')).toMatchObject({
      ...{ actor_kind: 'owner', actor_id: null, actor_name: 'Bo Berg' },
    });
  });

  it('happens once, of several confirmations at the same time too', async () => {
    const { _id } = await accepted();
    await later(24);
    const replies = await Promise.all([finish(_id), finish(_id), finish(_id)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await mailTo(test, email, 'handover_done')).toHaveLength(1);
  });

  it('is accepted once, and not again to begin the wait again', async () => {
    const token = await offered();
    const otp = await codeFor(token);
    const replies = await Promise.all([accept(token, otp), accept(token, otp)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await accept(token, otp)).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('keeps a longer hold of payouts', async () => {
    const until = addHours(new Date(), 200);
    await test.db.update(stores).set({ payout_hold_until: until }).where(eq(stores.id, store.id));
    const { _id } = await accepted();
    await later(24);
    expect(await finish(_id)).toMatchObject({ success: true });
    expect((await storeNow())?.payout_hold_until).toEqual(until);
  });

  it('takes no address that a team member got while it waited', async () => {
    const { _id } = await accepted();
    await makeSubStore(test.db, store, { email });
    await later(24);
    expect(await finish(_id)).toMatchObject({ error_code: errorCodes.EMAIL_ALREADY_REGISTERED });
    expect(await storeNow()).toMatchObject({ email: store.email, password_hash: store.password_hash });
    expect(await errorOf(test.app, owner, 'get_store_data', {})).toBeNull();
  });
});
