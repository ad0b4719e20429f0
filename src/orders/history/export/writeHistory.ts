import type { ReplyOf } from '#contract/calls/index';
import { fetchAllPages } from '../../../dataProvider/fetchAllPages';
import { retryUntilReached } from '../../../menuFiles/run/retryUntilReached';
import type { RunControl } from '../../../menuFiles/run/runControl';
import { csvFile, csvText, type Separator } from '../../../menuFiles/writing/csvText';
import type { ExportColumn } from './exportColumns';

type Part = ReplyOf<'get_order_export'>;

interface HistoryExport {
  /** Loads the next page of orders, after the given one. */
  load: (after: string | undefined) => Promise<Part>;
  columns: readonly ExportColumn[];
  /** Header of the row number column. */
  serial: string;
  separator: Separator;
  /** The number of orders, as far as they are counted. */
  total: number;
}

/** Writes all matching orders as a CSV file, page by page, so that the screen stays responsive. */
export async function writeHistory(
  { load, columns, serial, separator, total }: HistoryExport,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const parts = [csvText([[serial, ...columns.map(({ label }) => label)]], separator)];
  let rowCount = 0;
  const loadPart = async (_page: number, before: Part | undefined) => {
    await control.pass();
    return retryUntilReached(() => load(before?.next), control);
  };
  for await (const { data } of fetchAllPages<Part>(loadPart, ({ next }) => !next)) {
    parts.push(
      csvText(
        data.map((order) => [String(++rowCount), ...columns.map(({ write }) => write(order))]),
        separator,
      ),
    );
    onProgress(rowCount, Math.max(total, rowCount));
  }
  return { file: rowCount === 0 ? null : csvFile(parts), rowCount };
}
