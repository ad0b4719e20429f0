import type { ImportRow } from '#contract/entities/menuImport';
import { limits } from '#contract/limits';
import { importCalls } from '../../dataProvider/importCalls';
import type { RunControl } from './runControl';
import { steadily } from './steadily';

/** Every row of an import that a filter lets through, page by page: however many there are, one page is held. */
export async function* importRows(
  import_id: string,
  filter: { outcome?: ImportRow['outcome']; is_applied?: boolean },
  control: RunControl,
): AsyncGenerator<ImportRow[]> {
  for (let page = 1; ; page++) {
    await control.pass();
    const body = { import_id, page, perPage: limits.importBatchMax, filter };
    const { data, count } = await steadily(() => importCalls.getImportRowList(body), control);
    yield data;
    if (page * limits.importBatchMax >= count) return;
  }
}

/** Lines that are previewed and not yet written, those with an error left out: where applying begins, or goes on. */
export async function openLines(import_id: string, control: RunControl): Promise<number[]> {
  const lines: number[] = [];
  for await (const rows of importRows(import_id, { is_applied: false }, control))
    for (const { line, outcome } of rows) if (outcome !== 'error') lines.push(line);
  return lines;
}
