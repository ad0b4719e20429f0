import Papa from 'papaparse';
import { guardCell, isClear, readGuarded } from '#contract/menuFiles/guard';

/**
 * A cell of the user's file as written into another file: spreadsheets don't run it, and an import reads it as it
 * would have read the first. A lone `-` is kept, because it clears the value.
 */
export const reescapeCell = (cell: string): string => (isClear(cell) ? cell : guardCell(readGuarded(cell)));

export type Separator = ',' | ';';

/** The mark by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Rows as CSV text (RFC 4180). No spreadsheet treats a cell as a formula, and an import reads each value back
 * unchanged.
 *
 * @param guard what keeps a cell from being a formula
 */
export const csvText = (rows: readonly (readonly string[])[], separator: Separator, guard = guardCell): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(guard)),
        { delimiter: separator, newline: '\r\n' },
      )}\r\n`;

/** Parts of such text as one file. */
export const csvFile = (parts: readonly string[]): Blob =>
  new Blob([byteOrderMark, ...parts], { type: 'text/csv;charset=utf-8' });
