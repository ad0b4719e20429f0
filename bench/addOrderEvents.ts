import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/client';
import type { BenchDatabase } from './benchDatabase';

/** As many as a delivery has. */
const eventsEach = 6;

/** Gives events to the orders that have none: the benchmarks' own copies. */
export async function addOrderEvents({ settings }: BenchDatabase): Promise<void> {
  const opened = await openDatabase(settings);
  try {
    await opened.exclusively(async ({ db }) => {
      await db.execute(sql`
        insert into order_events (store_id, order_id, seq, at, actor_kind, actor_id, actor_name, axis, from_status, to_status)
        select o.store_id, o.id, seq, o.created_at + seq * interval '5 minutes', 'sub_store', o.store_id::text, 'Kitchen', 'order', 1, 3
        from orders o, generate_series(1, ${eventsEach}::int) seq
        where not exists (select from order_events e where e.store_id = o.store_id and e.order_id = o.id)`);
      await db.execute(sql`analyze order_events`);
    });
  } finally {
    await opened.close();
  }
}
