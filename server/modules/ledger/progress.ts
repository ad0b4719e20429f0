import { sql } from 'drizzle-orm';
import { ledgerProgress } from '#server/db/schema/ledger';
import type { Handler } from '#server/http/handler';

interface Left {
  store_id: string;
  complete_since: string;
  booked: number;
  left: number;
  worked_ms: number;
}

/** Orders booked in a second of work; 0 before the first of them. */
export const rateOfWork = ({ booked, worked_ms }: { booked: number; worked_ms: number }): number =>
  worked_ms > 0 ? (booked * 1_000) / worked_ms : 0;

/** How far the orders from before the ledger are booked. */
export const getLedgerProgress: Handler<'platform/get_ledger_progress'> = async (_body, { db }) => {
  const { rows } = (await db.execute(sql`
    select p.store_id, to_json(p.complete_since) #>> '{}' as complete_since, p.booked, p.worked_ms::float8 as worked_ms,
      (select count(*)::int from orders o where o.store_id = p.store_id and not o.is_test and (o.created_at, o.id)
        < (p.complete_since, coalesce(p.order_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))) as left
    from ${ledgerProgress} p order by p.store_id`)) as unknown as { rows: Left[] };
  const data = rows.map(({ store_id, complete_since, booked, left, worked_ms }) => {
    const rate = rateOfWork({ booked, worked_ms });
    return {
      ...{ store_id, complete_since: new Date(complete_since).toISOString(), booked, left },
      per_second: Math.round(rate),
      seconds_left: rate > 0 ? Math.ceil(left / rate) : null,
    };
  });
  return { data };
};
