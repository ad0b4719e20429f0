import { getTimezonesForCountry } from 'countries-and-timezones';
import { getCountryData, getEmojiFlag } from 'countries-list';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js';

export interface Country {
  /** Same as `code`: the key of the reference resource. */
  id: string;
  name: string;
  /** Emoji of two regional letters. */
  flag: string;
  /** ISO 3166 alpha-2, or the code phone numbering uses (AC, TA, XK). */
  code: string;
  /** ISO 3166 alpha-3; empty where the standard gives none. */
  code_3: string;
  /** With a leading +, as dialled before the national number: `+33`, `+1268`. */
  calling_codes: string[];
  /** ISO 4217, upper case; the everyday one first. */
  currencies: string[];
  /** IANA names. */
  timezones: string[];
}

/** Have a phone region and a reserved alpha-2 code, but no alpha-3 code of ISO 3166. */
const withoutAlpha3 = new Set<string>(['AC', 'TA', 'XK']);

/** The time zone data leaves these out; their clocks are those of the territory named. */
const clockOf: Partial<Record<CountryCode, CountryCode>> = { AC: 'SH', TA: 'SH', XK: 'RS' };

/** Units of account that no shop takes: bond, index and complementary units of ISO 4217. */
const fundCodes = new Set<string>(['BOV', 'CHE', 'CHW', 'CLF', 'USN', 'UYI']);

/**
 * Within the plan of +1 a territory is told by its area code (+1268), everywhere else by the calling code that
 * numbers are parsed under, which is also right for those the country data gives by prefix (Svalbard, Curacao).
 */
function callingCodesOf(code: CountryCode, prefixes: readonly number[]): string[] {
  const callingCode = getCountryCallingCode(code);
  return callingCode === '1' ? prefixes.map((prefix) => `+${prefix}`) : [`+${callingCode}`];
}

function toCountry(code: CountryCode): Country {
  const data = getCountryData(code);
  return {
    id: code,
    name: data.name,
    flag: getEmojiFlag(code),
    code,
    code_3: withoutAlpha3.has(code) ? '' : data.iso3,
    calling_codes: callingCodesOf(code, data.phone),
    currencies: data.currency.filter((currency) => !fundCodes.has(currency)),
    timezones: (getTimezonesForCountry(clockOf[code] ?? code) ?? []).map((timezone) => timezone.name),
  };
}

/** Every territory with phone numbers of its own, from AC to ZW, by code. */
export const countries: readonly Country[] = getCountries()
  .map(toCountry)
  .sort((a, b) => (a.code < b.code ? -1 : 1));
