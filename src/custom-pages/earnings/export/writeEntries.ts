import type { ReplyOf } from '#contract/calls/index';
import { guardFigure } from '#contract/menuFiles/guard';
import { fetchAllPages } from '../../../dataProvider/fetchAllPages';
import { retryUntilReached } from '../../../menuFiles/run/retryUntilReached';
import type { RunControl } from '../../../menuFiles/run/runControl';
import { csvFile, csvText, type Separator } from '../../../menuFiles/writing/csvText';
import type { EntryColumn } from './entryColumns';

type Part = ReplyOf<'get_ledger_entry_export'>;

interface EntryExport {
  /** Loads the entries after a place. */
  load: (after: Part['next']) => Promise<Part>;
  columns: readonly EntryColumn[];
  separator: Separator;
}

/** Writes all entries as a CSV file, part by part, so that the screen stays responsive. Amounts below zero stay numbers. */
export async function writeEntries(
  { load, columns, separator }: EntryExport,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const parts = [csvText([columns.map(({ label }) => label)], separator)];
  let rowCount = 0;
  const loadPart = async (_page: number, before: Part | undefined) => {
    await control.pass();
    return retryUntilReached(() => load(before?.next), control);
  };
  for await (const { data } of fetchAllPages<Part>(loadPart, ({ next }) => !next)) {
    rowCount += data.length;
    parts.push(
      csvText(
        data.map((entry) => columns.map(({ write }) => write(entry))),
        separator,
        guardFigure,
      ),
    );
    onProgress(rowCount, rowCount);
  }
  return { file: rowCount === 0 ? null : csvFile(parts), rowCount };
}
