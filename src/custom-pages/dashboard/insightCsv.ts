import { guardCell } from '#contract/menuFiles/guard';

/** A cell of a table: a number is written as it is, so that spreadsheets add it up; texts can't become formulas. */
export type CsvCell = string | number;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const written = (cell: CsvCell): string => (typeof cell === 'number' ? String(cell) : quoted(guardCell(cell)));

/** A table as CSV, with the mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
