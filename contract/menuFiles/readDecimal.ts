/** A number as its digits, so that it's exact at any size. */
export interface Decimal {
  isNegative: boolean;
  whole: string;
  /** Without trailing zeros. */
  fraction: string;
}

type Problem = 'not_a_number' | 'ambiguous_number';
type Mark = '.' | ',';

export interface DecimalOptions {
  /** The most decimals that the value can have. */
  digits: number;
  /** The file's decimal separator, if known. */
  decimal?: Mark | undefined;
  /** Values stay below a thousand, so a separator always starts the decimals. */
  isSmall?: true;
}

const arabic = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Converts to Western digits and plain signs. Spaces and apostrophes between thousands become apostrophes. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(arabic, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\uff0b-\uff19]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[\u2212\u2013]/g, '-')
    // Many menus write a round price as "12,-".
    .replace(/(\d)[.,]\s*[-\u2014]+$/, '$1')
    .replace(/\s*[\u066c'’ʼ`´]\s*|\s+/g, "'");

const isGrouped = (whole: string, separator: string): boolean => {
  const [first = '', ...rest] = whole.split(separator);
  if (!/^\d{1,3}$/.test(first)) return false;
  const last = rest.at(-1);
  // The last one is for India: 1,00,000.
  return (
    rest.every((part) => /^\d{3}$/.test(part)) ||
    (last?.length === 3 && rest.slice(0, -1).every((part) => /^\d{2}$/.test(part)))
  );
};

const parts = (whole: string, fraction = '', isNegative = false): Decimal => ({
  isNegative,
  whole: whole.replace(/^0+(?=\d)/, '') || '0',
  // Without the lookbehind, the match would restart at each zero of a long run.
  fraction: fraction.replace(/(?<!0)0+$/, ''),
});

/** The decimal separator of a number in which one kind of separator occurs once; `null` if it separates thousands. */
function checkSingleMark(mark: Mark, whole: string, fraction: string, options: DecimalOptions): Mark | null | Problem {
  const couldBeThousands = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && !options.isSmall;
  if (options.decimal === mark) return mark;
  if (options.decimal) return couldBeThousands ? null : 'ambiguous_number';
  if (!couldBeThousands) return mark;
  // Without decimals, it can only separate thousands.
  if (options.digits === 0) return null;
  // Our own files have a point before three decimals. Elsewhere, a wrong guess would be off by a factor of a thousand.
  return options.digits >= 3 && mark === '.' ? mark : 'ambiguous_number';
}

function checkMark(body: string, options: DecimalOptions): Mark | null | Problem {
  const marks = body.match(/[.,]/g) as Mark[] | null;
  const last = marks?.at(-1);
  if (!marks || !last) return null;
  const kinds = new Set(marks).size;
  if (kinds === 2) return options.decimal && options.decimal !== last ? 'ambiguous_number' : last;
  if (marks.length > 1) return options.decimal === last ? 'not_a_number' : null;
  const [whole = '', fraction = ''] = body.split(last);
  if (whole.includes("'")) return options.decimal && options.decimal !== last ? 'ambiguous_number' : last;
  return checkSingleMark(last, whole, fraction, options);
}

/**
 * A number as people write it: with a decimal comma or point, thousands by points, commas, spaces or apostrophes, in
 * Western or Arabic digits. With both marks, the last one separates the decimals. One mark with three digits behind it
 * is ambiguous ("12.345") unless the value has no decimals. `options.decimal` settles it.
 *
 * @param text without signs and words of its unit
 */
export function readDecimal(text: string, options: DecimalOptions): Decimal | Problem {
  const written = plain(text);
  const isNegative = written.startsWith('-');
  const unsigned = written.replace(/^[-+]'?/, '');
  // The Arabic decimal separator is unambiguous.
  const [arabicWhole = '', arabicFraction, ...more] = unsigned.split('\u066b');
  if (arabicFraction !== undefined) {
    const isNumber = more.length === 0 && /^[\d']+$/.test(arabicWhole) && /^\d+$/.test(arabicFraction);
    return isNumber ? parts(arabicWhole.replaceAll("'", ''), arabicFraction, isNegative) : 'not_a_number';
  }
  if (!/^[\d.,']+$/.test(unsigned) || !/\d/.test(unsigned)) return 'not_a_number';
  const mark = checkMark(unsigned, options);
  if (mark === 'not_a_number' || mark === 'ambiguous_number') return mark;
  const at = mark ? unsigned.lastIndexOf(mark) : unsigned.length;
  const [whole, fraction] = [unsigned.slice(0, at), unsigned.slice(at + 1)];
  if (!/^\d*$/.test(fraction)) return 'not_a_number';
  const separators = new Set(whole.match(/\D/g));
  if (mark && separators.has(mark)) return 'not_a_number';
  if (separators.size === 0) return parts(whole, fraction, isNegative);
  const [separator = ''] = separators;
  if (separators.size > 1 || !isGrouped(whole, separator)) return 'not_a_number';
  return parts(whole.replaceAll(separator, ''), fraction, isNegative);
}
