import type { AuditEntry } from '#contract/audit/auditEntry';
import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { callApi } from '../../dataProvider/callApi';
import type { RunControl } from '../../menuFiles/run/runControl';
import { steadily } from '../../menuFiles/run/steadily';
import { csvFile, csvText } from '../../menuFiles/writing/csvText';

type Choice = BodyOf<'get_audit_list'>;

interface ActivityFile {
  choice: Choice;
  header: readonly string[];
  /** The cells of an entry, one below the other where several fields changed. */
  rowsOf: (entry: AuditEntry) => string[][];
}

/** Entries page by page, each with how many there are in all, as far as that is counted. */
async function* pagesOf(choice: Choice, control: RunControl) {
  const perPage = limits.perPageMax;
  let before: string | undefined;
  for (;;) {
    await control.pass();
    const page = await steadily(() => callApi('get_audit_list', { ...choice, perPage, before }), control);
    yield page;
    before = page.data.at(-1)?._id;
    if (page.data.length < perPage) return;
  }
}

/**
 * Every entry that the filters find as a CSV file (RFC 4180), whatever is on screen: a page fetched, a page written. One that stands
 * for many records is followed by each of them. No cell is a formula to a spreadsheet.
 */
export async function writeActivity(
  { choice, header, rowsOf }: ActivityFile,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const parts = [csvText([header], ',')];
  const write = (entries: readonly AuditEntry[]) => parts.push(csvText(entries.flatMap(rowsOf), ','));
  let done = 0;
  for await (const { data, count } of pagesOf(choice, control)) {
    for (const entry of data) {
      write([entry]);
      if (entry.count === null || entry.change_id === null) continue;
      const behind = { filter: { change_id: entry.change_id } };
      for await (const page of pagesOf(behind, control)) write(page.data);
    }
    done += data.length;
    onProgress(done, Math.max(count, done));
  }
  return { file: done === 0 ? null : csvFile(parts), rowCount: done };
}
