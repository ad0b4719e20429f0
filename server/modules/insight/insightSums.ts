import { type SQL, sql } from 'drizzle-orm';
import type { InsightDates } from '#contract/insight/ranges';
import type { InsightSubject } from '#contract/insight/subjects';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import type { Session } from '#server/http/handler';
import { keptFrom } from '../orders/service';

/** The sums of a subject's key, or of one of its days. */
export interface InsightSum {
  key: string;
  /** `YYYY-MM-DD`, or a weekday (0 is Sunday), or empty if the sums aren't divided by days. */
  day: string;
  orders: number;
  quantity: number;
  amount: number;
  reduced: number;
  minutes: number;
}

const dividedBy = {
  none: sql`''`,
  day: sql`to_char(parts.day, 'YYYY-MM-DD')`,
  weekday: sql`extract(dow from parts.day)::int::text`,
} as const satisfies Record<string, SQL>;

/**
 * The kept sums of a subject, and single orders from before those, as `totalsSource` adds them: few or none unless the
 * store has just changed its days.
 */
function partsOf(subject: InsightSubject, { start_date, end_date }: InsightDates, session: Session): SQL {
  const { store_id, timezone, day_starts_at } = session;
  const time = sql.raw(subject === 'hour' ? 'o.created_at' : 'o.ended_at');
  const from = businessDay(start_date, session).start.toISOString();
  const to = businessDay(end_date, session).end.toISOString();
  const kept = keptFrom(store_id);
  return sql`(
    select k.day, k.key, k.orders as number, k.quantity, k.amount, k.reduced, k.minutes
    from insight_day_totals k
    where k.store_id = ${store_id} and k.subject = ${subject} and k.day between ${start_date}::date and ${end_date}::date
    union all
    select business_date(i.at, ${timezone}, ${day_starts_at}::int), i.key, i.number, i.quantity, i.amount, i.reduced, i.minutes
    from orders o cross join lateral insight_of_order(o) i
    where o.store_id = ${store_id} and not o.is_open and not o.is_test and ${kept} is not null and ${time} < ${kept}
      and ${time} >= ${from}::timestamptz and ${time} < ${to}::timestamptz and i.subject = ${subject}
  ) parts`;
}

/** Sums of a subject by key, and by day or weekday if the caller wants that. */
export async function insightSums(
  db: Database,
  subject: InsightSubject,
  dates: InsightDates,
  session: Session,
  by: keyof typeof dividedBy = 'none',
): Promise<InsightSum[]> {
  const { rows } = (await db.execute(sql`
    select parts.key, ${dividedBy[by]} as day, sum(parts.number)::float8 as orders, sum(parts.quantity)::float8 as quantity,
      sum(parts.amount)::float8 as amount, sum(parts.reduced)::float8 as reduced, sum(parts.minutes)::float8 as minutes
    from ${partsOf(subject, dates, session)}
    group by 1, 2`)) as { rows: InsightSum[] };
  return rows;
}
