export type Decimal = '.' | ',';

/** A number as it is in the file, and what it is a number of. */
export interface WrittenNumber {
  text: string;
  /** Decimals that it can have. */
  digits: number;
  /** Always below a thousand, like a percentage: a mark separates decimals. */
  isSmall?: true;
}

/** How a file writes decimals, as far as its numbers agree; `unclear` is the first number that can be read in two ways. */
export interface FoundDecimal {
  decimal: Decimal | null;
  unclear: string | null;
}

const other = (separator: Decimal): Decimal => (separator === '.' ? ',' : '.');

/**
 * Returns what one number shows about the decimal separator: a certain one, `either`, or nothing. Same rule
 * as `readDecimal`.
 */
function evidence({ text, digits, isSmall }: WrittenNumber): Decimal | 'either' | null {
  const amount = text.replace(/[^\d.,]/gu, '').replace(/^[.,]+|[.,]+$/gu, '');
  const separators = [...amount].filter((sign): sign is Decimal => sign === '.' || sign === ',');
  const last = separators.at(-1);
  if (!last) return null;
  if (new Set(separators).size === 2) return last;
  if (separators.length > 1) return other(last);
  const [whole = '', behind = ''] = amount.split(last);
  if (isSmall || behind.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole)) return last;
  if (digits === 0) return other(last);
  return digits >= 3 && last === '.' ? last : 'either';
}

/**
 * The decimal separator of a file's numbers, if they agree. A number like `12.345` is unclear, unless its currency has no
 * decimals. That the others have a comma doesn't settle it: it would become a thousand times as much.
 *
 * @example decimalOf([{ text: '12,50', digits: 2 }, { text: '12.345', digits: 2 }]) // { decimal: ',', unclear: '12.345' }
 */
export function decimalOf(numbers: Iterable<WrittenNumber>): FoundDecimal {
  const separators = new Set<Decimal | 'either'>();
  let unclear: string | null = null;
  for (const number of numbers) {
    const found = evidence(number);
    if (found) separators.add(found);
    if (found === 'either') unclear ??= number.text.trim();
  }
  const agreed = separators.has('.') === separators.has(',') ? null : separators.has('.') ? '.' : ',';
  return { decimal: agreed, unclear };
}
