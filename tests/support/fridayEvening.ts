import { addMinutes } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import { openDatabase } from '#server/db/client';
import { newId } from '#server/db/schema/columns';
import { orders, storeCounters, storeSettings, stores, tableHolds, tables } from '#server/db/schema/index';
import { endedRow } from './factories/endedRow';
import { makeSubStore, testPassword } from './factories/index';

/** Twenty tables, each with three parties: one that has left, one of about now, one for later. */
const sittings = { tables: 20, apartMinutes: 130, stayMinutes: 120 } as const;
const hourOfEvening = 19;
const firstNumber = 21;

/** The zone in which it is between seven and eight in the evening now. */
function eveningZone(now: Date): string {
  const ahead = ((hourOfEvening - now.getUTCHours() + 36) % 24) - 12;
  // In these names, zones ahead of UTC have a minus.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * Fills the demo's first store with an evening of 60 bookings that is in full swing, in the folder of a server that is
 * stopped. Parties come every five minutes from half an hour ago; guests are called `Guest 1` and so on, by table.
 *
 * @returns a host, with the permission for table bookings and no other
 */
export async function fillFridayEvening(folder: string): Promise<{ host: { email: string; password: string } }> {
  const opened = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder });
  try {
    const { db } = opened;
    const [store] = await db.select().from(stores).where(eq(stores.email, 'owner@demo.test'));
    if (!store) throw new Error('The demo has no store of owner@demo.test.');
    const now = new Date();
    await db
      .update(stores)
      .set({ timezone: eveningZone(now) })
      .where(eq(stores.id, store.id));
    // The host decides on guests who are late.
    const asking = sql`booking_rules || '{"after_grace": "ask"}'::jsonb`;
    await db.update(storeSettings).set({ booking_rules: asking }).where(eq(storeSettings.store_id, store.id));
    const [counter] = await db.select().from(storeCounters).where(eq(storeCounters.store_id, store.id));
    let last = counter?.last_order_number ?? 0;
    // Beside table 11, only joined tables seat eight.
    const isTen = and(eq(tables.store_id, store.id), eq(tables.number, 10));
    await db.update(tables).set({ max_persons: 6 }).where(isTen);
    const garden = Array.from({ length: sittings.tables }, (_, index) => ({
      ...{ store_id: store.id, id: newId(), number: firstNumber + index, code: `G${index}` },
      ...{ min_persons: 1, max_persons: 6, room: 'Garden' },
    }));
    await db.insert(tables).values(garden);

    const parties = garden.flatMap((table, index) =>
      [-1, 0, 1].map((sitting) => {
        last += 1;
        const due_at = addMinutes(now, (index - 6) * 5 + sitting * sittings.apartMinutes);
        const free_at = addMinutes(due_at, sittings.stayMinutes);
        const isSeated = sitting === 0 && (index === 2 || index === 3);
        const open = isSeated ? orderStatus.ARRIVED : orderStatus.ACCEPTED;
        const row = endedRow(store, last, {
          ...{
            order_type: 'table',
            order_status: sitting < 0 ? orderStatus.COMPLETED : open,
            payment_status: 'pending',
          },
          ...{ customer_name: `Guest ${index + 1}${['a', '', 'b'][sitting + 1]}`, customer_phone: `4700000${last}` },
          ...{ created_at: addMinutes(now, -1440), accepted_at: addMinutes(now, -1440), ended_at: free_at },
          ...{ schedule_at: due_at, due_at, free_at, persons: 2, subtotal: 0, total: 0 },
          ...{ table_id: table.id, table_number: table.number },
        });
        return { row, hold: { due_at, free_at } };
      }),
    );
    await db.insert(orders).values(parties.map(({ row }) => row));
    await db.insert(tableHolds).values(
      parties.map(({ row, hold }) => ({
        ...{ store_id: store.id, id: newId(), order_id: row.id ?? '', table_id: row.table_id ?? '' },
        during: `[${hold.due_at.toISOString()},${hold.free_at.toISOString()})`,
        state: row.is_open ? ('held' as const) : ('released' as const),
      })),
    );
    await db.update(storeCounters).set({ last_order_number: last }).where(eq(storeCounters.store_id, store.id));
    const host = { email: 'hostess@demo.test', password: testPassword };
    await makeSubStore(db, store, { name: 'Hanna', email: host.email, grants: ['store/table-booking'] });
    return { host };
  } finally {
    await opened.close();
  }
}
