import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { permissionKeys } from '#contract/permissions';
import { addressChanges, auditEntries, bankDetails, idempotencyKeys, stores } from '#server/db/schema/index';
import { buildTestApp, demoData, type TestApp, testMail } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { login, openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { mailTo } from '../../support/mailTo';
import { setSteppedUp } from '../../support/setSteppedUp';
import { account } from '../../support/staffCases/bankDetails';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  store = await makeStore(test.db, { country_code: 'FR' });
  owner = await login(test.app, store);
});

const {
  BANK_DETAIL_ADD_FAILED,
  BANK_DETAIL_NOT_FOUND,
  BANK_DETAIL_UPDATE_FAILED,
  BANK_DETAIL_DELETE_FAILED,
  NOT_PERMITTED,
  STEP_UP_REQUIRED,
} = errorCodes;

const holder = () => ({ bank_holder_id: store.id, bank_holder_type: holderTypes.store });
const add = (fields: Partial<BodyOf<'add_bank_detail'>> = {}, caller = owner) =>
  call(test.app, caller, 'add_bank_detail', { ...holder(), idempotency_key: randomUUID(), ...account, ...fields });
const read = () => callAs(test.app, owner, 'get_bank_detail', holder());
const notices = () => mailTo(test, store.email, 'bank_changed');

async function added() {
  const reply = await add();
  if (!reply.success) throw new Error(JSON.stringify(reply));
  return reply.bank_detail;
}

describe("the store's own bank details", () => {
  it('are added, shown, changed and deleted by the owner with a fresh proof, while the store is blocked too', async () => {
    await test.db
      .update(stores)
      .set({ is_store_can_add_provider: false, is_approved: false })
      .where(eq(stores.id, store.id));
    expect(await read()).toMatchObject({ bank_detail: null, payout_hold_until: null });
    const { _id: bank_detail_id, version } = await added();
    const [row] = await test.db.select().from(bankDetails).where(eq(bankDetails.id, bank_detail_id));
    expect(row).toMatchObject({ store_id: store.id, provider_id: null });
    expect(row?.sealed).not.toContain('3000');
    expect(await read()).toMatchObject({
      bank_detail: { bank_holder_id: store.id, bank_holder_type: 2, is_masked: true, account_number: '••••0189' },
    });
    const change = { bank_detail_id, version, account_holder_name: 'Trattoria SARL' };
    const { bank_detail } = await callAs(test.app, owner, 'update_bank_detail', change);
    expect(bank_detail).toMatchObject({ account_holder_name: 'Trattoria SARL', version: version + 1 });
    const photo = { bank_detail_id, side: 'front' as const };
    await callAs(test.app, owner, 'upload_bank_photo', photo);
    expect((await callAs(test.app, owner, 'get_bank_photo', photo)).content).not.toBe('');
    await callAs(test.app, owner, 'delete_bank_detail', { bank_detail_id });
    expect(await read()).toMatchObject({ bank_detail: null });
  });

  it('are one, and of no other store', async () => {
    await added();
    expect(await add()).toMatchObject({ error_code: BANK_DETAIL_ADD_FAILED });
    const other = await makeStore(test.db);
    expect(await add({ bank_holder_id: other.id })).toMatchObject({ error_code: BANK_DETAIL_NOT_FOUND });
    const theirs = { bank_holder_id: other.id, bank_holder_type: holderTypes.store };
    expect(await errorOf(test.app, owner, 'get_bank_detail', theirs)).toBe(BANK_DETAIL_NOT_FOUND);
  });

  it('are the owner’s alone, whatever a team member may do', async () => {
    const { _id: bank_detail_id, version } = await added();
    await callAs(test.app, owner, 'upload_bank_photo', { bank_detail_id, side: 'front' });
    const member = await openSubStoreSession(test, await makeSubStore(test.db, store, { grants: [...permissionKeys] }));
    expect(await errorOf(test.app, member, 'get_bank_detail', holder())).toBe(NOT_PERMITTED);
    expect(await add({}, member)).toMatchObject({ error_code: NOT_PERMITTED });
    for (const refused of [
      await errorOf(test.app, member, 'update_bank_detail', { bank_detail_id, version, account_holder_name: 'Me' }),
      await errorOf(test.app, member, 'delete_bank_detail', { bank_detail_id }),
      await errorOf(test.app, member, 'get_bank_photo', { bank_detail_id, side: 'front' }),
    ])
      expect(refused).toBe(BANK_DETAIL_NOT_FOUND);
    const { data } = await callAs(test.app, member, 'get_audit_list', {});
    expect(data.filter(({ entity }) => entity.includes('bank_detail'))).toEqual([]);
  });

  it('need a proof of this session', async () => {
    const caller = await setSteppedUp(test, await openSession(test, store), 601);
    expect(await add({}, caller)).toMatchObject({ error_code: STEP_UP_REQUIRED });
    expect(await notices()).toEqual([]);
  });

  it('have the numbers that the country uses', async () => {
    expect(await add({ account_number: '000123456789' })).toMatchObject({
      error_code: BANK_DETAIL_ADD_FAILED,
      errors: [{ path: 'account_number', code: 'iban' }],
    });
    const { _id: bank_detail_id, version } = await added();
    const change = { bank_detail_id, version, bank_code: 'BNP' };
    expect(await call(test.app, owner, 'update_bank_detail', change)).toMatchObject({
      error_code: BANK_DETAIL_UPDATE_FAILED,
      errors: [{ path: 'bank_code', code: 'bank_code' }],
    });
  });

  it('leave entries in the audit log without their numbers', async () => {
    const { _id: record_id } = await added();
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, store.id), eq(auditEntries.record_id, record_id)));
    expect(entries).toMatchObject([{ entity: 'store_bank_detail', action: 'add', record_name: store.name }]);
    expect(JSON.stringify(entries)).not.toContain('30006000');
  });
});

