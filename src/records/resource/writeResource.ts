import type { SortPayload } from 'react-admin';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { kindOf, loadKinds } from '../../kinds/index';
import type { ResourceField, TextTools } from '../../kinds/kind';
import { saveFile } from '../../menuFiles/saveFile';
import { csvFile, csvText } from '../../menuFiles/writing/csvText';
import type { Resource } from '../../resources/defineResource';

interface Wanted {
  dataProvider: StoreDataProvider;
  resource: Resource;
  filter: Record<string, unknown>;
  sort: SortPayload;
  tools: TextTools;
  /** The file's name. */
  name: string;
}

/** A field's cell in the file. Fields that only make sense together share one. */
function cellOf(field: ResourceField, record: Record<string, unknown>, tools: TextTools): string {
  const { toCsv, toText } = kindOf(field.kind);
  const value = field.alongside
    ? Object.fromEntries([field.source, ...field.alongside].map((source) => [source, record[source]]))
    : record[field.source];
  return (toCsv ?? toText)(value, field, tools);
}

/**
 * Saves the records that match a list's search and filters as a CSV file, with a column for each field of the
 * descriptor.
 */
export async function writeResource({ dataProvider, resource, filter, sort, tools, name }: Wanted): Promise<void> {
  const fields = resource.fields.filter(({ csv }) => csv !== false);
  await loadKinds(fields.map(({ kind }) => kind));
  const parts = [csvText([fields.map(({ label }) => tools.t(label))], ',')];
  const load = (page: number) =>
    dataProvider.getList(resource.raName, { pagination: { page, perPage: limits.perPageMax }, sort, filter });
  for await (const { data } of fetchAllPages(load)) {
    const rows = data.map((record) => fields.map((field) => cellOf(field, record, tools)));
    parts.push(csvText(rows, ','));
  }
  saveFile(csvFile(parts), name);
}
