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
const separators = ' ./()\u00a0-';
const separator = `[${separators}]*`;

const digitsOf = (phone: string): string => [...phone].join(separator);

/** A number in any spelling: with or without its country code, or with a zero in place of it. */
function numberPattern(countryCode: string, phone: string): string {
  const code = countryCode.replace(/\D/g, '');
  const prefix = code === '' ? '0?' : `(?:(?:\\+|00)?${code}|0)?`;
  return `(?<![0-9])${prefix}${separator}${digitsOf(phone)}(?![0-9])`;
}

/** A text with any space between its words. */
const textPattern = (text: string): string => escaped(text.trim().replace(/\s+/g, ' ')).replaceAll(' ', '\\s+');

/** The parts of a text that are the same inside JSON, where quotes, backslashes and line breaks are escaped. */
const wordsOf = (text: string): string[] => text.split(/[\s"\\]+/).filter(Boolean);

/** The capital of both of the Greek sigma's small letters, of which PostgreSQL knows one. JavaScript takes all for one. */
const anySigma = (pattern: string): string => pattern.replace(/[Σσς]/g, '[Σσς]');

/** The text as PostgreSQL finds it, inside JSON too. Its `\s` lacks some spaces, and its `\W` has all of them. */
const searchedText = (text: string): string =>
  wordsOf(text)
    .map((word) => anySigma(escaped(word)))
    .join('(?:\\\\.|\\W)+');

const longest = (words: readonly string[]): string =>
  words.reduce((found, word) => (word.length > found.length ? word : found), '');

/** Two words at least: one first name alone would erase everyone with that name. */
const isFullName = (name: string): boolean => /\S\s+\S/.test(name.trim());
/** Shorter texts occur where they mean something else: the digits of an extension are part of dates and amounts. */
const shortestAddress = 8;
const shortestNumber = 7;

/** IDs and times, where digits that match a number are a coincidence. */
const idOrTime =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}(?::?\d{2})?)?)?)$/i;

/** Regular expressions that find a customer in texts about others. */
export interface MentionPatterns {
  /** For JavaScript: matches the texts that are rewritten. */
  exact: string;
  /** For PostgreSQL: it matches whatever `exact` matches, and a bit more, without looking at what precedes or follows. */
  search: string;
  /**
   * A text that `exact` matches has one of these words, in any case, or these digits, apart from `separators`. To look for
   * them takes a tenth of the time of a regular expression, and few texts have them.
   */
  hints: { digits: string | null; separators: string; words: readonly string[] };
}

const either = (parts: readonly string[]): string => [...new Set(parts)].map((part) => `(?:${part})`).join('|');

/**
 * The regular expressions that find a customer in texts about others: the number in any spelling, the email address, the
 * full name, the address. A first name alone isn't searched for.
 *
 * @returns `null` if there is nothing to search for
 * @example mentionPatterns({ country_phone_code: '+33', phone: '612345678', ... }) // both match '06 12 34 56 78'
 */
export function mentionPatterns({
  country_phone_code,
  phone,
  names,
  emails,
  addresses,
}: CustomerDetails): MentionPatterns | null {
  const texts = [
    ...[...names].filter(isFullName),
    ...emails,
    ...[...addresses].filter((address) => address.trim().length >= shortestAddress),
  ];
  const hasNumber = phone.length >= shortestNumber;
  if (!hasNumber && texts.length === 0) return null;
  return {
    exact: either([...(hasNumber ? [numberPattern(country_phone_code, phone)] : []), ...texts.map(textPattern)]),
    search: either([...(hasNumber ? [digitsOf(phone)] : []), ...texts.map(searchedText)]),
    hints: {
      digits: hasNumber ? phone : null,
      separators,
      words: [...new Set(texts.map((text) => longest(wordsOf(text))))],
    },
  };
}

/** Returns a function that puts the mark in place of each mention in a text. IDs and times stay as they are. */
export function mentionEraser({ exact }: MentionPatterns): (text: string) => string {
  const mention = new RegExp(exact, 'giu');
  return (text) => (idOrTime.test(text) ? text : text.replace(mention, erasedMark));
}
