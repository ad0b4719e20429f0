import { addHours } from 'date-fns';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardBounds, boardColumns, columnOf, isOnBoard } from '#contract/orders/boards';
import type { OrderFacts } from '#contract/orders/guards';
import { deliveryDiscount } from '#contract/orders/refunds';
import { finalOrderStatuses, orderStatus } from '#contract/orders/statuses';
import { computeTotals } from '#contract/orders/totals';
import { transitions } from '#contract/orders/transitions';
import type { OpenDatabase } from '#server/db/database';
import {
  auditEntries,
  images,
  items,
  orderEvents,
  orderItems,
  orders,
  reviews,
  stores,
  subCategories,
  subStores,
} from '#server/db/schema/index';
import { seedDemo } from '#server/db/seed/demo/index';
import { demoSignIns } from '#server/db/seed/demo/signIns';
import { drawnPictures } from '#server/files/drawnPictures';
import { openTestDatabase } from '../../support/testDatabase';

/** The seed takes about a second on an otherwise idle machine. */
const patience = 60_000;
const now = new Date('2026-03-18T17:20:00.000Z');
let opened: OpenDatabase;
let places: (typeof stores.$inferSelect)[];
let all: (typeof orders.$inferSelect)[];

/** The files that the seed stored as uploaded pictures. */
const files = new Map<string, Buffer>();
const pictures = drawnPictures({
  put: async (key, content) => void files.set(key, content),
  get: async () => null,
  delete: async () => {},
});

const facts = (order: (typeof all)[number]): OrderFacts => ({
  order_type: order.order_type,
  order_status: order.order_status,
  delivery_status: order.delivery_status,
  created_at: order.created_at.toISOString(),
  schedule_at: order.schedule_at?.toISOString() ?? null,
});

function byOrderId<Row extends { order_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.order_id, [...(found.get(row.order_id) ?? []), row]);
  return found;
}

beforeAll(async () => {
  opened = await openTestDatabase();
  await seedDemo(opened.db, { now, pictures });
  places = await opened.db.select().from(stores).orderBy(stores.email);
  all = await opened.db.select().from(orders).orderBy(orders.store_id, orders.unique_id);
}, patience);
afterAll(() => opened.close());

