import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';

/**
 * Runs a statement that changes rows.
 *
 * @returns how many rows it changed; the drivers name that differently
 */
export async function countChanged(tx: Database, statement: SQL): Promise<number> {
  const { rows } = (await tx.execute(
    sql`with done as (${statement} returning 1) select count(*)::int as count from done`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** A list of IDs for `in`; the list must not be empty. */
export const inIds = (ids: readonly string[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
