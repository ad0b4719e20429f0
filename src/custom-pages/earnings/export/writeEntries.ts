import type { ReplyOf } from '#contract/calls/index';
import { guardFigure } from '#contract/menuFiles/guard';
import { fetchAllPages } from '../../../dataProvider/fetchAllPages';
import { retryUntilReached } from '../../../menuFiles/run/retryUntilReached';
import type { RunControl } from '../../../menuFiles/run/runControl';
import { csvFile, csvText, type Separator } from '../../../menuFiles/writing/csvText';
import type { EntryColumn } from './entryColumns';

/** Some entries, with the place of the next ones; the last part has none. */
export interface EntryPart<Place> extends Pick<ReplyOf<'get_ledger_entry_export'>, 'data'> {
  next?: Place | undefined;
}

interface EntryExport<Place> {
  /** Loads the entries after a place. */
  load: (after: Place | undefined) => Promise<EntryPart<Place>>;
  columns: readonly EntryColumn[];
  separator: Separator;
}

/** Writes all entries as a CSV file, part by part, so that the screen stays responsive. Amounts below zero stay numbers. */
export async function writeEntries<Place>(
  { load, columns, separator }: EntryExport<Place>,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const parts = [csvText([columns.map(({ label }) => label)], separator)];
  let rowCount = 0;
  const loadPart = async (_page: number, before: EntryPart<Place> | undefined) => {
    await control.pass();
    return retryUntilReached(() => load(before?.next), control);
  };
  for await (const { data } of fetchAllPages<EntryPart<Place>>(loadPart, ({ next }) => !next)) {
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
