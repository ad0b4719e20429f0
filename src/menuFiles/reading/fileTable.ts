import { limits } from '#contract/limits';
import { headerKey } from '#contract/menuFiles/headerText';
import type { FileRow } from './parseCsv';
import { RefusedFile } from './refusedFile';

/** A file as a table: headers, and the rows below them with their lines. */
export interface FileTable {
  headers: string[];
  /** Positions of the columns in the rows' cells. Columns with neither header nor text are left out. */
  places: number[];
  rows: FileRow[];
}

/** @throws RefusedFile if the rows aren't a table that can be imported */
export function fileTable(all: readonly FileRow[]): FileTable {
  const [head, ...rows] = all;
  if (!head) throw new RefusedFile('empty');
  if (rows.length === 0) throw new RefusedFile('only_header', { line: head.line });
  if (rows.length > limits.importRowsMax)
    throw new RefusedFile('too_many_rows', { rows: rows.length, max: limits.importRowsMax });
  const filled = new Set<number>();
  for (const { cells } of rows)
    cells.forEach((cell, place) => {
      if (cell.trim() !== '') filled.add(place);
    });
  const width = Math.max(head.cells.length, ...[...filled].map((place) => place + 1));
  const places = Array.from({ length: width }, (_, place) => place).filter(
    (place) => (head.cells[place] ?? '').trim() !== '' || filled.has(place),
  );
  const headers = places.map((place) => (head.cells[place] ?? '').trim());
  const keys = headers.map((header) => (header === '' ? '' : headerKey(header)));
  const twice = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) !== index);
  if (twice >= 0) throw new RefusedFile('duplicate_header', { header: headers[twice] ?? '', line: head.line });
  return { headers, places, rows };
}
