import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits';
import { containing } from '#server/db/likePattern';

/** A text as `localText` gives it: in a language, falling back to the first. */
export const shownText = (column: PgColumn, language: number): SQL<string> =>
  sql<string>`coalesce(nullif(${column} ->> ${language}::int, ''), ${column} ->> 0)`;

/** What lists by name are ordered by: neither case nor language gaps tear them apart. */
export const byShownName = (column: PgColumn, language: number): SQL => sql`lower(${shownText(column, language)})`;

/**
 * Names that hold what was searched for, as the caller reads them.
 *
 * @returns `undefined`, which is no condition, where less is searched for than the least that lists look for
 */
export function nameHolds(column: PgColumn, language: number, query = ''): SQL | undefined {
  const text = query.trim();
  if (text.length < limits.searchMin) return undefined;
  return sql`${shownText(column, language)} ilike ${containing(text)}`;
}
