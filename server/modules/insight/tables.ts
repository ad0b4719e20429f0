import { and, eq, inArray } from 'drizzle-orm';
import type { DashboardTables } from '#contract/entities/insight';
import { noSales } from '#contract/insight/measures';
import type { InsightDates } from '#contract/insight/ranges';
import { firstOrderGroups } from '#contract/insight/subjects';
import { calledOffStatuses, orderTypes } from '#contract/orders/statuses';
import { dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { items } from '#server/db/schema/menu';
import { promoCodes } from '#server/db/schema/promoCodes';
import { tables } from '#server/db/schema/tables';
import type { Handler, Session } from '#server/http/handler';
import { dayRows, grouped, salesOf } from './dayRows';
import { type InsightSum, insightSums } from './insightSums';

/** All dates of a range, the first one first. */
export function datesIn({ start_date, end_date }: InsightDates): string[] {
  const dates: string[] = [];
  for (let date = start_date; date <= end_date; date = dateFrom(date, 1)) dates.push(date);
  return dates;
}

/** The menu's items with what they sold, and those that were sold and have been deleted since. */
async function itemTable(
  db: Database,
  sums: readonly InsightSum[],
  storeId: string,
): Promise<DashboardTables['items']> {
  const menu = await db.select({ id: items.id, name: items.name }).from(items).where(eq(items.store_id, storeId));
  const sold = new Map(sums.map((sum) => [sum.key, sum]));
  const names = new Map(menu.map(({ id, name }) => [id, name]));
  return [...new Set([...sold.keys(), ...names.keys()])]
    .map((item_id) => {
      const { orders = 0, quantity = 0, amount = 0, reduced = 0 } = sold.get(item_id) ?? {};
      return { item_id, name: names.get(item_id) ?? null, orders, quantity, amount, discount: reduced };
    })
    .sort((a, b) => b.quantity - a.quantity || b.amount - a.amount || a.item_id.localeCompare(b.item_id));
}

async function offerTable(
  db: Database,
  sums: readonly InsightSum[],
  storeId: string,
): Promise<DashboardTables['offers']> {
  const ids = sums.map(({ key }) => key).filter((key) => key !== '');
  const rows =
    ids.length > 0
      ? await db
          .select({ id: promoCodes.id, code: promoCodes.promo_code })
          .from(promoCodes)
          .where(and(eq(promoCodes.store_id, storeId), inArray(promoCodes.id, ids)))
      : [];
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return sums
    .map(({ key, orders, amount, reduced }) => ({
      promo_id: key || null,
      promo_code: codes.get(key) ?? '',
      ...{ orders, total: amount, discount: reduced },
    }))
    .sort((a, b) => b.orders - a.orders || (a.promo_id ?? '').localeCompare(b.promo_id ?? ''));
}

const firstOrderTable = (sums: readonly InsightSum[]): DashboardTables['first_orders'] =>
  firstOrderGroups.map((group) => {
    const { orders = 0, amount = 0, quantity = 0 } = sums.find(({ key }) => key === group) ?? {};
    return { group, customers: orders, total: amount, returned: quantity };
  });

async function tableTable(
  db: Database,
  sums: readonly InsightSum[],
  storeId: string,
): Promise<DashboardTables['tables']> {
  // Most stores have none.
  if (sums.length === 0) return [];
  const rows = await db
    .select({ id: tables.id, number: tables.number })
    .from(tables)
    .where(eq(tables.store_id, storeId));
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return sums
    .map(({ key, orders, amount }) => ({
      ...{ table_id: key || null, number: numbers.get(key) ?? null, orders, total: amount },
    }))
    .sort((a, b) => b.total - a.total || (a.number ?? 0) - (b.number ?? 0));
}

const withoutInterceptor = ({ start_date, end_date }: InsightDates): InsightDates => ({ start_date, end_date });

async function salesTables(db: Database, dates: InsightDates, session: Session) {
  const rows = await dayRows(db, dates, session);
  const byDay = grouped(rows, ({ date }) => date);
  const byType = grouped(rows, ({ order_type }) => order_type);
  const byStatus = grouped(rows, ({ order_status }) => order_status);
  return {
    days: datesIn(dates).map((date) => ({ date, ...(byDay.has(date) ? salesOf(byDay.get(date) ?? []) : noSales) })),
    order_types: orderTypes.map((order_type) => ({ order_type, ...salesOf(byType.get(order_type) ?? []) })),
    cancellations: calledOffStatuses.map((order_status) => {
      const ofStatus = byStatus.get(order_status) ?? [];
      const sum = (column: 'count' | 'total' | 'cancellation_charge') =>
        ofStatus.reduce((total, row) => total + row[column], 0);
      return {
        order_status,
        orders: sum('count'),
        total: sum('total'),
        cancellation_charge: sum('cancellation_charge'),
      };
    }),
  };
}

export const getTables: Handler<'dashboard/tables'> = async (body, { db, session }) => {
  const dates = withoutInterceptor(body);
  const sales = await salesTables(db, dates, session);
  const itemSums = await insightSums(db, 'item', dates, session);
  const offerSums = await insightSums(db, 'offer', dates, session);
  const firstSums = await insightSums(db, 'first', dates, session);
  const tableSums = await insightSums(db, 'table', dates, session);
  return {
    ...dates,
    currency: session.currency,
    ...sales,
    items: await itemTable(db, itemSums, session.store_id),
    offers: await offerTable(db, offerSums, session.store_id),
    first_orders: firstOrderTable(firstSums),
    tables: await tableTable(db, tableSums, session.store_id),
  };
};
