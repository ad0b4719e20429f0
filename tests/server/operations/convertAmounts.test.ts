import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { storeDate } from '#contract/time';
import { buildApp } from '#server/app';
import { assertAmountsConverted } from '#server/db/amountDigits';
import type { OpenDatabase } from '#server/db/database';
import * as schema from '#server/db/schema/index';
import { amountColumns, amountNames, convertStoreAmounts } from '#server/operations/convertStoreAmounts';
import { callAs } from '../../support/callApi';
import type { Tenant, World } from '../../support/contractWorld';
import { endedRow } from '../../support/factories/endedRow';
import { makeItem, makeOffer, makeStore, orderInput } from '../../support/factories/index';
import { login } from '../../support/login';
import { lastingDatabase } from '../killNineServer';

let database: Awaited<ReturnType<typeof lastingDatabase>>;
beforeAll(async () => {
  database = await lastingDatabase();
});
afterAll(() => database.remove());

async function withDatabase<Result>(work: (opened: OpenDatabase) => Promise<Result>): Promise<Result> {
  const opened = await database.open();
  return work(opened).finally(opened.close);
}

/** The app as a server has it: while it runs, nothing can be converted. */
const withApp = <Result>(work: (world: Pick<World, 'app' | 'db'>) => Promise<Result>): Promise<Result> =>
  withDatabase(async (opened) => {
    const app = await buildApp({ database: opened, env: database.env });
    return work({ app, db: opened.db }).finally(() => app.close());
  });

/** A store of forints whose prices were typed as whole ones, so that 2500 stands for 2,500 Ft. */
const makeHungarian = () =>
  withApp(async ({ app, db }): Promise<Tenant & { order_id: string }> => {
    const store = await makeStore(db, { currency: 'HUF', minimum_order_price: 100, old_amount_digits: 0 });
    const item = await makeItem(db, store, { price: 2500, tax: 5 });
    const owner = await login(app, store);
    const { order } = await callAs(app, owner, 'create_order', orderInput(item));
    const cancelled = { order_id: order._id, from: order.order_status, reason: 'Closed' };
    await callAs(app, owner, 'set_order_status', { ...cancelled, order_status: orderStatus.CANCELLED_BY_STORE });
    await callAs(app, owner, 'update_item', { _id: item.id, version: 1, price: 2600 });
    await db.insert(schema.orders).values(endedRow(store, 2, { total: 5000 }));
    return { store, item, owner, order_id: order._id };
  });

/** The replies that pages show of the store: an order, an item, the sums of its days and the audit log. */
const pagesOf = ({ owner, store, item, order_id }: Awaited<ReturnType<typeof makeHungarian>>) =>
  withApp(async ({ app }) => {
    const { order } = await callAs(app, owner, 'get_order', { order_id });
    const { item: shown } = await callAs(app, owner, 'get_item', { _id: item.id });
    const { message: _, ...totals } = await callAs(app, owner, 'get_order_totals', {});
    const day = (offset: number) => storeDate(new Date(), store.timezone, offset);
    const days = { start_date: day(-1), end_date: day(1) };
    const { hours } = await callAs(app, owner, 'dashboard/BusyHour', days);
    const audit = await callAs(app, owner, 'get_audit_list', {});
    // The conversion's own entry comes first.
    const isConversion = ({ action }: { action: string }) => action === 'convert';
    return {
      ...{ order, shown, totals, hours, audit: audit.data.filter((entry) => !isConversion(entry)) },
      conversions: audit.data.filter(isConversion).length,
    };
  });

type Difference = [path: string, before: unknown, after: unknown];

