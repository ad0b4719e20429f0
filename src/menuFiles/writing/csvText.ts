import Papa from 'papaparse';
import { guardCell } from '#contract/menuFiles/guard';

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
