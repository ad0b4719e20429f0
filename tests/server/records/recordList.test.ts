import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '#server/db/schema/index';
import { byShownText, listOrder } from '#server/records/recordList';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeStore } from '../../support/factories/index';
import { makeItem } from '../../support/factories/makeItem';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('listOrder', () => {
  const sorted = (storeId: string, ...order: ReturnType<typeof listOrder>) =>
    test.db
      .select()
      .from(items)
      .where(eq(items.store_id, storeId))
      .orderBy(...order);

  it('puts empty values last in both directions', async () => {
    const store = await makeStore(test.db);
    const monday = new Date('2026-03-02T08:00:00Z');
    const tuesday = new Date('2026-03-03T08:00:00Z');
    const made = [
      { sku: '', in_stock_at: tuesday },
      { sku: 'b', in_stock_at: null },
      { sku: 'A', in_stock_at: monday },
      { sku: '', in_stock_at: null },
    ];
    for (const values of made) await makeItem(test.db, store, { ...values, is_in_stock: false });
    const skus = async (order: 'ASC' | 'DESC') =>
      (await sorted(store.id, ...listOrder(items, byShownText(items.sku, 0), order))).map(({ sku }) => sku);
    expect(await skus('ASC')).toEqual(['A', 'b', '', '']);
    expect(await skus('DESC')).toEqual(['b', 'A', '', '']);
    const days = async (order: 'ASC' | 'DESC') =>
      (await sorted(store.id, ...listOrder(items, items.in_stock_at, order))).map((item) => item.in_stock_at);
    expect(await days('ASC')).toEqual([monday, tuesday, null, null]);
    expect(await days('DESC')).toEqual([tuesday, monday, null, null]);
  });

  it('lets an index serve both directions of a column that is never empty', async () => {
    const store = await makeStore(test.db);
    const planOf = (order: 'ASC' | 'DESC') =>
      test.db.transaction(async (tx) => {
        // The planner sorts a table this small unless sorting is made expensive.
        for (const way of ['enable_sort', 'enable_seqscan', 'enable_bitmapscan'])
          await tx.execute(sql.raw(`set local ${way} = off`));
        const query = sorted(store.id, ...listOrder(items, items.sequence_number, order)).limit(10);
        return JSON.stringify(await tx.execute(sql`explain ${query}`));
      });
    for (const order of ['ASC', 'DESC'] as const) {
      const plan = await planOf(order);
      expect(plan).toContain('items_sequence');
      expect(plan).not.toContain('Sort');
    }
  });
});
