import { minorDigits } from '../currencyDigits';
import { limits } from '../limits';
import type { Minor } from '../money';
import { visibleText } from '../visibleText';
import { currencyWords } from './currencyWords';
import type { CellErrorCode } from './outcomes';
import { type Decimal, type DecimalOptions, readDecimal } from './readDecimal';
import { writeScaled } from './writeMoney';
import { noWords, yesWords } from './yesNoWords';

export { readList } from './listCell';

/** A cell's value, or why it is invalid. */
export type CellRead<Value> =
  | { value: Value; code?: undefined }
  | { value?: undefined; code: CellErrorCode; params?: Record<string, string | number> };

type Mark = DecimalOptions['decimal'];

/** Whether a cell is empty, which keeps the current value. */
export const isBlank = (cell: string | undefined): cell is '' | undefined =>
  cell === undefined || visibleText(cell) === '';

interface NumberRange extends DecimalOptions {
  min: number;
  /** In units of the last decimal, like the value. */
  max: number;
}

function scaled({ isNegative, whole, fraction }: Decimal, { digits, min, max }: NumberRange): CellRead<number> {
  const range = { min: writeScaled(min, digits), max: writeScaled(max, digits) };
  if (fraction.length > digits) return { code: 'too_many_decimals', params: { max: digits } };
  const size = Number(whole + fraction.padEnd(digits, '0'));
  const value = isNegative && size > 0 ? -size : size;
  return value < min || value > max ? { code: 'out_of_range', params: range } : { value };
}

function readScaled(text: string, range: NumberRange): CellRead<number> {
  const read = readDecimal(text, range);
  return typeof read === 'string' ? { code: read } : scaled(read, range);
}

const bidi = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes the currency: any currency's symbol, but only the store's own words, because "12 USD" isn't a price in euros.
 */
function withoutCurrency(text: string, currency: string): string {
  let bare = text.replace(bidi, '').trim();
  const sign = /^[-+\u2212]\s*(?=\D)/.exec(bare)?.[0] ?? '';
  bare = bare.slice(sign.length);
  for (const word of currencyWords(currency)) {
    const lower = bare.toLowerCase();
    if (lower.startsWith(word)) bare = bare.slice(word.length);
    else if (lower.endsWith(word)) bare = bare.slice(0, -word.length);
    else continue;
    break;
  }
  return sign.trim() + bare.replace(/^\s*\p{Sc}|\p{Sc}\s*$/gu, '').trim();
}

/**
 * An amount of money in minor units.
 *
 * @example readMoney('1.234,50 €', { currency: 'EUR' }) // { value: 123450 }
 */
export const readMoney = (text: string, { currency, decimal }: { currency: string; decimal?: Mark }): CellRead<Minor> =>
  readScaled(withoutCurrency(text, currency), {
    digits: minorDigits(currency),
    decimal,
    min: 0,
    max: limits.amountMax,
  });

/** Reads a percentage with at most three decimals: `8.875`, `19 %`. */
export function readPercent(text: string, { decimal }: { decimal?: Mark } = {}): CellRead<number> {
  const bare = text.replace(bidi, '').replace(/^\s*[%٪]|[%٪]\s*$/g, '');
  const read = readScaled(bare, { digits: 3, decimal, isSmall: true, min: 0, max: 100_000 });
  if (read.value !== undefined) return { value: read.value / 1000 };
  return read.code === 'out_of_range' ? { code: read.code, params: { min: 0, max: 100 } } : read;
}

/** Reads a whole number within limits. */
export const readInteger = (
  text: string,
  { min, max, decimal }: { min: number; max: number; decimal?: Mark },
): CellRead<number> => readScaled(text, { digits: 0, decimal, min, max });

const wordOf = (text: string): string => text.replace(bidi, '').normalize('NFC').trim().toLowerCase();

/** Yes or no, in any language of the app. */
export function readBoolean(text: string): CellRead<boolean> {
  const word = wordOf(text);
  if (yesWords.has(word)) return { value: true };
  return noWords.has(word) ? { value: false } : { code: 'not_yes_or_no' };
}

/** One of several words; `sub-category` is `sub_category`. */
export function readChoice<Choice extends string>(text: string, choices: readonly Choice[]): CellRead<Choice> {
  const word = wordOf(text).replace(/[\s-]+/g, '_');
  const value = choices.find((choice) => choice === word);
  return value ? { value } : { code: 'not_a_choice', params: { choices: choices.join(', ') } };
}

/** A text without the spaces around it. */
export function readText(text: string, max: number): CellRead<string> {
  const value = text.trim();
  return value.length > max ? { code: 'too_long', params: { max, length: value.length } } : { value };
}
