import { addMinutes } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { businessDate, dateFrom, instantOf } from '#contract/time';
import { countries, orderDayTotals, orders, stores } from '#server/db/schema/index';
import { rebuildTotals } from '#server/modules/orders/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { endedRow } from '../../support/factories/endedRow';
import { makeStore } from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';
import { openOrderStore } from '../../support/orderDesk';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const fourOClock = 240;

async function setDayStart(owner: TestSession, day_starts_at: number): Promise<void> {
  const { region_settings } = await callAs(test.app, owner, 'get_region_settings', {});
  await callAs(test.app, owner, 'update_region_settings', { version: region_settings.version, day_starts_at });
}

const rebuildAll = async () => {
  while ((await rebuildTotals(test.db)) > 0);
};

/** Sundays on which the clocks change, forward and back. */
const clockChanges = [
  ['Europe/Paris', '2031-03-30'],
  ['Europe/Paris', '2031-10-26'],
  ['America/Chicago', '2031-03-09'],
  ['America/Chicago', '2031-11-02'],
] as const;

describe('orders around a clock change', () => {
  it.each(clockChanges)('count to the day that the store’s setting says, in %s on %s', async (timezone, sunday) => {
    const saturday = dateFrom(sunday, -1);
    test.clock.now = instantOf(saturday, 720, timezone);
    const desk = await openOrderStore(test, { timezone, day_starts_at: fourOClock });
    const moments = [
      [saturday, 1439],
      [sunday, 1],
      [sunday, 239],
      [sunday, 241],
      [sunday, 1439],
    ] as const;
    const numbers: number[] = [];
    for (const [date, minutes] of moments) {
      test.clock.now = instantOf(date, minutes, timezone);
      const placed = await desk.placeOwn({ order_type: 'pickup', delivery_address: undefined });
      const today = await callAs(test.app, desk.owner, 'get_order_list', { board: 'today' });
      expect(today.data.map(({ unique_id }) => unique_id)).toEqual([placed.unique_id]);
      await desk.move(await desk.move(placed, orderStatus.READY), orderStatus.COMPLETED);
      numbers.push(placed.unique_id);
    }
    const daysNow = async () => {
      const found = [saturday, sunday].map(async (date) => {
        const day = { start_date: date, end_date: date };
        const { data } = await callAs(test.app, desk.owner, 'get_order_list', { board: 'history', ...day });
        const { count } = await callAs(test.app, desk.owner, 'get_order_totals', day);
        expect(count).toBe(data.length);
        return data.map(({ unique_id }) => unique_id).sort((a, b) => a - b);
      });
      return Promise.all(found);
    };
    expect(await daysNow()).toEqual([numbers.slice(0, 3), numbers.slice(3)]);
    await setDayStart(desk.owner, 0);
    // Before the sums are made again, and after.
    expect(await daysNow()).toEqual([numbers.slice(0, 1), numbers.slice(1)]);
    await rebuildAll();
    expect(await daysNow()).toEqual([numbers.slice(0, 1), numbers.slice(1)]);
    test.clock.now = null;
  });
});

describe('the setting', () => {
  it('takes quarter hours until 11:45 from the owner, also once there are orders', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    await test.db.insert(orders).values(endedRow(store, 1, {}));
    for (const day_starts_at of [-15, 7, limits.dayStartMax + limits.dayStartStep])
      expect(await call(test.app, owner, 'update_region_settings', { version: 1, day_starts_at })).toMatchObject({
        error_code: errorCodes.FIELDS_NOT_VALID,
        errors: [{ path: 'day_starts_at' }],
      });
    await setDayStart(owner, limits.dayStartMax);
    const { store_detail } = await callAs(test.app, owner, 'get_store_data', {});
    expect(store_detail.day_starts_at).toBe(limits.dayStartMax);
  });
});

