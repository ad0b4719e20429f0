import type { CellError, ImportRow } from '#contract/entities/menuImport';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { reescapeCell } from '../writing/csvText';
import { retryUntilReached } from './retryUntilReached';
import { RunControl } from './runControl';

/** Every row of an import that matches a filter, page by page, holding one page at a time. */
export async function* importRows(
  dataProvider: StoreDataProvider,
  import_id: string,
  filter: { outcome?: ImportRow['outcome']; is_applied?: boolean },
  control: RunControl,
): AsyncGenerator<ImportRow[]> {
  const perPage = limits.importBatchMax;
  const load = async (page: number) => {
    await control.pass();
    return retryUntilReached(() => dataProvider.getImportRowList({ import_id, page, perPage, filter }), control);
  };
  for await (const { data } of fetchAllPages(load, ({ data }) => data.length < perPage)) yield data;
}

/** Previewed lines that aren't written yet, without those that have errors: where applying starts or resumes. */
export async function openLines(
  dataProvider: StoreDataProvider,
  import_id: string,
  control: RunControl,
): Promise<number[]> {
  const lines: number[] = [];
  for await (const rows of importRows(dataProvider, import_id, { is_applied: false }, control))
    for (const { line, outcome } of rows) if (outcome !== 'error') lines.push(line);
  return lines;
}

/** A row that failed, and why, in the user's language. */
interface Failure {
  line: number;
  text: string;
  values: ImportRow['values'];
}

/** Every failed row of an import. */
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

/** The same as a file if the original is no longer available: with our own columns, from the rows on the server. */
export async function storedFailures(failures: readonly Failure[], errorHeader: string): Promise<Blob> {
  const [{ default: Papa }, { csvFile }] = await Promise.all([import('papaparse'), import('../writing/csvText')]);
  const columns = [...new Set(failures.flatMap(({ values }) => Object.keys(values)))];
  const rows = failures.map(({ values, text }) => [
    ...columns.map((column) => reescapeCell(values[column] ?? '')),
    text,
  ]);
  return csvFile([Papa.unparse([[...columns, errorHeader], ...rows], { newline: '\r\n' }), '\r\n']);
}
