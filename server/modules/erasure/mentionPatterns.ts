import { erasedMark } from '#contract/erasure';

/** The details by which texts mention a customer. */
interface CustomerDetails {
  country_phone_code: string;
  /** Digits; empty for a customer without a number. Short ones, such as extensions, aren't searched for. */
  phone: string;
  names: Iterable<string>;
  emails: Iterable<string>;
  addresses: Iterable<string>;
}

/** Escapes a text for the regular expressions of PostgreSQL and JavaScript alike. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Between the digits of a number as people write it; also a no-break space. */
const separator = '[ ./()\u00a0-]*';

/** A number in any spelling: with or without its country code, or with a zero in place of it. */
function numberPattern(countryCode: string, phone: string): string {
  const code = countryCode.replace(/\D/g, '');
  const prefix = code === '' ? '0?' : `(?:(?:\\+|00)?${code}|0)?`;
  return `(?<![0-9])${prefix}${separator}${[...phone].join(separator)}(?![0-9])`;
}

/** Two words at least: one first name alone would erase everyone with that name. */
const isFullName = (name: string): boolean => /\S\s+\S/.test(name.trim());
/** Shorter texts occur where they mean something else: the digits of an extension are part of dates and amounts. */
const shortestAddress = 8;
const shortestNumber = 7;

/** IDs and times, where digits that match a number are a coincidence. */
const idOrTime =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}(?::?\d{2})?)?)?)$/i;

/**
 * The regular expression that finds a customer in texts about others: the number in any spelling, the email address, the
 * full name, the address. A first name alone isn't searched for.
 *
 * @returns `null` if there is nothing to search for
 * @example mentionPattern({ country_phone_code: '+33', phone: '612345678', ... }) // matches '06 12 34 56 78'
 */
export function mentionPattern({
  country_phone_code,
  phone,
  names,
  emails,
  addresses,
}: CustomerDetails): string | null {
  const texts = [
    ...[...names].filter(isFullName),
    ...emails,
    ...[...addresses].filter((address) => address.trim().length >= shortestAddress),
  ];
  const parts = [
    ...(phone.length >= shortestNumber ? [numberPattern(country_phone_code, phone)] : []),
    ...new Set(texts.map((text) => escaped(text.trim().replace(/\s+/g, ' ')).replaceAll(' ', '\\s+'))),
  ];
  return parts.length === 0 ? null : parts.map((part) => `(?:${part})`).join('|');
}

/** Returns a function that puts the mark in place of each mention in a text. IDs and times stay as they are. */
export function mentionEraser(pattern: string): (text: string) => string {
  const mention = new RegExp(pattern, 'giu');
  return (text) => (idOrTime.test(text) ? text : text.replace(mention, erasedMark));
}
