import { type SQLWrapper, sql } from 'drizzle-orm';
import { addSales, type Sales } from '#contract/insight/measures';
import type { InsightDates } from '#contract/insight/ranges';
import { type OrderStatus, type OrderType, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { type StoreDays, totalsSource } from '../orders/service';

/** The ended orders of a day with the same type and outcome. */
interface DayRow {
  date: string;
  order_type: OrderType;
  order_status: OrderStatus;
  count: number;
  total: number;
  discount: number;
  refunded: number;
  cancellation_charge: number;
}

const sumOf = (column: SQLWrapper) => sql<number>`sum(${column})::float8`;

/** The history's sums of some days, so that both agree to the cent. */
export async function dayRows(db: Database, dates: InsightDates, store: StoreDays): Promise<DayRow[]> {
  const parts = totalsSource(db, dates, store);
  return db
    .select({
      date: sql<string>`to_char(${parts.day}, 'YYYY-MM-DD')`,
      order_type: parts.order_type,
      order_status: parts.order_status,
      count: sumOf(parts.count),
      total: sumOf(parts.total),
      discount: sumOf(parts.discount),
      refunded: sumOf(parts.refunded),
      cancellation_charge: sumOf(parts.cancellation_charge),
    })
    .from(parts)
    .groupBy(parts.day, parts.order_type, parts.order_status);
}

const ofRow = ({ order_status, count, total, discount, refunded }: DayRow): Sales =>
  order_status === orderStatus.COMPLETED
    ? { orders: count, total, discount, refunded, cancelled: 0 }
    : { orders: 0, total: 0, discount: 0, refunded: 0, cancelled: count };

/** Sales of the rows that a condition selects. */
export const salesOf = (rows: readonly DayRow[]): Sales => addSales(rows.map(ofRow));

/** Rows by something that they have in common. */
export function grouped<Key>(rows: readonly DayRow[], keyOf: (row: DayRow) => Key): Map<Key, DayRow[]> {
  const groups = new Map<Key, DayRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
