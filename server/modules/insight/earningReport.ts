import { sql } from 'drizzle-orm';
import type { Sales } from '#contract/insight/measures';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import { orderStatus } from '#contract/orders/statuses';
import { businessDate, businessDay, dateFrom, instantOf, storeDate, wallClock } from '#contract/time';
import type { Database } from '#server/db/database';
import type { Handler } from '#server/http/handler';
import { dayRows, salesOf } from './dayRows';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Months or days that have begun, with their sales. */
export const getEarningReport: Handler<'dashboard/EarningReport'> = async ({ year, month }, { db, session, now }) => {
  const today = businessDate(now(), session);
  const whole =
    month === undefined
      ? { start_date: `${year}-01-01`, end_date: `${year}-12-31` }
      : periodDates('month', `${year}-${twoDigits(month)}-01`);
  const dates = datesUntil(today, whole);
  const rows = await dayRows(db, dates, session);
  const periods = [];
  for (let day = dates.start_date; day <= dates.end_date; ) {
    const period = datesUntil(dates.end_date, periodDates(month === undefined ? 'month' : 'day', day));
    const within = rows.filter(({ date }) => date >= period.start_date && date <= period.end_date);
    periods.push({ ...period, ...salesOf(within) });
    day = dateFrom(period.end_date, 1);
  }
  return { ...whole, currency: session.currency, periods };
};

/** Sales of the orders that ended between two instants. */
async function salesBetween(db: Database, storeId: string, from: Date, to: Date): Promise<Sales> {
  const isDone = sql.raw(`o.order_status = ${orderStatus.COMPLETED}`);
  const { rows } = (await db.execute(sql`
    select count(*) filter (where ${isDone})::int as orders,
      coalesce(sum(o.total) filter (where ${isDone}), 0)::float8 as total,
      coalesce(sum(o.discount) filter (where ${isDone}), 0)::float8 as discount,
      coalesce(sum(o.refunded) filter (where ${isDone}), 0)::float8 as refunded,
      count(*) filter (where not ${isDone})::int as cancelled
    from orders o
    where o.store_id = ${storeId} and not o.is_open and not o.is_test
      and o.ended_at >= ${from.toISOString()}::timestamptz and o.ended_at < ${to.toISOString()}::timestamptz`)) as {
    rows: Sales[];
  };
  const [row] = rows;
  if (!row) throw new Error('the sums of orders returned no row');
  return row;
}

export const getDashboardToday: Handler<'get_dashboard_today'> = async (_body, { db, session, now }) => {
  const date = businessDate(now(), session);
  const compared_date = dateFrom(date, -7);
  const today = businessDay(date, session);
  const then = businessDay(compared_date, session);
  const { timezone } = session;
  // By the clock, not by the hours since the day began: on a day whose clocks changed, there are more or fewer of them.
  const nextDay = storeDate(now(), timezone) > date ? 1440 : 0;
  const sameTime = instantOf(compared_date, wallClock(now(), timezone).minutes + nextDay, timezone);
  return {
    ...{ date, compared_date, currency: session.currency },
    today: await salesBetween(db, session.store_id, today.start, today.end),
    compared: await salesBetween(db, session.store_id, then.start, sameTime),
    compared_day: await salesBetween(db, session.store_id, then.start, then.end),
  };
};
