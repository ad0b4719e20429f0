import type { AuditEntry } from '#contract/audit/auditEntry';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { retryUntilReached } from '../../menuFiles/run/retryUntilReached';
import type { RunControl } from '../../menuFiles/run/runControl';
import { csvFile, csvText } from '../../menuFiles/writing/csvText';

type Choice = BodyOf<'get_audit_list'>;

interface ActivityFile {
  dataProvider: StoreDataProvider;
  choice: Choice;
  header: readonly string[];
  /** The cells of an entry, one below the other where several fields changed. */
  rowsOf: (entry: AuditEntry) => string[][];
}

/** Entries page by page, each with how many there are in all, as far as that is counted. */
const pagesOf = (dataProvider: StoreDataProvider, choice: Choice, control: RunControl) =>
  fetchAllPages<ReplyOf<'get_audit_list'>>(async (_page, last) => {
    await control.pass();
    const body = { ...choice, perPage: limits.perPageMax, before: last?.data.at(-1)?._id };
    return retryUntilReached(() => dataProvider.getAuditList(body), control);
  });

/**
 * Every entry that the filters find as a CSV file (RFC 4180), whatever is on screen: a page fetched, a page written. One that stands
 * for many records is followed by each of them. No cell is a formula to a spreadsheet.
 */
export async function writeActivity(
  { dataProvider, choice, header, rowsOf }: ActivityFile,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const parts = [csvText([header], ',')];
  const write = (entries: readonly AuditEntry[]) => parts.push(csvText(entries.flatMap(rowsOf), ','));
  let done = 0;
  for await (const { data, count } of pagesOf(dataProvider, choice, control)) {
    for (const entry of data) {
      write([entry]);
      if (entry.count === null || entry.change_id === null) continue;
      const behind = { filter: { change_id: entry.change_id } };
      for await (const page of pagesOf(dataProvider, behind, control)) write(page.data);
    }
    done += data.length;
    onProgress(done, Math.max(count, done));
  }
  return { file: done === 0 ? null : csvFile(parts), rowCount: done };
}
