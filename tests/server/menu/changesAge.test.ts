import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { menuChangeRecords, menuChanges, menuImports } from '#server/db/schema/index';
import { removeOldChanges } from '#server/jobs/cleanUp';
import { journalChange } from '#server/modules/menu/changes/journalChange';
import { snapshots } from '#server/modules/menu/changes/snapshots';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeItem, makeStore } from '../../support/factories/index';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('changes of long ago are forgotten with their records; those of imports are kept', async () => {
  const now = new Date();
  const store = await makeStore(test.db);
  const item = await makeItem(test.db, store);
  const keep = (daysAgo: number) =>
    test.db.transaction(async (tx) => {
      const before = (await snapshots(tx, 'item', store.id, [item.id])).get(item.id) ?? null;
      const entry = { entity: 'item', record_id: item.id, before, after_version: 2 } as const;
      return journalChange(tx, { store_id: store.id, name: 'Ada' }, [entry], { now: subDays(now, daysAgo) });
    });
  const [recent, imported] = [await keep(29), await keep(400)];
  await keep(31);
  await test.db
    .insert(menuImports)
    .values({ store_id: store.id, id: imported, kind: 'items', by: 'Ada', options: { create_missing: false } });
  await removeOldChanges(test.db, now);
  const left = await test.db.select().from(menuChanges).where(eq(menuChanges.store_id, store.id));
  expect(left.map(({ id }) => id).sort()).toEqual([recent, imported].sort());
  const records = await test.db.select().from(menuChangeRecords).where(eq(menuChangeRecords.store_id, store.id));
  expect(records).toHaveLength(2);
});
