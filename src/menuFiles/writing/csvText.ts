import Papa from 'papaparse';
import { guardCell, isClear, readGuarded } from '#contract/menuFiles/guard';

/**
 * A cell of somebody's file as it is written into another one: no spreadsheet runs it there, and an import reads it as
 * it would have read the first. A lone `-` stays what it is: it clears.
 */
export const guardedAgain = (cell: string): string => (isClear(cell) ? cell : guardCell(readGuarded(cell)));

export type Separator = ',' | ';';

/** By this mark spreadsheets know that a file is in UTF-8. */
const byteOrderMark = '\ufeff';

/** Rows as text of a CSV file by RFC 4180; no spreadsheet takes a cell for a formula, and an import reads each back as it was. */
export const csvText = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(guardCell)),
        { delimiter: separator, newline: '\r\n' },
      )}\r\n`;

/** Parts of such a text as one file. */
export const csvFile = (parts: readonly string[]): Blob =>
  new Blob([byteOrderMark, ...parts], { type: 'text/csv;charset=utf-8' });
