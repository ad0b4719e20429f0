import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { areaAround } from '../support/deliveryAreaCases';
import { makeItem, makeStore, makeSubStore, orderInput, type StoreRow } from '../support/factories/index';
import { login, loginSubStore, type TestSession } from '../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db, {
    languages_supported: [
      { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false },
      { code: 'fr', name: 'Français', is_visible: true, is_lang_rtl: false },
    ],
  });
  owner = await login(test.app, store);
});

const languagesNow = async () => (await callAs(test.app, owner, 'get_store_data', {})).store_detail.languages_supported;
const setLanguages = async (...wished: [code: string, is_visible?: boolean][]) => {
  const { menu_languages } = await callAs(test.app, owner, 'get_menu_languages', {});
  const languages = wished.map(([code, is_visible = true]) => ({ code, is_visible }));
  return call(test.app, owner, 'update_menu_languages', { version: menu_languages.version, languages } as never);
};

describe('the languages of the menu', () => {
  it('are added, put in order and hidden, and no text changes its position', async () => {
    const item = await makeItem(test.db, store, { name: ['Soup', 'Soupe'] });
    expect(await setLanguages(['ar'], ['fr', false], ['en'])).toMatchObject({ success: true });
    expect(await languagesNow()).toEqual([
      { code: 'en', name: 'English', is_visible: true, is_lang_rtl: false, sequence: 2 },
      { code: 'fr', name: 'Français', is_visible: false, is_lang_rtl: false, sequence: 1 },
      { code: 'ar', name: 'العربية', is_visible: true, is_lang_rtl: true, sequence: 0 },
    ]);
    const body = { _id: item.id, version: 1, name: ['Soup', 'Soupe', 'حساء'] };
    expect((await callAs(test.app, owner, 'update_item', body)).item?.name).toEqual(['Soup', 'Soupe', 'حساء']);
    const { menu_languages } = await callAs(test.app, owner, 'get_menu_languages', {});
    expect(menu_languages.languages.map(({ code }) => code)).toEqual(['ar', 'fr', 'en']);
  });

  it('keep their texts when they are removed, and have them again when they come back', async () => {
    const item = await makeItem(test.db, store, { name: ['Soup', 'Soupe'] });
    await setLanguages(['en']);
    expect(await languagesNow()).toMatchObject([{ code: 'en' }, { code: 'fr', is_removed: true, is_visible: false }]);
    const changed = await callAs(test.app, owner, 'update_item', {
      _id: item.id,
      version: 1,
      name: ['Broth', 'Soupe'],
    });
    expect(changed.item?.name).toEqual(['Broth', 'Soupe']);
    await setLanguages(['en'], ['fr']);
    expect((await languagesNow())[1]).toEqual({
      ...{ code: 'fr', name: 'Français', is_visible: true, is_lang_rtl: false, sequence: 1 },
    });
  });

  it('always have the first one, visible, and each only once', async () => {
    for (const wished of [[['fr']], [['en', false], ['fr']], [['en'], ['en']]] as [string, boolean?][][])
      expect(await setLanguages(...wished)).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID });
    expect(await languagesNow()).toHaveLength(2);
  });
});

describe('time zone, currency and unit of distance', () => {
  const region = async () => (await callAs(test.app, owner, 'get_region_settings', {})).region_settings;
  const update = (session: TestSession, fields: object) =>
    call(test.app, session, 'update_region_settings', { version: 1, ...fields } as never);

  it('are the owner’s to change, among those of the country, while the store is new', async () => {
    const { timezones, currencies, blockers } = await region();
    expect(blockers).toEqual({ timezone: [], currency: [], is_distance_unit_mile: [] });
    expect(timezones).toContain(store.timezone);
    expect(currencies).toContain(store.currency);
    const manager = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants: ['store/setting'] }));
    expect(await update(manager, { is_distance_unit_mile: true })).toMatchObject({
      error_code: errorCodes.NOT_PERMITTED,
    });
    expect(await update(owner, { timezone: 'Nowhere/City' })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'timezone' }],
    });
    expect(await update(owner, { is_distance_unit_mile: true })).toMatchObject({ success: true });
  });

  it('stay once something depends on them: an item, an order, an area with its own fee', async () => {
    const item = await makeItem(test.db, store);
    await callAs(test.app, owner, 'create_order', orderInput(item));
    const { delivery_fee_settings } = await callAs(test.app, owner, 'get_delivery_fee_settings', {});
    const { radius: _radius, version: _version, updated_at: _at, updated_by: _by, ...fee } = delivery_fee_settings;
    await callAs(test.app, owner, 'add_delivery_area', areaAround(store, 1, { fee }));
    expect((await region()).blockers).toEqual({
      timezone: ['orders'],
      currency: ['orders', 'items', 'areas'],
      is_distance_unit_mile: ['areas'],
    });
    for (const field of [{ timezone: 'Pacific/Apia' }, { currency: 'JPY' }, { is_distance_unit_mile: true }])
      expect(await update(owner, field)).toMatchObject({ error_code: errorCodes.RECORD_IN_USE });
  });
});
