import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { placeAt } from '#contract/delivery/distance';
import { cities, stores } from '#server/db/schema/index';
import { referralCodeOf } from '#server/modules/registration/service';
import { addressProvider, feature } from '../../support/addressProvider';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeStore } from '../../support/factories/index';
import { makeRegistration } from '../../support/factories/makeRegistration';

const { CITY_NOT_FOUND, FIELDS_NOT_VALID, ADDRESS_SEARCH_FAILED, TOKEN_EXPIRED } = errorCodes;

let provider: Awaited<ReturnType<typeof addressProvider>>;
let test: TestApp;
beforeAll(async () => {
  provider = await addressProvider();
  const template = `${provider.url}?q={query}&at={lat},{lng}&box={west},{south},{east},{north}`;
  test = await buildTestApp({
    env: { ADDRESS_SEARCH_URL: template, ADDRESS_SEARCH_ATTRIBUTION: '© Address people', ADDRESS_SEARCH_RATE: '100' },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const paris = [48.8566, 2.3522] as const;
const at = (metres: number, bearing = 90) => {
  const [latitude, longitude] = placeAt(paris, metres, bearing);
  return { city_id: 'paris', latitude, longitude };
};

describe('check_store_location', () => {
  it('takes places up to the city’s radius', async () => {
    for (const metres of [0, 21_999])
      expect(await callAs(test.app, null, 'check_store_location', at(metres))).toMatchObject({ radius_km: 22 });
    for (const bearing of [0, 90, 200])
      expect(await call(test.app, null, 'check_store_location', at(22_001, bearing))).toMatchObject({
        error_code: FIELDS_NOT_VALID,
        errors: [{ path: 'location', code: 'outside_city', params: { radius_km: 22, city: 'Paris' } }],
      });
  });

  it('refuses a city that doesn’t exist or offers no delivery types', async () => {
    const city = { id: 'quiet-town', name: 'Quiet Town', country_id: 'FR', timezone: 'Europe/Paris' };
    const place = { latitude: 48.8566, longitude: 2.3522 };
    await test.db.insert(cities).values({ ...city, ...place, radius_km: 10, delivery_type_ids: [] });
    for (const city_id of ['quiet-town', 'atlantis'])
      expect(await errorOf(test.app, null, 'check_store_location', { city_id, ...place })).toBe(CITY_NOT_FOUND);
  });
});

describe('check_referral', () => {
  it('names the store, however its code is written, and also with its country', async () => {
    const store = await makeStore(test.db);
    const code = await referralCodeOf(test.db, store);
    expect(code).toMatch(/^[2-9B-Z]{8}$/);
    const written = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    for (const body of [{ referral_code: written }, { referral_code: code, country_code: 'fr' }])
      expect(await call(test.app, null, 'check_referral', body)).toEqual({
        ...{ success: true, message: 209, store_name: store.name },
      });
  });

  it('refuses an unknown code, another country, and a code that was used too often', async () => {
    const store = await makeStore(test.db);
    const referral_code = await referralCodeOf(test.db, store);
    const check = (body: { referral_code: string; country_code?: string }) =>
      call(test.app, null, 'check_referral', body);
    const refusal = (code: number) => ({ error_code: code, errors: [{ path: 'referral_code', code: String(code) }] });
    expect(await check({ referral_code: '22222222' })).toMatchObject(refusal(errorCodes.STORE_REFERRAL_INVALID));
    expect(await check({ referral_code, country_code: 'DE' })).toMatchObject(
      refusal(errorCodes.REFERRAL_NOT_VALID_FOR_COUNTRY),
    );
    for (let n = 0; n < accountLimits.referralUsesMax; n++) await makeStore(test.db, { referred_by: store.id });
    expect(await check({ referral_code })).toMatchObject(refusal(errorCodes.REFERRAL_OVER_USAGE_LIMIT));
  });

  it('counts stores that the platform hasn’t approved for a month only', async () => {
    const store = await makeStore(test.db);
    const referral_code = await referralCodeOf(test.db, store);
    const error = () => errorOf(test.app, null, 'check_referral', { referral_code });
    const created_at = subDays(new Date(), accountLimits.referralPendingDays - 1);
    for (let n = 0; n < accountLimits.referralUsesMax; n++)
      await makeStore(test.db, { referred_by: store.id, is_approved: false, created_at });
    expect(await error()).toBe(errorCodes.REFERRAL_OVER_USAGE_LIMIT);
    const isUse = eq(stores.referred_by, store.id);
    await test.db
      .update(stores)
      .set({ created_at: subDays(created_at, 1) })
      .where(isUse);
    expect(await error()).toBeNull();
    await test.db.update(stores).set({ is_approved: true }).where(isUse);
    expect(await error()).toBe(errorCodes.REFERRAL_OVER_USAGE_LIMIT);
  });

  it('a store keeps the code that it got first, also if it is read twice at once', async () => {
    const store = await makeStore(test.db);
    const codes = await Promise.all(Array.from({ length: 5 }, () => referralCodeOf(test.db, store)));
    expect(new Set(codes).size).toBe(1);
  });
});

describe('find_store_address', () => {
  const find = (registration: string, city_id = 'paris') =>
    call(test.app, null, 'find_store_address', { registration, city_id, query: '5 Rue du Test' });

  it('asks the provider around the city', async () => {
    provider.answers({ features: [feature({ display_name: '5, Rue du Test, Paris' }, [48.87, 2.33])] });
    expect(await find(await makeRegistration(test.db))).toMatchObject({
      success: true,
      data: [{ address: '5, Rue du Test, Paris', location: [48.87, 2.33] }],
    });
    expect(provider.asked.at(-1)?.query.at).toBe('48.8566,2.3522');
  });

  it('needs an open registration and a city, and says when the provider fails', async () => {
    expect(await find('x'.repeat(43))).toMatchObject({ error_code: TOKEN_EXPIRED });
    const registration = await makeRegistration(test.db);
    expect(await find(registration, 'atlantis')).toMatchObject({ error_code: CITY_NOT_FOUND });
    provider.answers('no JSON');
    expect(await find(registration, 'lyon')).toMatchObject({ error_code: ADDRESS_SEARCH_FAILED });
  });
});