function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (typeof before !== 'object' || before === null) return before === after ? [] : [[path, before, after]];
  return Object.entries(before).flatMap(([key, value]) =>
    differences(value, (after as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

it('a store in old digits is not served until someone chooses, and is converted as a whole and once', async () => {
  const mine = await makeHungarian();
  await withDatabase(async ({ db }) => {
    await expect(assertAmountsConverted(db)).rejects.toThrow(/costs 2600 HUF if you convert, 26\.00 HUF if you keep/);
  });
  const { conversions: none, ...before } = await pagesOf(mine);
  expect(none).toBe(0);
  await withDatabase(async (opened) => {
    await convertStoreAmounts(opened, mine.store.id, 'convert');
    await assertAmountsConverted(opened.db);
    await expect(convertStoreAmounts(opened, mine.store.id, 'convert')).rejects.toThrow('Nothing was changed');
  });
  const { conversions, ...after } = await pagesOf(mine);
  expect(conversions).toBe(1);
  const found = differences(before, after);
  for (const [path, was, is] of found) expect([path, is]).toEqual([path, Number(was) * 100]);
  const places = new Set(found.map(([path]) => path.replace(/\.\d+/g, '')));
  for (const place of ['.order.total', '.order.tax', '.order.items.unit_price', '.shown.price'])
    expect(places).toContain(place);
  expect(places).toContain('.hours.total');
  expect([...places].filter((place) => place.startsWith('.totals')).length).toBeGreaterThan(0);
  expect([...places].filter((place) => place.startsWith('.audit')).length).toBeGreaterThan(0);
  // A percentage is none.
  expect(places).not.toContain('.shown.tax');
});

it('the amounts of offers and rules are converted, and percentages stay', async () => {
  const store = await withApp(async ({ db }) => {
    const made = await makeStore(db, {
      currency: 'HUF',
      old_amount_digits: 0,
      order_rules: { cancellation_above: 900 },
    });
    await makeOffer(db, made, { promo_code: 'OFF', type: 'absolute', value: 500, max_discount: 500, budget: 9000 });
    await makeOffer(db, made, { promo_code: 'TEN', type: 'percentage', value: 10, min_order_amount: 2000 });
    return made;
  });
  await withDatabase((opened) => convertStoreAmounts(opened, store.id, 'convert'));
  await withDatabase(async ({ db }) => {
    const { promoCodes, storeSettings } = schema;
    const offers = await db.select().from(promoCodes).where(eq(promoCodes.store_id, store.id));
    expect(offers.sort((a, b) => a.promo_code.localeCompare(b.promo_code))).toMatchObject([
      { type: 'absolute', value: 50_000, max_discount: 50_000, budget: 900_000 },
      { type: 'percentage', value: 10, min_order_amount: 200_000 },
    ]);
    const [settings] = await db.select().from(storeSettings).where(eq(storeSettings.store_id, store.id));
    expect(settings?.order_rules.cancellation_above).toBe(90_000);
  });
});

it('a store whose amounts are right keeps them', async () => {
  const mine = await makeHungarian();
  const before = await pagesOf(mine);
  await withDatabase((opened) => convertStoreAmounts(opened, mine.store.id, 'keep'));
  expect(differences(before, await pagesOf(mine))).toEqual([]);
  await withDatabase(({ db }) => assertAmountsConverted(db));
});

it('an amount that would be too large stops the conversion, and nothing is changed', async () => {
  const mine = await makeHungarian();
  await withApp(({ db }) => makeItem(db, mine.store, { price: 900_000_000 }));
  const before = await pagesOf(mine);
  await withDatabase(async (opened) => {
    const refusal = expect(convertStoreAmounts(opened, mine.store.id, 'convert')).rejects;
    await refusal.toThrow(`An amount of store ${mine.store.id} is too large`);
    await expect(convertStoreAmounts(opened, randomUUID(), 'keep')).rejects.toThrow('Nothing was changed');
    await expect(assertAmountsConverted(opened.db)).rejects.toThrow(mine.store.id);
  });
  expect(differences(before, await pagesOf(mine))).toEqual([]);
});

it('knows every column with the name of an amount', () => {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  const columns = tables.flatMap((table) =>
    Object.entries(getTableColumns(table))
      .filter(([name, { dataType }]) => dataType === 'number' && (amountNames.includes(name) || name === 'tax'))
      // Of items and lines, a percentage.
      .filter(([, { columnType }]) => ['PgInteger', 'PgBigInt53'].includes(columnType))
      .map(([name]) => `${getTableName(table)}.${name}`),
  );
  // These sums are made again, or change with what they are sums of. The platform's invoices have its currency, and
  // the ledger's progress counts orders.
  const own = /^((order|ledger|insight)_day_totals|billing_invoices|ledger_progress)\./;
  const converted = columns.filter((column) => !own.test(column));
  const known = Object.entries(amountColumns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  expect(converted.sort()).toEqual(known.sort());
});
