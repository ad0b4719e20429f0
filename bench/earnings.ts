import { sql } from 'drizzle-orm';
import { dateFrom, storeDate } from '#contract/time';
import { openDatabase } from '#server/db/client';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds } from './benchmark';
import { startServer } from './serverProcess';
import { firstOwner, signIn, timeCalls } from './storeClient';

/** Orders of a year. How many rows the sums of a day have doesn't depend on them. */
const orders = 1_000_000;
const deliveryPeople = 20;
const times = 150;
const p95Ms = 50;

const p95 = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;

/** Row 21: the earnings of a year of a store with many orders, which read the sums that are kept of its ledger. */
export const earnings: Benchmark = {
  row: 21,
  title: `earnings of a year with ${orders} orders`,
  async run() {
    const database = await newDatabase();
    const opened = await openDatabase(database.settings);
    const today = storeDate(new Date(), 'UTC');
    const start_date = dateFrom(today, -364);
    try {
      await opened.exclusively(async ({ db }) => {
        // Each type, paid in two ways; and each delivery person, and those without one.
        await db.execute(sql`
          insert into ledger_day_totals
            (store_id, day, order_type, paid_by, provider_id, order_count, sales, discounts, refunds, commission, payment_fees)
          select s.id, d::date, o.order_type, o.paid_by, o.provider_id, share, 1500 * share, -100, -50, -300, -20
          from stores s, generate_series(${dateFrom(start_date, -365)}::date, ${today}::date, interval '1 day') d, (
              select order_type, paid_by, '' as provider_id, ${Math.ceil(orders / 365 / 6)}::int as share
              from unnest(array['delivery', 'pickup', 'table']) order_type, unnest(array['cash', 'card']) paid_by
              union all
              select 'any', 'any', case person when 0 then '' else '00000000-0000-4000-8000-' || lpad(person::text, 12, '0') end, ${Math.ceil(orders / 365 / (deliveryPeople + 1))}::int
              from generate_series(0, ${deliveryPeople}::int) person) o
          where s.email = 'owner@demo.test'
          on conflict do nothing`);
        await db.execute(sql`analyze ledger_day_totals`);
      });
    } finally {
      await opened.close();
    }
    const server = await startServer(database.settings);
    try {
      const client = await signIn(server.address, firstOwner);
      const body = { start_date, end_date: today };
      await timeCalls(client, 'get_earning', body, 20);
      const measured = p95(await timeCalls(client, 'get_earning', body, times));
      return [
        {
          what: `get_earning of a year, p95, ${database.kind}`,
          measured: milliseconds(measured),
          reference: '',
          ratio: '',
          target: `<= ${p95Ms} ms`,
          isReached: measured <= p95Ms,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
