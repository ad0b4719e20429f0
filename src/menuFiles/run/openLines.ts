import type { ImportRow } from '#contract/entities/menuImport';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { RunControl } from './runControl';
import { steadily } from './steadily';

/** Every row of an import that a filter lets through, page by page: however many there are, one page is held. */
export async function* importRows(
  dataProvider: StoreDataProvider,
  import_id: string,
  filter: { outcome?: ImportRow['outcome']; is_applied?: boolean },
  control: RunControl,
): AsyncGenerator<ImportRow[]> {
  const perPage = limits.importBatchMax;
  const load = async (page: number) => {
    await control.pass();
    return steadily(() => dataProvider.getImportRowList({ import_id, page, perPage, filter }), control);
  };
  for await (const { data } of fetchAllPages(load, ({ data }) => data.length < perPage)) yield data;
}

/** Lines that are previewed and not yet written, those with an error left out: where applying begins, or goes on. */
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
