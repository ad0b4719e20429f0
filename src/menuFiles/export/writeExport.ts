import type { SortPayload } from 'react-admin';
import { limits } from '#contract/limits';
import type { ImportKind } from '#contract/menuFiles/columns';
import { addedColumns } from '#contract/menuFiles/columnWords';
import type { FileLanguage } from '#contract/menuFiles/fileLanguages';
import { targetLabels } from '#contract/menuFiles/offerCells';
import { headerOf } from '#contract/menuFiles/targets';
import { type WritingContext, type WrittenRecord, writeCells } from '#contract/menuFiles/writeCells';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName, resources } from '../../descriptors/resources/index';
import { retryUntilReached } from '../run/retryUntilReached';
import type { RunControl } from '../run/runControl';
import { csvFile, csvText, type Separator } from '../writing/csvText';
import { type ExportQuery, queriesOf } from './exportQuery';

type ExportedRecord = { id: string } & Record<string, unknown>;

/** A page of a list, and how many records the list has in all. */
interface RecordPage {
  records: ExportedRecord[];
  total: number;
}

/**
 * Every record that a query finds, page by page. A record that moves to a later page in between is returned once.
 *
 * @throws RunEnded, or an ApiError of a call that the server refused
 */
async function* allRecords(
  dataProvider: StoreDataProvider,
  query: ExportQuery,
  control: RunControl,
): AsyncGenerator<RecordPage> {
  const seen = new Set<string>();
  const { resource, filter = {}, sort = sortOf(resource) } = query;
  const load = async (page: number) => {
    await control.pass();
    const pagination = { page, perPage: limits.perPageMax };
    return retryUntilReached(
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

/** The order of the list. Trees have none: their order is the menu's. */
const sortOf = (resource: ExportQuery['resource']): SortPayload =>
  resources[resource].firstSort ?? { field: 'sequence_number', order: 'ASC' };

/** Names in the first language by ID, of everything that rows refer to by name. */
async function namesById(
  dataProvider: StoreDataProvider,
  query: ExportQuery,
  control: RunControl,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const { records } of allRecords(dataProvider, query, control))
    for (const { id, name } of records) names.set(id, Array.isArray(name) ? String(name[0] ?? '') : '');
  return names;
}

export interface ExportOptions {
  dataProvider: StoreDataProvider;
  kind: ImportKind;
  /** The list's query; every record of the kind if omitted. */
  query?: ExportQuery | undefined;
  /** The columns, in order. */
  targets: readonly string[];
  separator: Separator;
  /** The language of the headers. */
  language: FileLanguage;
  /** Codes of the store's languages, by position, removed ones included: texts are found by position. */
  languages: readonly string[];
  currency: string;
  timezone: string;
  /** Whether the store has categories above its sub-categories. */
  hasCategories: boolean;
}

/** Names that a kind's rows refer to. */
async function contextOf(options: ExportOptions, control: RunControl): Promise<WritingContext> {
  const { dataProvider, kind, currency, timezone, languages, hasCategories } = options;
  const base = { currency, languages };
  if (kind === 'offers') {
    const menu = await retryUntilReached(() => dataProvider.getStoreMenu(), control);
    return { ...base, timezone, targets: targetLabels(menu) };
  }
  if (kind === 'items')
    return {
      ...base,
      subCategories: await namesById(dataProvider, { resource: 'sub_categories' }, control),
      modifierGroups: await namesById(dataProvider, { resource: 'modifier_groups' }, control),
    };
  return kind === 'categories' && hasCategories
    ? { ...base, categories: await namesById(dataProvider, { resource: 'categories' }, control) }
    : base;
}

/**
 * Writes the requested records as a CSV file, page by page, so that the screen stays responsive.
 *
 * @returns how many rows it has; `file` is `null` if there are none
 */
export async function writeExport(
  options: ExportOptions,
  control: RunControl,
  onProgress: (done: number, total: number) => void,
): Promise<{ file: Blob | null; rowCount: number }> {
  const { dataProvider, kind, targets, separator, language } = options;
  const context = await contextOf(options, control);
  const header = [addedColumns.serial[language][0] ?? '', ...targets.map((target) => headerOf(kind, target, language))];
  const parts = [csvText([header], separator)];
  let rowCount = 0;
  let done = 0;
  const queries = queriesOf(kind, options.query).filter(
    ({ resource }) => resource !== 'categories' || options.hasCategories,
  );
  for (const query of queries)
    for await (const { records, total } of allRecords(dataProvider, query, control)) {
      const rows = records
        .flatMap((record) => writeCells(kind, record as unknown as WrittenRecord[typeof kind], context))
        .map((cells) => [String(++rowCount), ...targets.map((target) => cells[target] ?? '')]);
      parts.push(csvText(rows, separator));
      done += records.length;
      onProgress(done, Math.max(total, done));
    }
  return { file: rowCount === 0 ? null : csvFile(parts), rowCount };
}
