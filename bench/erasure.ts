import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/client';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { addOrderEvents } from './addOrderEvents';
import { type BenchDatabase, newDatabase } from './benchDatabase';
import { type Benchmark, median, milliseconds } from './benchmark';
import { startServer } from './serverProcess';
import { makeCall, signIn } from './storeClient';

const orders = 100_000;
const entries = 100_000;
/** The customer ordered every other week for six years. */
const ordersEach = 150;
const withinMs = 2_000;
const phones = ['600000001', '600000002', '600000003'];

/** Gives some orders to customers of whom the store has nothing else. */
async function addCustomers({ settings }: BenchDatabase): Promise<void> {
  const opened = await openDatabase(settings);
  try {
    await opened.exclusively(async ({ db }) => {
      for (const [place, phone] of phones.entries())
        await db.execute(sql`
          update orders set customer_name = 'Quilla Zzyzx ' || ${place}::int, customer_country_phone_code = '+33',
            customer_phone = ${phone}, customer_email = 'quilla@customer.example'
          where (store_id, id) in (select store_id, id from orders
            where not is_open and store_id = (select id from stores where email = 'owner@demo.test')
            order by id offset ${place * ordersEach}::int limit ${ordersEach}::int)`);
    });
  } finally {
    await opened.close();
  }
}

/** Row 24: a customer is erased from a store with many orders, of which each has texts that are searched. */
export const erasure: Benchmark = {
  row: 24,
  title: `the erasure of a customer in a store with ${orders} orders`,
  async run() {
    const database = await newDatabase();
    await database.fill(orders);
    await database.fillAuditLog(entries);
    await addOrderEvents(database);
    await addCustomers(database);
    const server = await startServer(database.settings);
    try {
      const { address, headers } = await signIn(server.address);
      await makeCall(address, 'step_up', { password: demoPassword }, headers);
      const taken: number[] = [];
      for (const phone of phones) {
        const started = performance.now();
        const number = { country_phone_code: '+33', phone };
        const { certificate } = await makeCall(address, 'erase_customer', number, headers);
        taken.push(performance.now() - started);
        if (certificate.order_numbers.length !== ordersEach) throw new Error('some orders were not found');
      }
      return [
        {
          what: `erasure of ${ordersEach} orders among ${orders}, ${database.kind}`,
          measured: milliseconds(median(taken)),
          reference: `slowest ${milliseconds(Math.max(...taken))}`,
          ratio: '',
          target: `<= ${withinMs} ms`,
          isReached: median(taken) <= withinMs,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
