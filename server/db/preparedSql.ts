import type { Query, SQL } from 'drizzle-orm';
import type { Database } from './database';
import { planOnce } from './embeddedStatements';

/**
 * Internals that drizzle's types leave out: its query builders prepare statements with them, and raw SQL has no
 * builder.
 */
interface Internals {
  dialect: { sqlToQuery(statement: SQL): Query };
  session: {
    prepareQuery(
      query: Query,
      fields: undefined,
      name: string,
      isArray: boolean,
    ): { execute(params: object): Promise<unknown> };
  };
}

/**
 * A statement in SQL that PostgreSQL plans once a connection, as `preparedOnce` does for drizzle's builders.
 *
 * @param name unique among prepared statements
 * @param statement with `sql.placeholder('…')` for its parameters
 * @example
 * const countOf = preparedSql<{ n: number }, 'store_id'>('count_of', sql`select count(*)::int n from items where store_id = ${sql.placeholder('store_id')}`);
 * const [{ n }] = await countOf(db, { store_id });
 */
export function preparedSql<Row, Parameter extends string>(
  name: string,
  statement: SQL,
): (db: Database, parameters: Record<Parameter, unknown>) => Promise<Row[]> {
  let query: Query | undefined;
  return async (db, parameters) => {
    const { dialect, session } = db as unknown as Internals;
    if (!query) {
      query = dialect.sqlToQuery(statement);
      planOnce(query.sql);
    }
    const { rows } = (await session.prepareQuery(query, undefined, name, false).execute(parameters)) as { rows: Row[] };
    return rows;
  };
}
