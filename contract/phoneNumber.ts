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

/**
 * Brings a number into the form it is kept in. A number with its country's code is taken apart, and the 0 that
 * is dialled only inside a country falls away.
 *
 * The rules of the world's numbers weigh more than a whole form: the app loads this file when a number is typed.
 *
 * @example tidyPhone({ country_phone_code: '+33', phone: '0612345678' }) // { ..., phone: '612345678' }
 */
export function tidyPhone(written: WrittenPhone): WrittenPhone {
  const isWhole = /^(\+|00)/.test(written.phone);
  if (!isWhole && !written.phone.startsWith('0')) return written;
  const number = isWhole
    ? parsePhoneNumberFromString(written.phone.replace(/^00/, '+'))
    : parsePhoneNumberFromString(written.phone, { defaultCallingCode: bare(written.country_phone_code) });
  if (!number?.isPossible()) return written;
  return { country_phone_code: `+${number.countryCallingCode}`, phone: number.nationalNumber };
}

/** Checks a number by the rules of its country: length, trunk 0, range. `null` where it can be dialled. */
export function phoneProblem({ country_phone_code, phone }: WrittenPhone): PhoneProblem | null {
  if (phone === '') return 'required';
  if (!/^\+?\d{1,4}$/.test(country_phone_code)) return 'code';
  const options = { defaultCallingCode: bare(country_phone_code) };
  // The library throws for a code that no country has.
  if (!getCountries().some((country) => getCountryCallingCode(country) === options.defaultCallingCode)) return 'code';
  const length = validatePhoneNumberLength(phone, options);
  if (length === 'TOO_SHORT') return 'too_short';
  const number = parsePhoneNumberFromString(phone, options);
  // Italy and a few others keep the 0 after the country's code: there it belongs to the number.
  if (phone.startsWith('0') && !number?.nationalNumber.startsWith('0')) return 'initial_zero';
  if (length === 'TOO_LONG') return 'too_long';
  return number?.isValid() ? null : 'invalid';
}

/**
 * Formats a phone number in the international format of its country. A number that belongs to no country is returned
 * unchanged.
 *
 * @example groupPhone('+33 612345678') // '+33 6 12 34 56 78'
 */
export const groupPhone = (text: string): string => parsePhoneNumberFromString(text)?.formatInternational() || text;
