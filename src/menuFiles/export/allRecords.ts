import { limits } from '#contract/limits';
import { recordCalls } from '../../dataProvider/recordCalls';
import { listBody } from '../../dataProvider/storeProvider';
import { raName } from '../../resources/index';
import type { RunControl } from '../run/runControl';
import { steadily } from '../run/steadily';
import type { ExportQuery } from './exportQuery';

/** A page of a list, and how many records the list has in all. */
export interface RecordPage {
  records: ({ _id: string } & Record<string, unknown>)[];
  total: number;
}

/**
 * Every record that a query finds, a page after the other. One that moves to a later page meanwhile comes once.
 *
 * @throws RunEnded, or an ApiError of a call that the server refused
 */
export async function* allRecords(query: ExportQuery, control: RunControl): AsyncGenerator<RecordPage> {
  const seen = new Set<string>();
  const perPage = limits.perPageMax;
  for (let page = 1; ; page++) {
    await control.pass();
    const { filter, sort = { field: 'sequence_number', order: 'ASC' as const } } = query;
    const body = listBody({ pagination: { page, perPage }, sort, filter });
    const { data, count } = await steadily(() => recordCalls.list(raName(query.resource), body), control);
    const records = data.filter(({ _id }) => !seen.has(_id));
    for (const { _id } of records) seen.add(_id);
    yield { records, total: count };
    // `count` may be capped: a full page says that there may be more.
    if (data.length < perPage) return;
  }
}

/** First names by id, of everything that rows refer to by name. */
export async function namesById(query: ExportQuery, control: RunControl): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const { records } of allRecords(query, control))
    for (const { _id, name } of records) names.set(_id, Array.isArray(name) ? String(name[0] ?? '') : '');
  return names;
}
