import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { dateBounds } from '#contract/time';
import type { CallContext } from '#server/http/handler';
import type { SequencedTable } from './setSequence';
import { byShownName, nameHolds } from './shownName';

/** What a call asks of a list, as `listArguments` says it. */
interface ListBody {
  page: number;
  perPage: number;
  sort_by?: 'sequence_number' | 'name' | undefined;
  sort_order?: 'ASC' | 'DESC' | undefined;
  query?: string | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  ids?: string[] | undefined;
}

/** Which records of the store a list holds. Its days are those on which they were made. */
export const listCondition = (
  table: SequencedTable,
  { ids, query, start_date, end_date }: ListBody,
  { session, language }: Pick<CallContext, 'session' | 'language'>,
): SQL | undefined =>
  and(
    eq(table.store_id, session.store_id),
    ids && inArray(table.id, ids),
    start_date ? gte(table.created_at, dateBounds(start_date, session.timezone).start) : undefined,
    end_date ? lt(table.created_at, dateBounds(end_date, session.timezone).end) : undefined,
    nameHolds(table.name, language, query),
  );

/** The order of the menu, or by name as the caller reads it; ties by id, so that pages do not overlap. */
export function listOrder(table: SequencedTable, { sort_by, sort_order }: ListBody, language: number): SQL[] {
  const first = sort_by === 'name' ? byShownName(table.name, language) : table.sequence_number;
  return [first, table.id].map((each) => (sort_order === 'DESC' ? desc(each) : asc(each)));
}

export const offsetOf = ({ page, perPage }: Pick<ListBody, 'page' | 'perPage'>): number => (page - 1) * perPage;
