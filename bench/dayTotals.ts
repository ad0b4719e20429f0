import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/client';
import { rebuildTotals } from '#server/modules/orders/service';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds } from './benchmark';

const orders = 1_000_000;
/** For one step, during which the store’s other writers wait. */
const stepMs = 200;
const changeMs = 200;

/** Row 20: a store with many orders changes when its business day begins: the change, and how its sums by day are made again. */
export const dayTotals: Benchmark = {
  row: 20,
  title: `sums by day of a store with ${orders} orders that changes its days`,
  async run() {
    const database = await newDatabase();
    await database.fill(orders);
    const opened = await openDatabase(database.settings);
    const steps: number[] = [];
    let change = 0;
    try {
      await opened.exclusively(async ({ db }) => {
        const started = performance.now();
        await db.execute(sql`update stores set day_starts_at = 240 where email = 'owner@demo.test'`);
        change = performance.now() - started;
        let made: number;
        do {
          const began = performance.now();
          made = await rebuildTotals(db, { mostSteps: 1 });
          if (made > 0) steps.push(performance.now() - began);
        } while (made > 0);
      });
    } finally {
      await opened.close();
    }
    const longest = Math.max(...steps);
    const seconds = steps.reduce((sum, step) => sum + step, 0) / 1_000;
    return [
      {
        what: `changing the beginning of the day, ${database.kind}`,
        measured: milliseconds(change),
        reference: '',
        ratio: '',
        target: `<= ${changeMs} ms`,
        isReached: change <= changeMs,
      },
      {
        what: 'sums made again, longest of their steps',
        measured: milliseconds(longest),
        reference: `${steps.length} steps, ${Math.round(orders / seconds)} orders/s`,
        ratio: '',
        target: `<= ${stepMs} ms`,
        isReached: longest <= stepMs,
      },
    ];
  },
};
