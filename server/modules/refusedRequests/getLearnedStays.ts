import { subDays } from 'date-fns';
import { sql } from 'drizzle-orm';
import { learnedLimits } from '#contract/bookingLimits';
import { eveningFrom } from '#contract/bookings/learnedStays';
import type { LearnedStay } from '#contract/entities/learnedStay';
import { orderStatus } from '#contract/orders/statuses';
import { orderEvents, orders } from '#server/db/schema/index';
import { stores } from '#server/db/schema/stores';
import type { Handler } from '#server/http/handler';

const { days, partiesMin, shortest, longest } = learnedLimits;

/** How long guests stayed, from arrived to completed, by the size of their party and the part of the day. */
export const getLearnedStays: Handler<'get_learned_stays'> = async (_body, { db, session, now }) => {
  const arrivedAt = sql`(select min(e.at) from ${orderEvents} e where e.store_id = ${orders.store_id}
    and e.order_id = ${orders.id} and e.axis = 'order' and e.to_status = ${orderStatus.ARRIVED})`;
  const { rows } = (await db.execute(sql`
    with visits as (
      select ${orders.persons} as persons, extract(epoch from ${orders.ended_at} - arrived.at) / 60 as minutes,
        extract(hour from arrived.at at time zone ${stores.timezone}) * 60 >= ${eveningFrom} as is_evening
      from ${orders} inner join ${stores} on ${stores.id} = ${orders.store_id}
      cross join lateral (select ${arrivedAt} as at) arrived
      where ${orders.store_id} = ${session.store_id} and ${orders.order_type} = 'table' and not ${orders.is_open} and not ${orders.is_test}
        and ${orders.order_status} = ${orderStatus.COMPLETED} and ${orders.persons} is not null
        and ${orders.ended_at} >= ${subDays(now(), days).toISOString()}::timestamptz and arrived.at is not null)
    select persons::int, case when is_evening then 'evening' else 'afternoon' end as part, count(*)::int as parties,
      round(percentile_cont(0.5) within group (order by minutes))::int as median,
      round(percentile_cont(0.8) within group (order by minutes))::int as most
    from visits where minutes between ${shortest} and ${longest}
    group by persons, is_evening having count(*) >= ${partiesMin} order by persons, is_evening`)) as {
    rows: LearnedStay[];
  };
  return { data: rows.map(({ persons, part, parties, median, most }) => ({ persons, part, parties, median, most })) };
};