describe('the demo', () => {
  it('has two stores with 90 days of orders, numbered without gaps', () => {
    expect(places.map((store) => [store.email, store.currency, store.is_tax_included])).toEqual([
      ['owner2@demo.test', 'USD', false],
      ['owner@demo.test', 'EUR', true],
    ]);
    for (const { id } of places) {
      const own = all.filter((order) => order.store_id === id);
      expect(own.length).toBeGreaterThan(1_300);
      expect(own.length).toBeLessThan(2_300);
      expect(own.map((order) => order.unique_id)).toEqual(own.map((_, index) => index + 1));
      expect(own.filter((order) => order.order_status === 25).length / own.length).toBeGreaterThan(0.85);
      expect(new Set(own.map((order) => order.customer_phone)).size).toBeLessThanOrEqual(40);
    }
  });

  it('does nothing where there is a store', async () => {
    const before = await opened.db.$count(images);
    await seedDemo(opened.db, { now, pictures });
    expect(await opened.db.$count(stores)).toBe(2);
    expect([await opened.db.$count(images), files.size]).toEqual([before, before * 2]);
  });

  it(
    'is the same every time, with pictures and without',
    async () => {
      const again = await openTestDatabase();
      await seedDemo(again.db, { now });
      const second = await again.db.select().from(orders).orderBy(orders.store_id, orders.unique_id);
      await again.close();
      expect(second).toEqual(all);
    },
    patience,
  );

  it('has nothing that happens after now, and counts what is ended as ended', () => {
    for (const order of all) {
      expect(order.updated_at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(order.is_open).toBe(!finalOrderStatuses.includes(order.order_status));
    }
  });

  it('fills every column of the board and every tab, for both stores', () => {
    for (const store of places) {
      const open = all.filter((order) => order.store_id === store.id && order.is_open).map(facts);
      const bounds = boardBounds(now, store);
      const today = open.filter((order) => isOnBoard('today', order, bounds));
      expect(new Set(today.map(columnOf))).toEqual(new Set(boardColumns));
      for (const board of ['tomorrow', 'schedule', 'past', 'table-booking', 'dispatch'] as const) {
        expect(open.some((order) => isOnBoard(board, order, bounds))).toBe(true);
      }
    }
  });

  it('keeps its pictures as uploaded ones are kept, and each record that shows one names it whole', async () => {
    const rows = await opened.db.select().from(images);
    for (const { id, store_id, original, url } of rows) {
      expect(url).toMatch(/^item-pictures\/[\da-f-]{36}\/[\w-]{24}\.webp$/);
      expect(original).toBe(`originals/${store_id}/${id}`);
      expect(files.get(url)?.equals(files.get(original) ?? Buffer.alloc(0))).toBe(true);
    }
    const ofItems = (await opened.db.select().from(items)).flatMap((item) => item.images);
    const ofSubCategories = (await opened.db.select().from(subCategories)).flatMap(({ image }) => image ?? []);
    expect([ofItems.length > 80, ofSubCategories.length > 15]).toEqual([true, true]);
    for (const image of [...ofItems, ...ofSubCategories]) {
      const { url, thumbnail_url, width, height } = rows.find(({ id }) => id === image._id) ?? {};
      expect(image).toEqual({ _id: image._id, url, thumbnail_url, width, height });
    }
  });

  it('has a busy hour and a paused hour in its past, by the audit log and by its orders', async () => {
    for (const { id } of places) {
      const entries = await opened.db
        .select({ at: auditEntries.at, call: auditEntries.call })
        .from(auditEntries)
        .where(and(eq(auditEntries.store_id, id), inArray(auditEntries.call, ['set_busy', 'pause_orders'])))
        .orderBy(auditEntries.at);
      expect(entries.map(({ call }) => call)).toEqual(['pause_orders', 'set_busy']);
      const [paused, busy] = entries.map(({ at }) =>
        all.filter(
          ({ store_id, created_at, schedule_at, order_type }) =>
            store_id === id &&
            schedule_at === null &&
            order_type !== 'table' &&
            created_at >= at &&
            created_at < addHours(at, 1),
        ),
      );
      expect(paused).toEqual([]);
      expect(busy?.length).toBeGreaterThan(0);
      expect(new Set(busy?.map(({ busy_minutes }) => busy_minutes))).toEqual(new Set([15]));
    }
  });

  it('charges what the arithmetic of the contract charges', async () => {
    const lines = await opened.db.select().from(orderItems).orderBy(orderItems.order_id, orderItems.line);
    const byOrder = byOrderId(lines);
    for (const order of all) {
      const store = places.find(({ id }) => id === order.store_id);
      const own = byOrder.get(order.id) ?? [];
      if (!store) throw new Error('an order without a store');
      const {
        subtotal,
        tax,
        total,
        lines: totals,
      } = computeTotals(own, store, {
        ...order,
        discount: {
          lines: own.map(({ discount }) => discount),
          delivery: deliveryDiscount({
            items: own.map((line) => ({ ...line, tax_rate: line.tax })),
            discount: order.discount,
          }),
        },
      });
      expect({ subtotal, tax, total, lines: totals }).toEqual({
        subtotal: order.subtotal,
        tax: order.tax,
        total: order.total,
        lines: own.map((line) => line.total),
      });
      // A booking can be without dishes.
      if (own.length > 0) expect(subtotal).toBeGreaterThanOrEqual(store.minimum_order_price);
      else expect([order.order_type, subtotal]).toEqual(['table', 0]);
    }
  });

  it('moved every order along the transition table, and kept each move', async () => {
    const events = await opened.db.select().from(orderEvents).orderBy(orderEvents.order_id, orderEvents.seq);
    const byOrder = byOrderId(events);
    const known = new Set(
      transitions.flatMap(({ axis, from, to, types, actors }) =>
        from.flatMap((start) =>
          types.flatMap((type) => actors.map((actor) => [axis, start, to, type, actor].join(' '))),
        ),
      ),
    );
    for (const order of all) {
      const [placed, ...later] = byOrder.get(order.id) ?? [];
      const moves = later.filter(({ kind }) => kind === 'moved');
      expect(placed).toMatchObject({ seq: 1, axis: 'order', from_status: null, to_status: 1 });
      for (const { axis, from_status, to_status, actor_kind } of moves) {
        expect(known).toContain([axis, from_status, to_status, order.order_type, actor_kind].join(' '));
      }
      // What went back with the end of an order came in the same step as the end.
      const own = later.filter(({ kind }) => kind !== 'refunded');
      const complaints = order.order_status === orderStatus.COMPLETED ? later.length - own.length : 0;
      expect(order.version).toBe(own.length + 1 + complaints);
    }
  });

  it('offers each sign-in under the name of its account, and no two alike', async () => {
    const accounts = await opened.db.select().from(subStores);
    const named = new Map<string, string | undefined>([
      ...places.map(({ email, name }) => [email, name[0]] as const),
      ...accounts.map(({ email, name }) => [email, name] as const),
    ]);
    expect(demoSignIns.map(({ email, name }) => [email, name])).toEqual(
      demoSignIns.map(({ email }) => [email, named.get(email)]),
    );
    expect(new Set(demoSignIns.map(({ name }) => name)).size).toBe(named.size);
  });

  it('leaves the counters where the orders end', async () => {
    const { rows } = (await opened.db.execute(sql`
      select c.last_order_number = max(o.unique_id) as fits from store_counters c join orders o using (store_id)
      group by c.store_id, c.last_order_number`)) as unknown as { rows: { fits: boolean }[] };
    expect(rows).toEqual([{ fits: true }, { fits: true }]);
  });
});

it('has 400 reviews of completed orders in each store, most of the low ones answered', async () => {
  const rows = await opened.db
    .select({ review: reviews, order: orders })
    .from(reviews)
    .innerJoin(orders, and(eq(orders.store_id, reviews.store_id), eq(orders.id, reviews.order_id)));
  for (const { id } of places) {
    const own = rows.filter(({ review }) => review.store_id === id);
    expect(own).toHaveLength(400);
    const low = own.filter(({ review }) => review.rating <= 2);
    const answered = low.filter(({ review }) => review.reply_at !== null);
    expect(low.length).toBeGreaterThan(40);
    expect(answered.length).toBeGreaterThan(low.length / 2);
    expect(own.filter(({ review }) => review.apology_id !== null).length).toBeGreaterThan(2);
    expect(new Set(own.map(({ review }) => review.state))).toEqual(
      new Set(['published', 'reported', 'kept', 'removed']),
    );
  }
  for (const { review, order } of rows) {
    expect(order.order_status).toBe(orderStatus.COMPLETED);
    expect(review.created_at.getTime()).toBeGreaterThanOrEqual(order.ended_at?.getTime() ?? 0);
    expect(review.created_at.getTime()).toBeLessThan(now.getTime());
    expect(review.comment ?? '').not.toMatch(/[{}]/);
    expect(review.reply_text ?? '').not.toMatch(/[{}]/);
  }
});
