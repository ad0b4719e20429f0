import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { addressChanges, stores, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeBankAlarm, makePasswordLink, makeStore, testPassword } from '../../support/factories/index';
import { factorTicket, makeFactorTicket, makeTotp, memberOf, ownerOf } from '../../support/factors';
import { linkIn, makeHandover, makeTrusted } from '../../support/ownership';
import { newPassword, openRecoveryDesk, type RecoveryDesk } from '../../support/recoveryDesk';
import { aPerson, makeSocialLink, makeSocialTicket } from '../../support/social';

let test: TestApp;
let desk: RecoveryDesk;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openRecoveryDesk(test);
});

const { TOKEN_EXPIRED, FIELDS_NOT_VALID, SESSION_ENDED, WRONG_USERNAME_OR_PASSWORD } = errorCodes;

describe('an owner who has lost every second factor', () => {
  it('is let back in by two colleagues after 24 hours', async () => {
    const { codes } = await makeTotp(test, ownerOf(desk.store));
    expect(codes).toHaveLength(10);
    const { ticket } = await factorTicket(test, desk.store);
    const { request } = await callAs(test.app, null, 'begin_recovery', { ticket });
    expect(request.opens_at).toBeNull();
    for (const { email } of desk.members) expect(await desk.mails('recovery_asked', email)).toHaveLength(1);
    expect(await desk.mails('recovery_begun')).toEqual([expect.stringContaining('/store/owner-alarm/')]);

    expect(await desk.requestOf(desk.first)).toMatchObject({ confirmations: 0, has_confirmed: false });
    expect(await desk.confirm(desk.first)).toMatchObject({
      recovery: { request: { confirmations: 1, has_confirmed: true } },
    });
    expect(await desk.mails('recovery_link')).toEqual([]);
    const reply = await desk.confirm(desk.second);
    expect(reply).toMatchObject({ recovery: { request: { confirmations: 2, opens_at: expect.any(String) } } });
    expect(reply).not.toHaveProperty('demo_message');
    for (const to of [desk.store.email, desk.members[0].email, desk.members[1].email])
      expect(await desk.mails('recovery_waiting', to)).toHaveLength(1);

    const token = linkIn((await desk.mails('recovery_link'))[0], 'recovery');
    expect((await callAs(test.app, null, 'get_recovery_link', { token })).link).toMatchObject({
      store_name: desk.store.name,
      email: expect.stringContaining('•'),
    });
    expect(await desk.finish(token)).toMatchObject({
      error_code: FIELDS_NOT_VALID,
      errors: [{ path: 'token', code: 'too_early' }],
    });
    desk.later(24);
    expect(await desk.finish(token)).toMatchObject({ success: true, email: desk.store.email });
    expect(await errorOf(test.app, desk.owner, 'get_store_data', {})).toBe(SESSION_ENDED);
    expect(await errorOf(test.app, desk.first, 'get_store_data', {})).toBeNull();
    const credentials = { email: desk.store.email, password: testPassword };
    expect(await errorOf(test.app, null, 'sign_in', credentials)).toBe(WRONG_USERNAME_OR_PASSWORD);
    const signedIn = await callAs(test.app, null, 'sign_in', { ...credentials, password: newPassword });
    expect(signedIn.servertoken).not.toBe('');
    expect(signedIn).not.toHaveProperty('second_factor');
    expect(await desk.mails('recovery_done')).toHaveLength(1);
    expect(await desk.finish(token)).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('can set a new password during the wait, which ends other links and not this one', async () => {
    const token = await desk.confirmedByBoth();
    const link = await makePasswordLink(test.db, desk.store);
    await callAs(test.app, null, 'new_password', { token: link, password: 'another harbour 8' });
    desk.later(24);
    expect(await desk.finish(token)).toMatchObject({ success: true });
  });

  it('gets the link at the old address, if someone has changed it, and the address back with it', async () => {
    const changed = `thief-${desk.store.email}`;
    await test.db.insert(addressChanges).values({
      ...{ store_id: desk.store.id, sub_store_id: null, channel: 'email', undo_hash: randomUUID() },
      ...{
        old_value: { email: desk.store.email },
        new_value: { email: changed },
        // Without the way back in, it would be over by then.
        undo_until: addHours(new Date(), 1),
      },
    });
    await test.db.update(stores).set({ email: changed }).where(eq(stores.id, desk.store.id));
    const token = await desk.confirmedByBoth();
    expect(await desk.mails('recovery_link', changed)).toEqual([]);
    expect(await desk.mails('recovery_link')).toHaveLength(1);
    for (const to of [changed, desk.store.email]) expect(await desk.mails('recovery_waiting', to)).toHaveLength(1);
    desk.later(24);
    expect(await desk.finish(token)).toMatchObject({ success: true, email: desk.store.email });
    const [store] = await test.db.select().from(stores).where(eq(stores.id, desk.store.id));
    expect(store?.email).toBe(desk.store.email);
    const [change] = await test.db.select().from(addressChanges).where(eq(addressChanges.store_id, desk.store.id));
    expect(change?.undone_at).toEqual(expect.any(Date));
    for (const to of [changed, desk.store.email]) expect(await desk.mails('recovery_done', to)).toHaveLength(1);
  });

  it('is let back in while the store is blocked, too', async () => {
    await test.db.update(stores).set({ is_approved: false }).where(eq(stores.id, desk.store.id));
    const token = await desk.confirmedByBoth();
    desk.later(24);
    expect(await desk.finish(token)).toMatchObject({ success: true });
  });

  it('asks once: again, the reply is about the request under way', async () => {
    const { request } = await desk.ask();
    expect((await desk.ask()).request).toEqual(request);
    expect(await desk.mails('recovery_asked', desk.members[0].email)).toHaveLength(1);
  });

  it('can ask three times in 24 hours', async () => {
    for (let count = 0; count < 3; count++) {
      await desk.ask();
      await callAs(test.app, desk.owner, 'stop_recovery', {});
    }
    const ticket = await makeFactorTicket(test, ownerOf(desk.store));
    expect(await call(test.app, null, 'begin_recovery', { ticket })).toMatchObject({
      error_code: errorCodes.TOO_MANY_ATTEMPTS,
      retry_after: expect.any(Number),
    });
  });
});

describe('a request is refused', () => {
  const refusal = async (ticket: string) => call(test.app, null, 'begin_recovery', { ticket });
  const because = (code: string) => ({ error_code: FIELDS_NOT_VALID, errors: [{ path: 'ticket', code }] });

  it('to a team member', async () => {
    expect(await refusal(await makeFactorTicket(test, memberOf(desk.members[0])))).toMatchObject(because('of_team'));
  });

  it('after a sign-in with another service, which proves no password', async () => {
    await makeTotp(test, ownerOf(desk.store));
    const person = aPerson({ email: desk.store.email });
    await makeSocialLink(test.db, ownerOf(desk.store), person);
    const { second_factor } = await callAs(test.app, null, 'social_sign_in', {
      ticket: await makeSocialTicket(test.db, person),
    });
    expect(await refusal(second_factor?.ticket ?? '')).toMatchObject(because('by_service'));
    expect(await desk.mails('recovery_begun')).toEqual([]);
  });

  it('without two active colleagues', async () => {
    await test.db.update(subStores).set({ is_disabled: true }).where(eq(subStores.id, desk.members[0].id));
    expect(await refusal(await makeFactorTicket(test, ownerOf(desk.store)))).toMatchObject(because('too_few'));
  });

  it('while the store is being handed over', async () => {
    await makeHandover(test.db, desk.store);
    expect(await refusal(await makeFactorTicket(test, ownerOf(desk.store)))).toMatchObject(because('handover'));
  });

  it('with another link, or a ticket that was used', async () => {
    expect(await refusal(await makePasswordLink(test.db, desk.store))).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await refusal(await makeBankAlarm(test.db, desk.store))).toMatchObject({ error_code: TOKEN_EXPIRED });
  });

  it('without mail', async () => {
    const silent = await buildTestApp();
    try {
      const shop = await makeStore(silent.db);
      await makeTrusted(silent.db, shop);
      const ticket = await makeFactorTicket(silent, ownerOf(shop));
      expect(await errorOf(silent.app, null, 'begin_recovery', { ticket })).toBe(errorCodes.MAIL_NOT_SET_UP);
    } finally {
      await silent.close();
    }
  });
});

describe('the owner’s link', () => {
  it('works once, of several uses at the same time too', async () => {
    const token = await desk.confirmedByBoth();
    desk.later(24);
    const replies = await Promise.all([desk.finish(token), desk.finish(token), desk.finish(token)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('works for 72 hours after the wait', async () => {
    const token = await desk.confirmedByBoth();
    desk.later(24 + 72);
    expect(await desk.finish(token)).toMatchObject({ error_code: TOKEN_EXPIRED });
    expect(await errorOf(test.app, null, 'get_recovery_link', { token })).toBe(TOKEN_EXPIRED);
  });

  it('takes no password that is easy to guess, and works afterwards', async () => {
    const token = await desk.confirmedByBoth();
    desk.later(24);
    const easy = await call(test.app, null, 'finish_recovery', { token, password: 'password123' });
    expect(easy).toMatchObject({ errors: [{ path: 'password', code: 'password_common' }] });
    expect(await desk.finish(token)).toMatchObject({ success: true });
  });
});