describe('the database', () => {
  const zones = [
    ...['Europe/Paris', 'America/New_York', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Kolkata'],
    // Skip midnight, or have 23:00 to midnight twice.
    ...['Asia/Beirut', 'America/Santiago', 'Africa/Cairo', 'America/Nuuk'],
  ];
  const someRules = {
    timezone: fc.constantFrom(...zones),
    day_starts_at: fc.integer({ min: 0, max: limits.dayStartMax / limits.dayStartStep }).map((each) => each * 15),
  };

  it('names the same day as the contract, also in hours that occur twice', async () => {
    const changes = ['2026-03-08T07:00Z', '2026-03-29T01:00Z', '2026-10-04T15:30Z', '2026-10-25T01:00Z'];
    const moreChanges = ['2026-11-01T05:00Z', '2026-11-01T06:00Z', '2026-04-04T15:00Z'];
    const atMidnight = [
      '2026-03-28T22:00Z',
      '2026-10-24T21:00Z',
      '2026-04-05T03:00Z',
      '2026-09-06T04:00Z',
      '2026-04-23T22:00Z',
    ];
    const someTime = fc.oneof(
      fc.integer({ min: 0, max: 366 * 1440 }).map((minutes) => addMinutes(new Date('2026-01-01T00:00Z'), minutes)),
      fc
        .tuple(fc.constantFrom(...changes, ...moreChanges, ...atMidnight), fc.integer({ min: -240, max: 240 }))
        .map(([change, minutes]) => addMinutes(new Date(change), minutes)),
    );
    const samples = fc.sample(fc.record({ moment: someTime, ...someRules }), { numRuns: 3_000, seed: 79 });
    const { rows } = (await test.db.execute(sql`
      select moment, timezone, day_starts_at, to_char(business_date(moment::timestamptz, timezone, day_starts_at), 'YYYY-MM-DD') as date
      from json_to_recordset(${JSON.stringify(samples)}::text::json) as sample (moment text, timezone text, day_starts_at int)`)) as {
      rows: { moment: string; timezone: string; day_starts_at: number; date: string }[];
    };
    expect(rows).toHaveLength(samples.length);
    for (const { moment, date, ...rules } of rows)
      expect({ moment, ...rules, date }).toEqual({ moment, ...rules, date: businessDate(new Date(moment), rules) });
  });

  it('knows every time zone that a store can have', async () => {
    const timezones = (await test.db.select({ timezones: countries.timezones }).from(countries)).flatMap(
      (country) => country.timezones,
    );
    const { rows } = (await test.db.execute(sql`
      select zone from json_array_elements_text(${JSON.stringify([...new Set(timezones)])}::text::json) zone
      where business_date(now(), zone, 240) is null`)) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});

describe('sums by day', () => {
  const start = new Date('2031-03-28T00:00:00Z');
  const someOrder = fc.record({
    created_at: fc.integer({ min: 0, max: 5 * 1440 }).map((minutes) => addMinutes(start, minutes)),
    total: fc.integer({ min: 1, max: 900 }),
    order_status: fc.constantFrom(orderStatus.COMPLETED, orderStatus.COMPLETED, orderStatus.REJECTED),
  });
  const someStep = fc.oneof(
    fc.record({ kind: fc.constant('start' as const), value: fc.constantFrom(0, 60, 150, 240, 705) }),
    fc.record({ kind: fc.constant('rebuild' as const), value: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('insert' as const), value: fc.nat(39) }),
    fc.record({ kind: fc.constant('delete' as const), value: fc.nat(39) }),
  );

  it('equal those of the orders, whatever the store does while they are rebuilt', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someOrder, { minLength: 40, maxLength: 40 }),
        fc.array(someStep, { minLength: 2, maxLength: 8 }),
        async (all, steps) => {
          const timezone = 'Europe/Paris';
          const store = await makeStore(test.db, { timezone });
          const owner = await login(test.app, store);
          const rules = { timezone, day_starts_at: 0 };
          const present = new Set(all.keys());
          const rowOf = (index: number) => endedRow(store, index + 1, all[index] ?? {});
          await test.db.insert(orders).values(all.map((_, index) => rowOf(index)));
          for (const { kind, value } of steps) {
            const isOne = and(eq(orders.store_id, store.id), eq(orders.unique_id, value + 1));
            if (kind === 'start') {
              await test.db.update(stores).set({ day_starts_at: value }).where(eq(stores.id, store.id));
              rules.day_starts_at = value;
            } else if (kind === 'rebuild') {
              await rebuildTotals(test.db, { mostSteps: 1, ordersOfStep: value });
            } else if (kind === 'delete') {
              await test.db.delete(orders).where(isOne);
              present.delete(value);
            } else if (!present.has(value)) {
              await test.db.insert(orders).values(rowOf(value));
              present.add(value);
            }
            const date = businessDate(addMinutes(start, value * 100), rules);
            const those = [...present].flatMap((index) => {
              const order = all[index];
              return order && businessDate(order.created_at, rules) === date ? [order] : [];
            });
            const completed = those.filter(({ order_status }) => order_status === orderStatus.COMPLETED);
            const totals = await callAs(test.app, owner, 'get_order_totals', { start_date: date, end_date: date });
            expect(totals).toMatchObject({
              count: completed.length,
              total: completed.reduce((sum, { total }) => sum + total, 0),
              cancelled: { count: those.length - completed.length },
            });
          }
          await rebuildAll();
          const [row] = await test.db.select().from(stores).where(eq(stores.id, store.id));
          expect(row?.day_totals_from).toBeNull();
          const kept = await test.db
            .select({ day: orderDayTotals.day, orders: sql<number>`sum(${orderDayTotals.orders})::int` })
            .from(orderDayTotals)
            .where(and(eq(orderDayTotals.store_id, store.id), eq(orderDayTotals.date_by, 'ended_at')))
            .groupBy(orderDayTotals.day);
          for (const { day, orders: count } of kept)
            expect(
              [...present].filter((index) => businessDate(all[index]?.created_at ?? start, rules) === day),
            ).toHaveLength(count);
        },
      ),
      { numRuns: 12 },
    );
  });
});
