import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** Problems of a phone number; the names are the keys of their messages. */
export type PhoneProblem = 'required' | 'code' | 'too_short' | 'too_long' | 'initial_zero' | 'invalid';

export interface WrittenPhone {
  country_phone_code: string;
  phone: string;
}

const bare = (code: string): string => code.replace('+', '');

const isCallingCode = (code: string): boolean =>
  getCountries().some((country) => getCountryCallingCode(country) === code);

/**
 * Corrects a country code that includes the first digits of the number, such as those of Puerto Rico (+1 787), which is
 * how people know it.
 *
 * @example withCallingCode({ country_phone_code: '+1787', phone: '5551234' }) // { country_phone_code: '+1', phone: '7875551234' }
 */
export function withCallingCode(written: WrittenPhone): WrittenPhone {
  const code = bare(written.country_phone_code);
  if (!/^\d+$/.test(code) || isCallingCode(code)) return written;
  const number = parsePhoneNumberFromString(`+${code}${written.phone}`);
  if (!number?.isPossible()) return written;
  return { country_phone_code: `+${number.countryCallingCode}`, phone: number.nationalNumber };
}

/**
 * Normalises a number to its stored form. A number that includes its country code is split, and the 0 that is only
 * dialled within a country is dropped. The number rules are larger than a whole form, so the app loads this file only
 * when a number is typed.
 *
 * @example tidyPhone({ country_phone_code: '+33', phone: '0612345678' }) // { ..., phone: '612345678' }
 */
export function tidyPhone(written: WrittenPhone): WrittenPhone {
  const isWhole = /^(\+|00)/.test(written.phone);
  if (!isWhole && !written.phone.startsWith('0')) return withCallingCode(written);
  const number = isWhole
    ? parsePhoneNumberFromString(written.phone.replace(/^00/, '+'))
    : parsePhoneNumberFromString(written.phone, { defaultCallingCode: bare(written.country_phone_code) });
  if (!number?.isPossible()) return written;
  return { country_phone_code: `+${number.countryCallingCode}`, phone: number.nationalNumber };
}

/** Checks a number by its country's rules: length, leading 0, range. Returns `null` if it is valid. */
export function phoneProblem({ country_phone_code, phone }: WrittenPhone): PhoneProblem | null {
  if (phone === '') return 'required';
  if (!/^\+?\d{1,4}$/.test(country_phone_code)) return 'code';
  const options = { defaultCallingCode: bare(country_phone_code) };
  // The library throws for codes that don't exist.
  if (!isCallingCode(options.defaultCallingCode)) return 'code';
  const length = validatePhoneNumberLength(phone, options);
  if (length === 'TOO_SHORT') return 'too_short';
  const number = parsePhoneNumberFromString(phone, options);
  // In Italy and a few other countries, the 0 after the country code is part of the number.
  if (phone.startsWith('0') && !number?.nationalNumber.startsWith('0')) return 'initial_zero';
  if (length === 'TOO_LONG') return 'too_long';
  return number?.isValid() ? null : 'invalid';
}

/**
 * Returns the two-letter code of a number's country; of a number that belongs to none, its calling code.
 *
 * @example countryOfPhone('+33', '612345678') // 'FR'
 */
export function countryOfPhone(country_phone_code: string, phone: string): string {
  return parsePhoneNumberFromString(`+${bare(country_phone_code)}${phone}`)?.country ?? `+${bare(country_phone_code)}`;
}

/**
 * Formats a phone number in the international format of its country. A number of an unknown country is returned
 * unchanged.
 *
 * @example groupPhone('+33 612345678') // '+33 6 12 34 56 78'
 */
export const groupPhone = (text: string): string => parsePhoneNumberFromString(text)?.formatInternational() || text;
