import type { AuditEntry } from '#contract/audit/auditEntry';
import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { callApi } from '../../dataProvider/callApi';
import type { RunControl } from '../../menuFiles/run/runControl';
import { steadily } from '../../menuFiles/run/steadily';
import { csvFile, csvText } from '../../menuFiles/writing/csvText';

interface ActivityFile {
  choice: BodyOf<'get_audit_list'>;
  header: readonly string[];
  /** The cells of an entry, one below the other where several fields changed. */
  rowsOf: (entry: AuditEntry) => string[][];
}

/**
 * Every entry that the filters find as a CSV file (RFC 4180), whatever is on screen: a page fetched, a page written. No cell is a formula
 * to a spreadsheet.
 */
export async function writeActivity(
  { choice, header, rowsOf }: ActivityFile,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const perPage = limits.perPageMax;
  const parts = [csvText([header], ',')];
  let done = 0;
  let before: string | undefined;
  for (;;) {
    await control.pass();
    const { data, count } = await steadily(() => callApi('get_audit_list', { ...choice, perPage, before }), control);
    parts.push(csvText(data.flatMap(rowsOf), ','));
    done += data.length;
    before = data.at(-1)?._id;
    onProgress(done, Math.max(count, done));
    if (data.length < perPage) break;
  }
  return { file: done === 0 ? null : csvFile(parts), rowCount: done };
}
