import Papa from 'papaparse';
import { limits } from '#contract/limits';
import { addedColumns } from '#contract/menuFiles/columnWords';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import { isClear } from '#contract/menuFiles/guard';
import { headerKey } from '#contract/menuFiles/headerText';
import { writeList } from '#contract/menuFiles/listCell';
import type { ColumnMatch, FileColumn } from '#contract/menuFiles/matchColumns';
import { readBoolean } from '#contract/menuFiles/readCell';
import { reescapeCell } from '../writing/csvText';
import { decimalOf, type FoundDecimal, type WrittenNumber } from './decimalOf';
import { decodeText, type Encoding, type ReadingHints } from './decodeText';
import { type FileTable, fileTable } from './fileTable';
import { type Delimiter, parseCsv } from './parseCsv';
import { isZip, parseXlsx } from './parseXlsx';
import { RefusedFile } from './refusedFile';

/** A column of numbers: its position among the file's columns, and what its numbers are. */
export type NumberColumn = { place: number } & Omit<WrittenNumber, 'text'>;

/** A row that failed, and why, in the user's language. */
interface RowFailure {
  line: number;
  text: string;
}

const errorKeys = new Set(fileLanguages.flatMap((code) => addedColumns.error[code].map(headerKey)));

/** Spreadsheets recognise UTF-8 by this mark. */
const byteOrderMark = '\ufeff';

/** As a CSV file with an error column, which replaces the one of an earlier file of failed rows. */
function failedRows({ headers, places, rows }: FileTable, failures: readonly RowFailure[], errorHeader: string) {
  const texts = new Map(failures.map(({ line, text }) => [line, text]));
  const keptIndexes = headers.flatMap((header, index) => (errorKeys.has(headerKey(header)) ? [] : [index]));
  const table = [
    [...keptIndexes.map((index) => headers[index] ?? ''), errorHeader],
    ...rows
      .filter(({ line }) => texts.has(line))
      .map(({ line, cells }) => [
        ...keptIndexes.map((index) => reescapeCell(cells[places[index] ?? -1] ?? '')),
        texts.get(line) ?? '',
      ]),
  ];
  return new Blob([byteOrderMark, Papa.unparse(table, { newline: '\r\n' }), '\r\n'], {
    type: 'text/csv;charset=utf-8',
  });
}

/**
 * A row's cells by our column names. Columns that say yes or no to one modifier group each become one list of groups;
 * if all say no, `-`, which clears it. The cells are passed on unchanged: the prefix that protects them from
 * spreadsheets is removed once, where they are read.
 */
function rowValues(
  cells: readonly string[],
  places: readonly number[],
  matches: readonly ColumnMatch[],
): Record<string, string> {
  const values: Record<string, string> = {};
  const groups: string[] = [];
  let saysNo = false;
  matches.forEach(({ target, group }, index) => {
    if (target === null) return;
    const cell = cells[places[index] ?? -1] ?? '';
    if (group === undefined) values[target] = cell;
    else if (readBoolean(cell).value) groups.push(group);
    else if (cell.trim() !== '') saysNo = true;
  });
  if (groups.length === 0 && !saysNo) return values;
  const listed = values.modifier_groups ?? '';
  const before = listed.trim() === '' || isClear(listed) ? [] : [listed];
  const all = groups.length > 0 ? [...before, writeList(groups)] : before;
  return { ...values, modifier_groups: all.join(' | ') || '-' };
}

/** The facts about a file that the page needs; its rows stay in the worker. */
export interface FileFacts {
  columns: FileColumn[];
  rowCount: number;
  format: { kind: 'xlsx' } | { kind: 'csv'; encoding: Encoding; delimiter: Delimiter };
}

export interface SentRow {
  line: number;
  values: Record<string, string>;
}

const samplesShown = 3;
/** Half of the maximum body: quotes and line breaks make the texts a little longer in JSON. */
const batchBytes = limits.bodyBytes / 2;
const encoder = new TextEncoder();

