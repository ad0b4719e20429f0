import { differenceInCalendarDays, differenceInMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeStateOf } from '#contract/bookings/bookingFee';
import { orderStatus } from '#contract/orders/statuses';
import type { OpenDatabase } from '#server/db/database';
import { orderEvents, orderItems, orders, stores, tableHolds } from '#server/db/schema/index';
import { seedDemo } from '#server/db/seed/demo/index';
import { openTestDatabase } from '../../support/testDatabase';

/** The seed takes about a second on an otherwise idle machine. */
const patience = 60_000;
const now = new Date('2026-03-18T17:20:00.000Z');
let opened: OpenDatabase;
let places: (typeof stores.$inferSelect)[];
let all: (typeof orders.$inferSelect)[];

beforeAll(async () => {
  opened = await openTestDatabase();
  await seedDemo(opened.db, { now });
  places = await opened.db.select().from(stores);
  all = await opened.db.select().from(orders).orderBy(orders.store_id, orders.unique_id);
}, patience);
afterAll(() => opened.close());

describe('the demo’s tables', () => {
  it('has bookings around today by guests who return, some late, some absent, and some at several tables', async () => {
    const arrivals = new Map(
      (await opened.db.select().from(orderEvents).where(eq(orderEvents.to_status, orderStatus.ARRIVED))).map(
        ({ order_id, at }) => [order_id, at] as const,
      ),
    );
    for (const { id } of places) {
      const days = (order: (typeof all)[number]) => differenceInCalendarDays(order.due_at, now);
      const bookings = all.filter(
        (order) => order.store_id === id && order.order_type === 'table' && days(order) >= -14 && days(order) <= 7,
      );
      const past = bookings.filter((order) => days(order) < 0);
      expect(new Set(bookings.map(days)).size).toBe(22);
      expect(past.filter(({ joined_tables }) => (joined_tables?.length ?? 0) > 1).length).toBeGreaterThan(0);
      expect(past.filter(({ order_status }) => order_status === orderStatus.CANCELLED_BY_STORE).length).toBeGreaterThan(
        2,
      );
      const minutes = past.flatMap((order) => {
        const at = arrivals.get(order.id);
        return at ? [differenceInMinutes(at, order.due_at)] : [];
      });
      expect(minutes.filter((late) => late >= 8).length).toBeGreaterThan(2);
      const guests = past.map(({ customer_phone }) => customer_phone);
      expect(new Set(guests).size).toBeLessThan(guests.length);
      // The database refuses two parties at a table.
      const held = all
        .filter(({ store_id, table_id, is_open }) => store_id === id && table_id && is_open)
        .reduce((sum, { joined_tables }) => sum + (joined_tables?.length ?? 1), 0);
      expect(await opened.db.$count(tableHolds, eq(tableHolds.store_id, id))).toBe(held);
    }
  });

  it('has guests whose second round waits for the kitchen', async () => {
    for (const { id } of places) {
      const withRounds = all.filter(({ store_id, is_open, rounds }) => store_id === id && is_open && rounds !== null);
      expect(withRounds).toHaveLength(1);
      const [seated] = withRounds;
      expect(seated).toMatchObject({ order_status: orderStatus.PREPARING, ready_at: null });
      expect(seated?.rounds?.map(({ number, state }) => [number, state])).toEqual([
        [1, 'ready'],
        [2, 'waiting'],
      ]);
      const ofSeated = and(eq(orderItems.store_id, id), eq(orderItems.order_id, seated?.id ?? ''));
      const lines = await opened.db.select().from(orderItems).where(ofSeated);
      expect(new Set(lines.map(({ round }) => round))).toEqual(new Set([1, 2]));
    }
  });

  it('has two fees for bookings to come: one is paid, one is due', async () => {
    for (const { id } of places) {
      const open = all.filter(({ store_id, is_open }) => store_id === id && is_open);
      const bookingsWithFee = open.filter(({ booking_fee }) => booking_fee !== null);
      expect(bookingsWithFee.map(feeStateOf).sort()).toEqual(['due', 'paid']);
      for (const { fee_due_at } of bookingsWithFee) expect(fee_due_at?.getTime()).toBeGreaterThan(now.getTime());
    }
  });
});
