import type { CellError, ImportRow } from '#contract/entities/menuImport';
import type { StoreDataProvider } from '../../dataProvider/index';
import { guardedAgain } from '../writing/guardedAgain';
import { importRows } from './openLines';
import { RunControl } from './runControl';

/** A row that was not taken, and why, in the reader's words. */
export interface Failure {
  line: number;
  text: string;
  values: ImportRow['values'];
}

/** Every row of an import that was not taken. */
export async function failuresOf(
  dataProvider: StoreDataProvider,
  import_id: string,
  errorText: (error: CellError) => string,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for await (const rows of importRows(dataProvider, import_id, { outcome: 'error' }, new RunControl()))
    for (const { line, errors, values } of rows) failures.push({ line, values, text: errors.map(errorText).join(' ') });
  return failures;
}

/** The same as a file where the original is no longer at hand: under our own columns, as the server keeps the rows. */
export async function storedFailures(failures: readonly Failure[], errorHeader: string): Promise<Blob> {
  const [{ default: Papa }, { csvFile }] = await Promise.all([import('papaparse'), import('../writing/csvText')]);
  const columns = [...new Set(failures.flatMap(({ values }) => Object.keys(values)))];
  const rows = failures.map(({ values, text }) => [
    ...columns.map((column) => guardedAgain(values[column] ?? '')),
    text,
  ]);
  return csvFile([Papa.unparse([[...columns, errorHeader], ...rows], { newline: '\r\n' }), '\r\n']);
}
