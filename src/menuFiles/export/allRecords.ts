import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../resources/index';
import type { RunControl } from '../run/runControl';
import { steadily } from '../run/steadily';
import type { ExportQuery } from './exportQuery';

type ExportedRecord = { id: string } & Record<string, unknown>;

/** A page of a list, and how many records the list has in all. */
interface RecordPage {
  records: ExportedRecord[];
  total: number;
}

/**
 * Every record that a query finds, a page after the other. One that moves to a later page meanwhile comes once.
 *
 * @throws RunEnded, or an ApiError of a call that the server refused
 */
export async function* allRecords(
  dataProvider: StoreDataProvider,
  query: ExportQuery,
  control: RunControl,
): AsyncGenerator<RecordPage> {
  const seen = new Set<string>();
  const { resource, filter = {}, sort = { field: 'sequence_number', order: 'ASC' } } = query;
  const load = async (page: number) => {
    await control.pass();
    const pagination = { page, perPage: limits.perPageMax };
    return steadily(
      () => dataProvider.getList<ExportedRecord>(raName(resource), { pagination, sort, filter }),
      control,
    );
  };
  for await (const { data, total = 0 } of fetchAllPages(load)) {
    const records = data.filter(({ id }) => !seen.has(id));
    for (const { id } of records) seen.add(id);
    yield { records, total };
  }
}

/** First names by id, of everything that rows refer to by name. */
export async function namesById(
  dataProvider: StoreDataProvider,
  query: ExportQuery,
  control: RunControl,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const { records } of allRecords(dataProvider, query, control))
    for (const { id, name } of records) names.set(id, Array.isArray(name) ? String(name[0] ?? '') : '');
  return names;
}
