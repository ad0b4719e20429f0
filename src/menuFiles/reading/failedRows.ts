import Papa from 'papaparse';
import { addedColumns } from '#contract/menuFiles/columnWords';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import { headerKey } from '#contract/menuFiles/headerText';
import { guardedAgain } from '../writing/guardedAgain';
import type { FileTable } from './fileTable';

/** A row that was not taken, and why, in the reader's words. */
export interface RowFailure {
  line: number;
  text: string;
}

const errorKeys = new Set(fileLanguages.flatMap((code) => addedColumns.error[code].map(headerKey)));

/** Spreadsheets take a file for UTF-8 by this mark. */
export const byteOrderMark = '\ufeff';

/** As a CSV file with an error column, in place of one that an earlier such file has. */
export function failedRows({ headers, places, rows }: FileTable, failures: readonly RowFailure[], errorHeader: string) {
  const texts = new Map(failures.map(({ line, text }) => [line, text]));
  const kept = headers.flatMap((header, index) => (errorKeys.has(headerKey(header)) ? [] : [index]));
  const table = [
    [...kept.map((index) => headers[index] ?? ''), errorHeader],
    ...rows
      .filter(({ line }) => texts.has(line))
      .map(({ line, cells }) => [
        ...kept.map((index) => guardedAgain(cells[places[index] ?? -1] ?? '')),
        texts.get(line) ?? '',
      ]),
  ];
  return new Blob([byteOrderMark, Papa.unparse(table, { newline: '\r\n' }), '\r\n'], {
    type: 'text/csv;charset=utf-8',
  });
}
