import { sql } from 'drizzle-orm';
import { businessDay } from '#contract/time';
import type { Handler } from '#server/http/handler';
import { stayedAway, visited } from './noShows';

interface VisitsRow extends Record<string, unknown> {
  order_id: string;
  visit_count: number;
  no_show_count: number;
}

/** Returns the earlier visits of the guests who are to come on a day. The number of a one-off customer isn't a guest's. */
export const getGuestVisits: Handler<'get_guest_visits'> = async ({ date }, { db, session }) => {
  const { store_id } = session;
  const { start, end } = businessDay(date, session);
  const { rows } = (await db.execute<VisitsRow>(sql`
    select booking.id as order_id, earlier.visit_count, earlier.no_show_count
    from orders booking
    cross join lateral (
      select (count(*) filter (where ${visited}))::int as visit_count,
        (count(*) filter (where ${stayedAway}))::int as no_show_count
      from orders where store_id = ${store_id} and customer_phone = booking.customer_phone
        and customer_country_phone_code = booking.customer_country_phone_code and due_at < booking.due_at
    ) earlier
    where booking.store_id = ${store_id} and booking.is_open and booking.order_type = 'table'
      and booking.customer_phone <> '' and not booking.is_one_off_customer
      and booking.due_at >= ${start.toISOString()}::timestamptz and booking.due_at < ${end.toISOString()}::timestamptz
      and (earlier.visit_count > 0 or earlier.no_show_count > 0)
    order by booking.due_at, booking.id`)) as { rows: VisitsRow[] };
  return { data: rows };
};
