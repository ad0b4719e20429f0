import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores, subStores } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { removeUnusedImages } from '#server/jobs/cleanUp';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await openSession(test, store);
});

const profileOf = async (caller: TestSession) => (await callAs(test.app, caller, 'get_profile', {})).profile;
const member = async () => {
  const row = await makeSubStore(test.db, store);
  return { row, caller: await openSubStoreSession(test, row) };
};
const entriesAbout = async (entity: 'store' | 'sub_store') =>
  (await callAs(test.app, owner, 'get_audit_list', { filter: { entity } })).data;

describe('an owner’s profile', () => {
  it('has their name, language and picture, which their other devices get too', async () => {
    const names = { owner_first_name: 'Ana', owner_last_name: 'Lima' };
    const { profile } = await callAs(test.app, owner, 'update_profile', { ...names, language: 'pt' });
    expect(profile).toMatchObject({ kind: 'owner', ...names, language: 'pt', image: null, email: store.email });
    const { image } = await callAs(test.app, owner, 'add_image', {});
    await callAs(test.app, owner, 'update_profile_image', { image: { _id: image._id } });
    const other = await openSession(test, store);
    expect(await profileOf(other)).toMatchObject({ ...names, image });
    const { store_detail } = await callAs(test.app, other, 'get_store_data', {});
    expect(store_detail).toMatchObject({ ...names, owner_image: image, image: null });
    expect(await entriesAbout('store')).toMatchObject([
      { action: 'update', old_values: { owner_image: null }, new_values: { owner_image: { _id: image._id } } },
      { action: 'update', new_values: { ...names, owner_language: 'pt' }, actor: { kind: 'owner' } },
    ]);
  });

  it('keeps what isn’t given, and refuses a change of nothing and fields of others', async () => {
    await callAs(test.app, owner, 'update_profile', { owner_first_name: 'Ana', owner_last_name: 'Lima' });
    await callAs(test.app, owner, 'update_profile', { owner_last_name: 'Costa' });
    expect(await profileOf(owner)).toMatchObject({ owner_first_name: 'Ana', owner_last_name: 'Costa' });
    expect(await call(test.app, owner, 'update_profile', {})).toMatchObject({ error_code: errorCodes.UPDATE_FAILED });
    expect(await call(test.app, owner, 'update_profile', { name: 'Ana' })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'name', code: 'unrecognized_keys' }],
    });
  });

  it('has a referral code from its first reading on, and the stores that joined with it', async () => {
    const [{ referral_code }, again] = await Promise.all([profileOf(owner), profileOf(owner)]);
    expect(referral_code).toMatch(/^[2-9B-Z]{8}$/);
    expect(again).toMatchObject({ referral_code, referrals: [] });
    expect(await callAs(test.app, null, 'check_referral', { referral_code: referral_code ?? '' })).toMatchObject({
      store_name: store.name,
    });
    const joined = await makeStore(test.db, { referred_by: store.id });
    expect(await profileOf(owner)).toMatchObject({
      referral_code,
      referrals: [{ name: joined.name, joined_at: expect.any(String) }],
    });
  });

  it('has a picture that stays while it is shown, and goes when it is removed', async () => {
    const { image } = await callAs(test.app, owner, 'add_image', {});
    const files = openFileStore(test.env);
    const clean = () => removeUnusedImages(test.db, addDays(new Date(), 31), files);
    await callAs(test.app, owner, 'update_profile_image', { image: { _id: image._id } });
    await clean();
    expect(await files.get(image.url)).not.toBeNull();
    await callAs(test.app, owner, 'update_profile_image', { image: null });
    await clean();
    expect(await files.get(image.url)).toBeNull();
  });
});

describe('a team member’s profile', () => {
  it('is their own, with nothing of the store, and recorded as theirs', async () => {
    await callAs(test.app, owner, 'update_profile', { owner_first_name: 'Ana', owner_last_name: 'Lima' });
    await test.db
      .update(stores)
      .set({ referral_code: `R${store.phone}` })
      .where(eq(stores.id, store.id));
    const { row, caller } = await member();
    const { profile } = await callAs(test.app, caller, 'update_profile', { name: 'Bo', language: 'nl' });
    expect(profile).toEqual({
      ...{ kind: 'sub_store', name: 'Bo', language: 'nl', image: null, email: row.email },
      ...{ country_phone_code: row.country_phone_code, phone: row.phone, can_change: { email: true, phone: true } },
      ...{ owner_first_name: '', owner_last_name: '', referral_code: null, referrals: [] },
    });
    const { store_detail, sub_store } = await callAs(test.app, caller, 'get_store_data', {});
    expect(sub_store).toMatchObject({ name: 'Bo' });
    expect(store_detail).toMatchObject({ owner_first_name: '', owner_last_name: '', owner_image: null });
    expect(await entriesAbout('sub_store')).toMatchObject([
      {
        ...{ action: 'update', actor: { kind: 'sub_store', _id: row.id }, record: { _id: row.id } },
        ...{ old_values: { name: row.name, language: null }, new_values: { name: 'Bo', language: 'nl' } },
      },
    ]);
  });

  it('has a picture, also without a permission to write records that show one', async () => {
    const { caller } = await member();
    const { image } = await callAs(test.app, caller, 'add_image', {});
    await callAs(test.app, caller, 'update_profile_image', { image: { _id: image._id } });
    expect((await callAs(test.app, caller, 'get_store_data', {})).sub_store).toMatchObject({ image });
    expect(await profileOf(owner)).toMatchObject({ image: null });
  });

  it('refuses the owner’s fields, and conflicts with a form of it that someone has open', async () => {
    const { row, caller } = await member();
    expect(await call(test.app, caller, 'update_profile', { owner_first_name: 'Bo' })).toMatchObject({
      errors: [{ path: 'owner_first_name', code: 'unrecognized_keys' }],
    });
    await callAs(test.app, caller, 'update_profile', { name: 'Bo' });
    const form = { _id: row.id, version: row.version, name: 'Bob' };
    expect(await call(test.app, owner, 'update_sub_store', form)).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
    });
    const [now] = await test.db.select().from(subStores).where(eq(subStores.id, row.id));
    expect(now).toMatchObject({ name: 'Bo', updated_by: row.name });
  });
});
