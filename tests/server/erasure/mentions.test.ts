import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasedMark } from '#contract/erasure';
import { idempotencyKeys, menuImportRows, menuImports, orders, storeArchives } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { privateFiles } from '#server/files/privateFiles';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeEndedOrder } from '../../support/factories/index';
import { findText } from '../../support/findText';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { aCustomer, mentionInOtherOrder, type PlantedCustomer } from '../../support/plantCustomer';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const erase = async ({ country_phone_code, phone }: { country_phone_code: string; phone: string }) =>
  (await callAs(test.app, desk.owner, 'erase_customer', { country_phone_code, phone })).certificate;
const rowOf = async (id: string) => (await test.db.select().from(orders).where(eq(orders.id, id)))[0];
const placeEnded = ({ name, phone, country_phone_code }: PlantedCustomer) =>
  makeEndedOrder(test.db, desk.store, {
    ...{ customer_name: name, customer_phone: phone, customer_country_phone_code: country_phone_code },
  });

describe('What mentions an erased customer', () => {
  it('is erased in the orders of others too, and stays in the log about them', async () => {
    const customer = aCustomer();
    await placeEnded(customer);
    await mentionInOtherOrder(test, desk, customer);
    const before = new Set((await findText(test.db, customer.word)).map((column) => column.split('.')[0]));
    for (const table of ['order_items', 'order_events', 'order_changes', 'order_refunds', 'outbox', 'idempotency_keys'])
      expect(before).toContain(table);
    await erase(customer);
    const after = await findText(test.db, customer.word);
    expect(after.filter((column) => !column.startsWith('audit_entries.'))).toEqual([]);
  });

  it('is found with the Greek sigma’s other small letter, and with its capital', async () => {
    const { word, ...customer } = aCustomer();
    const name = `Νίκος ${word}ς`;
    await placeEnded({ ...customer, word, name });
    const spellings = [name, `ΝΊΚΟΣ ${word.toUpperCase()}Σ`, `Νίκοσ ${word}σ`];
    const others = await Promise.all(
      spellings.map((spelling) =>
        makeEndedOrder(test.db, desk.store, { order_comment: `With ${spelling}`, customer_phone: '611111111' }),
      ),
    );
    await erase(customer);
    for (const { id } of others) expect((await rowOf(id))?.order_comment).toBe(`With ${erasedMark}`);
  });

  it('is found in JSON too, where quotes and line breaks have other signs, and whatever space is in between', async () => {
    const { word, ...customer } = aCustomer();
    const name = `Quilla "Q" ${word}`;
    await placeEnded({ ...customer, word, name });
    const [import_id, store_id] = [randomUUID(), desk.store.id];
    await test.db.insert(menuImports).values({
      id: import_id,
      store_id,
      kind: 'items',
      by: 'Staff',
      file_name: 'a.csv',
      options: { create_missing: false },
    });
    const values = { name: `Ask ${name}`, note: `Quilla "Q"\n${word}`, other: `quilla\u00a0"q" ${word.toUpperCase()}` };
    await test.db.insert(menuImportRows).values({
      ...{
        store_id,
        import_id,
        line: 2,
        values,
        outcome: 'create',
        name: `Quilla\u00a0"Q" ${word}`,
        match_key: 'soup',
      },
      changes: [],
    });
    await erase(customer);
    const [row] = await test.db.select().from(menuImportRows).where(eq(menuImportRows.import_id, import_id));
    const erased = { name: `Ask ${erasedMark}`, note: erasedMark, other: erasedMark };
    expect(row).toMatchObject({ name: erasedMark, values: erased });
  });

  it('is a number only if it is long enough: an extension is part of dates, amounts and IDs', async () => {
    const customer = { ...aCustomer(), phone: '1126' };
    await placeEnded(customer);
    const order_comment = 'For 2026-11-26 at 11.26, table 1126';
    const other = await desk.placeOwn({ order_comment, idempotency_key: randomUUID() });
    const replies = () =>
      test.db
        .select({ reply: idempotencyKeys.reply })
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.store_id, desk.store.id), eq(idempotencyKeys.call, 'create_order')));
    const before = await replies();
    await erase(customer);
    expect((await rowOf(other._id))?.order_comment).toBe(order_comment);
    expect(await replies()).toEqual(before);
  });

  it('is no ID and no time that has the same digits', async () => {
    const customer = { ...aCustomer(), phone: '20261126' };
    await placeEnded(customer);
    const [import_id, store_id] = [randomUUID(), desk.store.id];
    const match_key = `${customer.phone}-0000-4000-8000-000000000000`;
    await test.db.insert(menuImports).values({
      id: import_id,
      store_id,
      kind: 'items',
      by: 'Staff',
      file_name: 'a.csv',
      options: { create_missing: false },
    });
    const values = {
      day: '2026-11-26',
      at: '2026-11-26T10:00:00.000Z',
      item: match_key,
      name: `Call 0${customer.phone}`,
    };
    await test.db
      .insert(menuImportRows)
      .values({ store_id, import_id, line: 2, values, outcome: 'create', name: 'Soup', match_key, changes: [] });
    await erase(customer);
    const [row] = await test.db.select().from(menuImportRows).where(eq(menuImportRows.import_id, import_id));
    expect(row).toMatchObject({ match_key, values: { ...values, name: `Call ${erasedMark}` } });
  });

  it('is nothing that an order says about its own customer at the same address', async () => {
    const customer = aCustomer();
    const { country_phone_code, phone, address } = customer;
    const delivery_address = { address, location: [1, 2] as [number, number], note: `Ring at 0${phone}` };
    await makeEndedOrder(test.db, desk.store, {
      ...{ customer_phone: phone, customer_country_phone_code: country_phone_code, delivery_address },
    });
    const other = await makeEndedOrder(test.db, desk.store, { delivery_address });
    await erase(customer);
    expect((await rowOf(other.id))?.delivery_address).toEqual({ ...delivery_address, note: `Ring at ${erasedMark}` });
  });
});

describe('An archive of the store', () => {
  it('is deleted with its files, because it has the customer; one that is being made never becomes ready', async () => {
    const files = privateFiles(openFileStore(test.env), test.env);
    const { id: store_id } = desk.store;
    for (const [state, parts] of [
      ['ready', 1],
      ['running', 0],
    ] as const) {
      const customer = aCustomer();
      await placeEnded(customer);
      const file = `private/${store_id}/${randomUUID()}`;
      await files.put(store_id, Buffer.from(customer.name), `${file}-0`);
      await test.db.insert(storeArchives).values({ store_id, id: randomUUID(), state, file, parts });
      expect((await erase(customer)).erased).toContainEqual({ kind: 'archive', count: 1 });
      expect(await test.db.$count(storeArchives, eq(storeArchives.store_id, store_id))).toBe(0);
      await expect.poll(() => files.get(`${file}-0`)).toBeNull();
    }
  });
});
