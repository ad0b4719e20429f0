import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A table's columns but for some, as they stand in `insert into ... select`. */
export const columnsWithout = (table: PgTable, left: readonly string[]): SQL =>
  sql.join(
    Object.values(getTableColumns(table))
      .map((column) => column.name)
      .filter((name) => !left.includes(name))
      .map((name) => sql.identifier(name)),
    sql`, `,
  );
