import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { items, stores, subCategories } from '#server/db/schema/index';
import { callAs, errorOf } from '../../support/callApi';
import { makeCategory, makeItem, makeStore, makeSubStore } from '../../support/factories/index';
import { login, openSubStoreSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';
import { account } from '../../support/staffCases/bankDetails';
import { handInUsual, requirePlatform, reviewAs } from '../../support/storeDocuments';

const desk = ownerDesk();
const nothingRequired = {
  is_upload_store_documents: false,
  is_store_mail_verification: false,
  is_store_sms_verification: false,
};
beforeEach(() => requirePlatform(desk.test.db, nothingRequired));

const stepsOf = async (owner = desk.owner) => (await callAs(desk.test.app, owner, 'get_readiness', {})).steps;
const stateOf = async (step: string, owner = desk.owner) =>
  (await stepsOf(owner)).find((each) => each.step === step)?.state;
const setStore = (fields: Partial<typeof stores.$inferInsert>) =>
  desk.test.db.update(stores).set(fields).where(eq(stores.id, desk.store.id));
const bank: BodyOf<'add_bank_detail'> = {
  ...account,
  ...{ idempotency_key: randomUUID(), bank_holder_id: '', bank_holder_type: holderTypes.store },
};

describe('get_readiness', () => {
  it('follows a new store from its registration until it is ready', async () => {
    const freeFee = { base_price: 0, price_per_unit_distance: 0, min_fare: 0 };
    const store = await makeStore(desk.test.db, { is_approved: false, opening_hours: [], delivery_fee: freeFee });
    const owner = await login(desk.test.app, store);
    expect(await stepsOf(owner)).toEqual([
      { step: 'approval', state: 'waiting', blocks: 'store' },
      { step: 'hours', state: 'later', blocks: 'orders' },
      { step: 'area', state: 'later', blocks: 'fee' },
      { step: 'menu', state: 'later', blocks: 'orders' },
      { step: 'bank', state: 'to_do', blocks: 'payouts' },
      { step: 'test', state: 'to_do', blocks: null },
    ]);

    await callAs(desk.test.app, owner, 'add_bank_detail', { ...bank, bank_holder_id: store.id });
    await callAs(desk.test.app, 'platform', 'platform/approve', { kind: 'store', _id: store.id, is_approved: true });
    expect((await stepsOf(owner)).map(({ state }) => state)).toEqual([
      ...['done', 'to_do', 'to_do', 'to_do', 'done'],
      'to_do',
    ]);

    const { opening_hours: hours } = await callAs(desk.test.app, owner, 'get_opening_hours', {});
    const day = { day: 1, is_open: true, is_full_day: false, slots: [{ start: '11:00', end: '22:00' }] };
    const week = { version: hours.version, opening_hours: [day], order_type_hours: {} };
    await callAs(desk.test.app, owner, 'update_opening_hours', week);
    const { delivery_fee_settings } = await callAs(desk.test.app, owner, 'get_delivery_fee_settings', {});
    await callAs(desk.test.app, owner, 'update_delivery_fee_settings', {
      version: delivery_fee_settings.version,
      free_delivery_above: 0,
    });
    await makeItem(desk.test.db, store);
    const { order } = await callAs(desk.test.app, owner, 'send_test_order', { idempotency_key: randomUUID() });
    await callAs(desk.test.app, owner, 'accept_test_order', { order_id: order._id });
    expect((await stepsOf(owner)).every(({ state, blocks }) => state === 'done' && blocks === null)).toBe(true);
  });

  it('counts an item only if customers see it', async () => {
    expect(await stateOf('menu')).toBe('to_do');
    const item = await makeItem(desk.test.db, desk.store);
    expect(await stateOf('menu')).toBe('done');
    const set = (is_visible: boolean) => desk.test.db.update(items).set({ is_visible }).where(eq(items.id, item.id));
    await set(false);
    expect(await stateOf('menu')).toBe('to_do');
    await set(true);
    const heading = eq(subCategories.id, item.sub_category_id);
    const category = await makeCategory(desk.test.db, desk.store, { is_visible: false });
    await desk.test.db.update(subCategories).set({ category_id: category.id }).where(heading);
    expect(await stateOf('menu')).toBe('to_do');
    await desk.test.db.update(subCategories).set({ category_id: null, is_visible: false }).where(heading);
    expect(await stateOf('menu')).toBe('to_do');
  });

  it('says whether documents are missing, wait for the platform, or are accepted', async () => {
    await requirePlatform(desk.test.db, { is_upload_store_documents: true });
    await setStore({ is_document_uploaded: false });
    expect(await stateOf('documents')).toBe('to_do');
    const { registration, identity } = await handInUsual(desk.test, desk.owner);
    expect(await stateOf('documents')).toBe('waiting');
    await reviewAs(desk.test, registration._id, 'approved');
    expect(await stateOf('documents')).toBe('waiting');
    await reviewAs(desk.test, identity._id, 'approved');
    expect(await stateOf('documents')).toBe('done');
    desk.test.clock.now = new Date('3000-01-01T12:00:00Z');
    const owner = await login(desk.test.app, desk.store);
    expect(await stateOf('documents', owner)).toBe('to_do');
  });

  it('waits for the platform while payouts are frozen', async () => {
    await setStore({ payouts_frozen_at: new Date() });
    expect(await stateOf('bank')).toBe('waiting');
  });

  it('is the owner’s, who also gets it while the store is blocked', async () => {
    const member = await openSubStoreSession(desk.test, await makeSubStore(desk.test.db, desk.store));
    expect(await errorOf(desk.test.app, member, 'get_readiness', {})).toBe(errorCodes.NOT_PERMITTED);
    await requirePlatform(desk.test.db, { is_upload_store_documents: true, is_store_mail_verification: true });
    await setStore({ is_document_uploaded: false, is_email_verified: false, is_phone_number_verified: false });
    expect(await stepsOf()).toMatchObject([
      { step: 'verify', state: 'to_do', blocks: 'store' },
      { step: 'documents', state: 'to_do', blocks: 'store' },
      { step: 'approval', state: 'done', blocks: null },
      ...Array.from({ length: 5 }, () => ({})),
    ]);
  });
});
