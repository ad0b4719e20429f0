import type { SortPayload } from 'react-admin';
import { limits } from '#contract/limits';
import { saveFile } from '../../components/saveFile';
import type { TextTools } from '../../components/text/useTextTools';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { Resource } from '../../descriptors/defineResource';
import { kindOf, loadKinds } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import { csvFile, csvText } from '../../menuFiles/writing/csvText';

type Fields = Record<string, unknown>;

/** One column of a file of records. */
export interface ExportColumn<Row> {
  label: string;
  write: (record: Row) => string;
}

/** The columns of a resource's file, if its descriptor's fields aren't enough. */
export type ExportColumns<Row> = (tools: TextTools) => ExportColumn<Row>[];

interface Export {
  dataProvider: StoreDataProvider;
  resource: Resource;
  filter: Record<string, unknown>;
  sort: SortPayload;
  tools: TextTools;
  /** The file's name. */
  name: string;
  columns?: ExportColumns<never> | undefined;
}

/** A field's cell in the file. Fields that only make sense together share one. */
function cellOf(field: ResourceField, record: Fields, tools: TextTools): string {
  const { toCsv, toText } = kindOf(field.kind);
  const value = field.alongside
    ? Object.fromEntries([field.source, ...field.alongside].map((source) => [source, record[source]]))
    : record[field.source];
  return (toCsv ?? toText)(value, field, tools);
}

async function columnsOf({ fields }: Resource, tools: TextTools): Promise<ExportColumn<Fields>[]> {
  const written = fields.filter(({ csv }) => csv !== false);
  await loadKinds(written.map(({ kind }) => kind));
  return written.map((field) => ({
    label: tools.t(field.label),
    write: (record) => cellOf(field, record, tools),
  }));
}

/**
 * Saves the records that match a list's search and filters as a CSV file with numbered rows: a column for each field of
 * the descriptor, or the given columns.
 *
 * @returns the number of records; if there are none, no file is saved
 */
export async function writeResource({ dataProvider, resource, tools, ...options }: Export): Promise<number> {
  const { filter, sort, name } = options;
  const customColumns = options.columns as ExportColumns<Fields> | undefined;
  const columns = customColumns ? customColumns(tools) : await columnsOf(resource, tools);
  const parts = [csvText([[tools.t('recordLists.export.serial'), ...columns.map(({ label }) => label)]], ',')];
  const load = (page: number) =>
    dataProvider.getList(resource.raName, { pagination: { page, perPage: limits.perPageMax }, sort, filter });
  let count = 0;
  for await (const { data } of fetchAllPages(load)) {
    const rows = data.map((record) => [String(++count), ...columns.map(({ write }) => write(record))]);
    parts.push(csvText(rows, ','));
  }
  if (count > 0) saveFile(csvFile(parts), name);
  return count;
}