/** The first distinct values of a column, and any value in its first rows. */
function samplesOf(table: FileTable, place: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of table.rows) {
    const cell = (cells[place] ?? '').trim();
    if (cell !== '') samples.add(cell.slice(0, 80));
    if (samples.size === samplesShown) break;
  }
  return [...samples];
}

async function read(file: Blob, hints: ReadingHints): Promise<{ table: FileTable; format: FileFacts['format'] }> {
  const buffer = await file.arrayBuffer().catch(() => {
    throw new RefusedFile('unreadable');
  });
  const bytes = new Uint8Array(buffer);
  if (bytes.length === 0) throw new RefusedFile('empty');
  if (isZip(bytes)) return { table: fileTable(await parseXlsx(buffer)), format: { kind: 'xlsx' } };
  const { text, encoding } = decodeText(bytes, hints);
  const { rows, delimiter } = parseCsv(text);
  return { table: fileTable(rows), format: { kind: 'csv', encoding, delimiter } };
}

/** One file that is being imported, read once: what the worker does for the page. */
export function createFileSession() {
  let table: FileTable | null = null;
  const opened = (): FileTable => {
    if (!table) throw new RefusedFile('unreadable');
    return table;
  };
  return {
    /** @throws RefusedFile where it cannot be imported as it is */
    async open(file: Blob, hints: ReadingHints): Promise<FileFacts> {
      if (file.size > limits.importFileBytes)
        throw new RefusedFile('too_large', { megabytes: limits.importFileBytes / 1_048_576 });
      const found = await read(file, hints);
      table = found.table;
      const { headers, places, rows } = found.table;
      return {
        columns: headers.map((header, index) => ({
          header,
          samples: samplesOf(found.table, places[index] ?? index),
        })),
        rowCount: rows.length,
        format: found.format,
      };
    },

    /** Finds the decimal separator in the numbers of these columns. */
    async decimals(columns: readonly NumberColumn[]): Promise<FoundDecimal> {
      const { places, rows } = opened();
      const wanted = columns.map(({ place, ...number }) => ({ at: places[place] ?? -1, number }));
      return decimalOf(
        (function* () {
          for (const { cells } of rows) for (const { at, number } of wanted) yield { ...number, text: cells[at] ?? '' };
        })(),
      );
    },

    /** @throws RefusedFile `cell_too_long` where a cell holds more than a call takes: none is cut, and nothing is sent. */
    async check(matches: readonly ColumnMatch[]): Promise<void> {
      const { places, rows } = opened();
      for (const { line, cells } of rows)
        for (const [target, { length }] of Object.entries(rowValues(cells, places, matches)))
          if (length > limits.cellMax) {
            const header = matches.find((match) => match.target === target)?.header ?? '';
            throw new RefusedFile('cell_too_long', { line, header, length, max: limits.cellMax });
          }
    },

    /**
     * Rows from a position, as many as one call takes, by number and by bytes.
     *
     * @returns `next`: where the following batch begins, `null` behind the last
     */
    async batch(from: number, matches: readonly ColumnMatch[]): Promise<{ rows: SentRow[]; next: number | null }> {
      const { places, rows } = opened();
      const batch: SentRow[] = [];
      let bytes = 0;
      let index = from;
      for (; index < rows.length && batch.length < limits.importBatchMax; index++) {
        const row = rows[index];
        if (!row) break;
        const sent = { line: row.line, values: rowValues(row.cells, places, matches) };
        const size = encoder.encode(JSON.stringify(sent)).length;
        if (batch.length > 0 && bytes + size > batchBytes) break;
        bytes += size;
        batch.push(sent);
      }
      return { rows: batch, next: index < rows.length ? index : null };
    },

    /** The failed rows, in the file's own columns, as a file that can be corrected and imported again. */
    async failed(failures: readonly RowFailure[], errorHeader: string): Promise<Blob> {
      return failedRows(opened(), failures, errorHeader);
    },
  };
}

export type FileSession = ReturnType<typeof createFileSession>;
