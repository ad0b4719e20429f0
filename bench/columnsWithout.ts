import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table's columns for `insert into ... select`, without some of them and without generated columns. */
export const columnsWithout = (table: PgTable, left: readonly string[]): SQL =>
  sql.join(
    Object.values(getTableColumns(table))
      .filter((column) => column.generated === undefined)
      .map((column) => column.name)
      .filter((name) => !left.includes(name))
      .map((name) => sql.identifier(name)),
    sql`, `,
  );
