import { getCountries, isPossiblePhoneNumber } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import { referenceLanguages } from '#contract/referenceLanguages';
import { cities } from '#server/db/seed/reference/cities';
import { countries } from '#server/db/seed/reference/countries';
import { currencies } from '#server/db/seed/reference/currencies';
import { deliveryTypes } from '#server/db/seed/reference/deliveryTypes';

function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length);
}

/** Throws where the runtime does not know the zone. */
function expectTimezone(timezone: string): void {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
}

describe('countries', () => {
  it('are exactly the territories of the phone numbering data, AC to ZW', () => {
    expect(countries.map((country) => country.code)).toEqual([...getCountries()].sort());
    expect(countries.length).toBeGreaterThanOrEqual(240);
    expect(countries[0]?.code).toBe('AC');
    expect(countries.at(-1)?.code).toBe('ZW');
  });

  it('have a name, a flag, calling codes, currencies and time zones of the right shape', () => {
    expectUnique(countries.map((country) => country.name));
    for (const country of countries) {
      expect(country.name).not.toBe('');
      expect(country.flag).toMatch(/^\p{RI}{2}$/u);
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.calling_codes.length).toBeGreaterThan(0);
      for (const code of country.calling_codes) expect(code).toMatch(/^\+[1-9]\d{0,3}$/);
      expect(country.currencies.length).toBeGreaterThan(0);
      for (const currency of country.currencies) expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(country.timezones.length).toBeGreaterThan(0);
      country.timezones.forEach(expectTimezone);
    }
  });

  it('leave code_3 empty only where the standard gives none', () => {
    expect(countries.filter((country) => country.code_3 === '').map((country) => country.code)).toEqual([
      'AC',
      'TA',
      'XK',
    ]);
    const alpha3 = countries.map((country) => country.code_3).filter((code) => code !== '');
    expectUnique(alpha3);
    for (const code of alpha3) expect(code).toMatch(/^[A-Z]{3}$/);
  });

  it('tell territories of the +1 plan by their area code', () => {
    const callingCodes = (code: string) => countries.find((country) => country.code === code)?.calling_codes;
    expect(callingCodes('US')).toEqual(['+1']);
    expect(callingCodes('DO')).toEqual(['+1809', '+1829', '+1849']);
    expect(callingCodes('XK')).toEqual(['+383']);
    expect(isPossiblePhoneNumber(`${callingCodes('FR')?.[0]}465710100`)).toBe(true);
  });
});

describe('cities', () => {
  it('are at least 60, with slugs of their own', () => {
    expect(cities.length).toBeGreaterThanOrEqual(60);
    expectUnique(cities.map((city) => city.id));
    for (const city of cities) expect(city.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const id of ['lyon', 'lisbon', 'berlin', 'chicago', 'dubai', 'moscow']) {
      expect(cities.some((city) => city.id === id)).toBe(true);
    }
  });

  it('lie in a listed country, on the globe, in a known time zone', () => {
    const countryCodes = new Set(countries.map((country) => country.code));
    for (const city of cities) {
      expect(countryCodes.has(city.country_id)).toBe(true);
      expect(Math.abs(city.location[0])).toBeLessThanOrEqual(90);
      expect(Math.abs(city.location[1])).toBeLessThanOrEqual(180);
      expect(city.radius_km).toBeGreaterThan(5);
      expectTimezone(city.timezone);
    }
  });
});

describe('delivery types', () => {
  it('are named in every language and offered only in listed cities', () => {
    expectUnique(deliveryTypes.map((type) => type.id));
    const cityIds = new Set(cities.map((city) => city.id));
    for (const type of deliveryTypes) {
      expect(type.name).toHaveLength(referenceLanguages.length);
      for (const name of type.name) expect(name).not.toBe('');
      expect(type.city_ids.length).toBeGreaterThan(0);
      for (const id of type.city_ids) expect(cityIds.has(id)).toBe(true);
    }
  });

  it('offer food in every city', () => {
    expect(deliveryTypes.find((type) => type.id === 'food')?.city_ids).toHaveLength(cities.length);
  });
});

describe('currencies', () => {
  it('are about 135 lower-case codes, usd first', () => {
    expect(currencies.length).toBeGreaterThanOrEqual(130);
    expect(currencies.length).toBeLessThanOrEqual(145);
    expect(currencies[0]?.id).toBe('usd');
    expectUnique(currencies.map((currency) => currency.id));
    for (const currency of currencies) {
      expect(currency.id).toMatch(/^[a-z]{3}$/);
      expect(currency.name.toLowerCase()).not.toBe(currency.id);
    }
  });

  it('know their minor units', () => {
    const digits = (code: string) => currencies.find((currency) => currency.id === code)?.digits;
    expect(digits('eur')).toBe(2);
    expect(digits('jpy')).toBe(0);
    expect(digits('kwd')).toBe(3);
  });
});

describe('codes', () => {
  it('give each name a number of its own', () => {
    for (const table of [errorCodes, successCodes, pushCodes]) expectUnique(Object.values(table));
  });

  it('keep success codes within their range', () => {
    for (const code of Object.values(successCodes)) expect(code === 5001 || (code >= 100 && code <= 2062)).toBe(true);
  });
});
