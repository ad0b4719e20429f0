import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { type CalledOff, type DayTotals, reasonsMax } from '#contract/entities/historyPeriod';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import { calledOffStatuses, orderStatus } from '#contract/orders/statuses';
import { businessDate, dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { historyCondition } from '../lists/orderListCondition';
import { totalsSource } from './totalsSource';

interface Dates {
  start_date: string;
  end_date: string;
}

/** The first day of a store's history: of its first ended order, or of the store if that is earlier. */
async function firstDay(db: Database, { store_id, timezone, day_starts_at }: Session): Promise<string> {
  const firstEnd = sql`(select min(${orders.ended_at}) from ${orders}
    where ${orders.store_id} = ${store_id} and not ${orders.is_open} and not ${orders.is_test})`;
  const first = sql`least(${stores.created_at}, ${firstEnd})`;
  const [row] = await db
    .select({ day: sql<string>`to_char(business_date(${first}, ${timezone}, ${day_starts_at}::int), 'YYYY-MM-DD')` })
    .from(stores)
    .where(eq(stores.id, store_id));
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  return row.day;
}

const isCompleted = sql`order_status = ${sql.raw(String(orderStatus.COMPLETED))}`;
const sumOf = (column: SQLWrapper, condition: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)::float8`;

/** Sums of the days that have orders. */
async function sumsByDay(db: Database, dates: Dates, session: Session): Promise<Map<string, DayTotals>> {
  const parts = totalsSource(db, dates, session);
  const day = sql<string>`to_char(${parts.day}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      date: day,
      count: sumOf(parts.count, isCompleted),
      total: sumOf(parts.total, isCompleted),
      refunded: sumOf(parts.refunded, isCompleted),
      cancelled: {
        count: sumOf(parts.count, sql`not ${isCompleted}`),
        total: sumOf(parts.total, sql`not ${isCompleted}`),
        cancellation_charge: sumOf(parts.cancellation_charge, sql`not ${isCompleted}`),
      },
    })
    .from(parts)
    .groupBy(parts.day);
  return new Map(rows.map((row) => [row.date, row]));
}

/** Counts cancelled and rejected orders by status and reason. */
async function calledOff(db: Database, dates: Dates, session: Session): Promise<CalledOff[]> {
  // Inlined, as the index of these orders has them.
  const isCalledOff = sql`${orders.order_status} in (${sql.raw(calledOffStatuses.join(', '))})`;
  const total = sql<number>`sum(${orders.total})::float8`;
  const reason = sql<string>`coalesce(${orders.reason}, '')`;
  return db
    .select({
      order_status: orders.order_status,
      reason: reason.as('given_reason'),
      count: sql<number>`count(*)::int`,
      total,
      cancellation_charge: sql<number>`sum(${orders.cancellation_charge})::float8`,
    })
    .from(orders)
    .where(and(historyCondition(dates, session), isCalledOff))
    .groupBy(orders.order_status, sql`given_reason`)
    .orderBy(desc(total), desc(sql`count(*)`), sql`given_reason`)
    .limit(reasonsMax);
}

/**
 * The days of an asked period, as far as they have come.
 *
 * @throws 636 if the period is in the future, or before the store had a history
 */
export async function askedPeriod(
  db: Database,
  { period, date }: ParsedBodyOf<'get_history_period'>,
  session: Session,
  now: Date,
): Promise<{ whole: Dates; past: Dates }> {
  const today = businessDate(now, session);
  const whole = periodDates(period, date ?? today);
  if (whole.start_date > today || whole.end_date < (await firstDay(db, session))) {
    throw new CallError(errorCodes.ORDER_HISTORY_NOT_FOUND);
  }
  return { whole, past: datesUntil(today, whole) };
}

const noSums = { count: 0, total: 0, refunded: 0, cancelled: { count: 0, total: 0, cancellation_charge: 0 } };

/** A day, week or month of the history with sums by day, and why orders were called off. */
export const getHistoryPeriod: Handler<'get_history_period'> = async (body, { db, session, now }) => {
  const { whole, past: dates } = await askedPeriod(db, body, session, now());
  const sums = await sumsByDay(db, dates, session);
  const days: DayTotals[] = [];
  for (let day = dates.start_date; day <= dates.end_date; day = dateFrom(day, 1))
    days.push(sums.get(day) ?? { date: day, ...noSums });
  return {
    ...whole,
    days,
    called_off: await calledOff(db, dates, session),
    currency: session.currency,
  };
};
