import { and, asc, desc, eq, gte, inArray, is, lt, or, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits';
import { dateBounds } from '#contract/time';
import { containing } from '#server/db/likePattern';
import type { CallContext } from '#server/http/handler';

/** The arguments of a list call: see `listArguments`. */
interface ListBody {
  page: number;
  perPage: number;
  sort_order?: 'ASC' | 'DESC' | undefined;
  query?: string | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  ids?: string[] | undefined;
}

interface ListedTable {
  store_id: PgColumn;
  id: PgColumn;
  created_at: PgColumn;
}

const isMultilingual = (column: PgColumn): boolean => column.columnType === 'PgJsonb';

/** A text as `localText` returns it: in a language, with the first as fallback. */
export const shownText = (column: PgColumn, language: number): SQL<string> =>
  sql<string>`coalesce(nullif(${column} ->> ${language}::int, ''), ${column} ->> 0)`;

/** Sort order by text, ignoring case and with missing translations replaced; null if the text is empty. */
export const byShownText = (column: PgColumn, language: number): SQL =>
  sql`nullif(lower(${isMultilingual(column) ? shownText(column, language) : column}), '')`;

/**
 * Finds records that contain the search text in one of their texts, in the caller's language.
 *
 * @returns `undefined` (no condition) if the search text is too short
 */
export function textContains(columns: readonly PgColumn[], language: number, query = ''): SQL | undefined {
  const text = query.trim();
  if (text.length < limits.searchMin) return undefined;
  const pattern = containing(text);
  return or(
    ...columns.map((column) => sql`${isMultilingual(column) ? shownText(column, language) : column} ilike ${pattern}`),
  );
}

/** The records of the store in a list, without the list's own filter. Dates filter by creation time. */
export const listCondition = (
  table: ListedTable,
  search: readonly PgColumn[],
  { ids, query, start_date, end_date }: ListBody,
  { session, language }: Pick<CallContext, 'session' | 'language'>,
): SQL | undefined =>
  and(
    eq(table.store_id, session.store_id),
    ids && inArray(table.id, ids),
    start_date ? gte(table.created_at, dateBounds(start_date, session.timezone).start) : undefined,
    end_date ? lt(table.created_at, dateBounds(end_date, session.timezone).end) : undefined,
    textContains(search, language, query),
  );

/**
 * Sorts by a column, with empty values last in both directions, and ties broken by ID so that pages don't overlap.
 * A column that is never null is sorted without `nulls last`: an index read backwards serves no order that has it.
 */
export function listOrder(
  { id }: Pick<ListedTable, 'id'>,
  first: SQL | PgColumn,
  order: 'ASC' | 'DESC' = 'ASC',
): SQL[] {
  if (order === 'ASC') return [asc(first), asc(id)];
  const isNeverNull = is(first, PgColumn) && first.notNull;
  return [isNeverNull ? desc(first) : sql`${first} desc nulls last`, desc(id)];
}

export const offsetOf = ({ page, perPage }: Pick<ListBody, 'page' | 'perPage'>): number => (page - 1) * perPage;