describe('a change of where money goes', () => {
  const now = new Date('2027-03-01T10:00:00Z');
  beforeEach(async () => {
    test.clock.now = now;
    owner = await login(test.app, store);
  });
  const until = addHours(now, 72).toISOString();

  it('holds payouts for 72 hours, and tells the owner with a link', async () => {
    expect(await add()).toMatchObject({ payout_hold_until: until, payouts_frozen_at: null });
    const [text] = await notices();
    expect(text).toMatch(/\/store\/bank-alarm\/[\w-]{43}/);
    expect(text).toContain('72');
    expect(text).not.toContain('0189');
    expect(await read()).toMatchObject({ payout_hold_until: until });
  });

  it('is each change of the account, and no other', async () => {
    const { _id: bank_detail_id, version } = await added();
    test.clock.now = addHours(now, 1);
    owner = await login(test.app, store);
    const person = { bank_detail_id, version, gender: 'female' as const };
    expect(await callAs(test.app, owner, 'update_bank_detail', person)).toMatchObject({ payout_hold_until: until });
    await callAs(test.app, owner, 'upload_bank_photo', { bank_detail_id, side: 'back' });
    expect(await notices()).toHaveLength(1);
    const later = addHours(now, 73).toISOString();
    const other = { bank_detail_id, version: version + 2, account_number: 'DE89370400440532013000' };
    expect(await callAs(test.app, owner, 'update_bank_detail', other)).toMatchObject({ payout_hold_until: later });
    await callAs(test.app, owner, 'delete_bank_detail', { bank_detail_id });
    expect(await notices()).toHaveLength(3);
  });

  it('is told at an address too that was changed first and can still be restored', async () => {
    const changed = `thief-${store.email}`;
    const undone = { undo_hash: randomUUID(), created_at: now, undo_until: addHours(now, 72) };
    await test.db.insert(addressChanges).values({
      ...{ store_id: store.id, sub_store_id: null, channel: 'email', ...undone },
      ...{ old_value: { email: store.email }, new_value: { email: changed } },
    });
    await test.db.update(stores).set({ email: changed }).where(eq(stores.id, store.id));
    await added();
    expect(await notices()).toHaveLength(1);
    expect(await mailTo(test, changed, 'bank_changed')).toHaveLength(1);
  });

  it('writes in the owner’s language', async () => {
    await test.db.update(stores).set({ owner_language: 'de' }).where(eq(stores.id, store.id));
    await added();
    expect((await notices())[0]).toContain('Wenn Sie das nicht waren');
  });

  it('can’t be hidden by whoever changes the password afterwards', async () => {
    await added();
    const token = /bank-alarm\/([\w-]{43})/.exec((await notices())[0] ?? '')?.[1] ?? '';
    const password = 'a quiet harbour 9';
    await callAs(test.app, owner, 'change_password', { current_password: 'correct horse 7', password }).catch(
      () => null,
    );
    expect(await call(test.app, null, 'get_bank_alarm', { token })).toMatchObject({ success: true });
  });

  it('is refused while payouts are frozen, until the platform has looked into it', async () => {
    const { _id: bank_detail_id, version } = await added();
    const freeze = (is_payout_frozen: boolean) =>
      callAs(test.app, 'platform', 'platform/set_store_standing', { store_id: store.id, is_payout_frozen });
    await freeze(true);
    expect(await read()).toMatchObject({ payouts_frozen_at: now.toISOString() });
    const change = { bank_detail_id, version, account_holder_name: 'Someone' };
    expect(await call(test.app, owner, 'update_bank_detail', change)).toMatchObject({
      error_code: BANK_DETAIL_UPDATE_FAILED,
      errors: [{ path: 'bank_detail_id', code: 'payouts_frozen' }],
    });
    expect(await errorOf(test.app, owner, 'delete_bank_detail', { bank_detail_id })).toBe(BANK_DETAIL_DELETE_FAILED);
    await freeze(false);
    expect(await call(test.app, owner, 'update_bank_detail', change)).toMatchObject({ success: true });
  });
});

describe('in a demo without a mail server', () => {
  it('the reply shows the notice', async () => {
    const demo = await buildTestApp({ env: demoData });
    try {
      const shop = await makeStore(demo.db, { country_code: 'FR' });
      const caller = await openSession(demo, shop);
      const body = { bank_holder_id: shop.id, bank_holder_type: holderTypes.store, idempotency_key: randomUUID() };
      const { demo_message } = await callAs(demo.app, caller, 'add_bank_detail', { ...body, ...account });
      expect(demo_message?.text).toMatch(/\/store\/bank-alarm\/[\w-]{43}/);
      // The link isn't kept with the reply.
      const kept = await demo.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.store_id, shop.id));
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toContain('bank-alarm');
    } finally {
      await demo.close();
    }
  });
});
