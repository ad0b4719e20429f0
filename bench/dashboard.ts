import type { BodyOf } from '#contract/calls/index';
import { dateFrom, storeDate } from '#contract/time';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds, percentile } from './benchmark';
import { startServer } from './serverProcess';
import { firstOwner, signIn, timeCalls } from './storeClient';

/** Orders of the store, spread over three years (`fillOrders`). */
const sizes = [10_000, 1_000_000] as const;
const times = 150;
const p95Ms = 50;
const most = 1.3;

const today = storeDate(new Date(), 'UTC');
const year = { start_date: dateFrom(today, -364), end_date: today };

type DashboardCall =
  | 'dashboard/tables'
  | 'dashboard/CustomerRev+Rec'
  | 'dashboard/BusyHour'
  | 'dashboard/EarningReport'
  | 'get_dashboard_today';
type Timed = { [Call in DashboardCall]: { call: Call; body: BodyOf<Call> } }[DashboardCall];

const timed: readonly Timed[] = [
  { call: 'dashboard/tables', body: year },
  { call: 'dashboard/CustomerRev+Rec', body: year },
  { call: 'dashboard/BusyHour', body: year },
  { call: 'dashboard/EarningReport', body: { year: Number(today.slice(0, 4)) } },
  { call: 'get_dashboard_today', body: {} },
];

/** Row 22: the dashboard of a year, with few and with many orders, on one database that grows. */
export const dashboard: Benchmark = {
  row: 22,
  title: `the dashboard from ${sizes.map((size) => size.toLocaleString('en')).join(' to ')} orders`,
  async run() {
    const database = await newDatabase();
    const p95s: number[][] = [];
    for (const size of sizes) {
      await database.fill(size);
      const server = await startServer(database.settings);
      try {
        const client = await signIn(server.address, firstOwner);
        const found: number[] = [];
        for (const { call, body } of timed) {
          await timeCalls(client, call, body, 20);
          found.push(percentile(await timeCalls(client, call, body, times), 0.95));
        }
        p95s.push(found);
      } finally {
        await server.stop();
      }
    }
    const [small = [], large = []] = p95s;
    return timed.map(({ call }, index) => {
      const [before, after] = [small[index] ?? Number.NaN, large[index] ?? Number.NaN];
      return {
        what: `${call} of a year, p95, ${database.kind}`,
        measured: milliseconds(after),
        reference: milliseconds(before),
        ratio: (after / before).toFixed(2),
        target: `<= ${p95Ms} ms, <= ${most}`,
        isReached: after <= p95Ms && after / before <= most,
      };
    });
  },
};
