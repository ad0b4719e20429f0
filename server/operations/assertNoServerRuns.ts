import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/**
 * For commands that no server may run beside, on PostgreSQL. The embedded database is locked instead.
 *
 * @throws if servers are connected to the same PostgreSQL
 */
export async function assertNoServerRuns(db: Database): Promise<void> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(
      // This command's own connections end with the same id.
      sql`datname = current_database() and application_name like 'storedesk%'
        and right(application_name, 8) <> right(current_setting('application_name'), 8)`,
    );
  if (row?.count)
    throw new Error('Servers are connected to this database. Stop all of them first, then run this again.');
}
