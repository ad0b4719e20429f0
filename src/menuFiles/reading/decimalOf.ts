export type Decimal = '.' | ',';

const other = (separator: Decimal): Decimal => (separator === '.' ? ',' : '.');

/** What one number says about the decimal separator: certain, `either`, or nothing. */
function evidence(cell: string): Decimal | 'either' | null {
  const digits = cell.replace(/[^\d.,]/gu, '').replace(/^[.,]+|[.,]+$/gu, '');
  const separators = [...digits].filter((sign): sign is Decimal => sign === '.' || sign === ',');
  const last = separators.at(-1);
  if (!last) return null;
  if (new Set(separators).size === 2) return last;
  if (separators.length > 1) return other(last);
  const [whole = '', behind = ''] = digits.split(last);
  return behind.length === 3 && whole.length <= 3 && whole !== '0' ? 'either' : last;
}

/**
 * The decimal separator of a file's numbers, if they agree; a number like `1,250` alone is ambiguous.
 *
 * @example decimalOf(['12,50', '1,250']) // { decimal: ',', isUnclear: false }
 */
export function decimalOf(cells: Iterable<string>): { decimal: Decimal | null; isUnclear: boolean } {
  const said = new Set<Decimal | 'either'>();
  for (const cell of cells) {
    const found = evidence(cell);
    if (found) said.add(found);
  }
  const agreed = said.has('.') === said.has(',') ? null : said.has('.') ? '.' : ',';
  return { decimal: agreed, isUnclear: said.has('either') && agreed === null };
}
