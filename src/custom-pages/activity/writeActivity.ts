import type { AuditEntry } from '#contract/audit/auditEntry';
import type { BodyOf, ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { retryUntilReached } from '../../menuFiles/run/retryUntilReached';
import type { RunControl } from '../../menuFiles/run/runControl';
import { csvFile, csvText } from '../../menuFiles/writing/csvText';
import { loadKindsOf } from '../../records/history/fieldChanges';

type Choice = BodyOf<'get_audit_list'>;

interface ActivityFile {
  dataProvider: StoreDataProvider;
  choice: Choice;
  header: readonly string[];
  /** The rows of an entry, one for each changed field. */
  rowsOf: (entry: AuditEntry) => string[][];
}

/** Entries page by page, each with the total number as far as it is counted. */
const pagesOf = (dataProvider: StoreDataProvider, choice: Choice, control: RunControl) =>
  fetchAllPages<ReplyOf<'get_audit_list'>>(async (_page, last) => {
    await control.pass();
    const body = { ...choice, perPage: limits.perPageMax, before: last?.data.at(-1)?._id };
    return retryUntilReached(() => dataProvider.getAuditList(body), control);
  });

/**
 * Writes every entry that matches the filters as a CSV file (RFC 4180), page by page. An entry about many records is
 * followed by one for each. Spreadsheets treat no cell as a formula.
 */
export async function writeActivity(
  { dataProvider, choice, header, rowsOf }: ActivityFile,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const parts = [csvText([header], ',')];
  const write = async (entries: readonly AuditEntry[]) => {
    await loadKindsOf(entries);
    parts.push(csvText(entries.flatMap(rowsOf), ','));
  };
  let done = 0;
  for await (const { data, count } of pagesOf(dataProvider, choice, control)) {
    for (const entry of data) {
      await write([entry]);
      if (entry.count === null || entry.change_id === null) continue;
      const behind = { filter: { change_id: entry.change_id } };
      for await (const page of pagesOf(dataProvider, behind, control)) await write(page.data);
    }
    done += data.length;
    onProgress(done, Math.max(count, done));
  }
  return { file: done === 0 ? null : csvFile(parts), rowCount: done };
}
