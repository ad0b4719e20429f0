import Papa from 'papaparse';
import { RefusedFile } from './refusedFile';

/** A row of a file, with the line on which it begins; the first line is 1. */
export interface FileRow {
  line: number;
  cells: string[];
}

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

const lineBreak = /\r\n|\r|\n/gu;
const breaksIn = (text: string): number =>
  text.includes('\n') || text.includes('\r') ? (text.match(lineBreak)?.length ?? 0) : 0;

/** The delimiter that splits the first non-empty row into the most cells. */
function delimiterOf(text: string): Delimiter {
  const cellCount = (delimiter: Delimiter): number =>
    Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data[0]?.length ?? 0;
  return delimiters.reduce((best, other) => (cellCount(other) > cellCount(best) ? other : best));
}

/** `sep=;` on the first line, which tells spreadsheets the delimiter. */
function announced(text: string): { delimiter: Delimiter; length: number } | null {
  const match = /^"?sep=(.)"?(?:\r\n|\r|\n)/iu.exec(text);
  const delimiter = delimiters.find((known) => known === match?.[1]);
  return match && delimiter ? { delimiter, length: match[0].length } : null;
}

/**
 * Rows of a CSV text with the lines on which they begin, without rows that have no text.
 *
 * @throws RefusedFile `unbalanced_quotes` with the line on which the quote opens: what follows it cannot be told apart
 */
export function parseCsv(text: string): { rows: FileRow[]; delimiter: Delimiter } {
  const head = announced(text);
  const body = head ? text.slice(head.length) : text;
  const firstLine = head ? 2 : 1;
  const delimiter = head?.delimiter ?? delimiterOf(body);
  const { data, errors, meta } = Papa.parse<string[]>(body, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    const line = firstLine + breaksIn(body.slice(0, broken.index ?? 0));
    throw new RefusedFile('unbalanced_quotes', { line });
  }
  const rows: FileRow[] = [];
  let line = firstLine;
  for (const cells of data) {
    const breaks = cells.reduce((sum, cell) => sum + breaksIn(cell), 0);
    // If line endings are mixed, the parser leaves the first half of a longer one on the row's last cell.
    const last = cells.length - 1;
    const stray = meta.linebreak === '\n' && (cells[last] ?? '').endsWith('\r');
    if (stray) cells[last] = (cells[last] ?? '').slice(0, -1);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += 1 + breaks - (stray ? 1 : 0);
  }
  return { rows, delimiter };
}
