import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { menuChanges, menuImportRows, menuImports } from '#server/db/schema/index';
import { forgetImports } from '#server/modules/imports/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { openImportDesk } from '../../support/importDesk';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

it('a preview no one used is forgotten after a week, an import after a year, with rows, file and undo', async () => {
  const { db, store, preview, apply } = await openImportDesk(server);
  const row = { name: 'Pie', sub_category: 'Cakes', price: '5' };
  const options = { create_missing: true };
  const [looked, done] = [randomUUID(), randomUUID()];
  await preview('import_items', [row], { import_id: looked, options });
  await apply('import_items', [row], { import_id: done, options });
  await db.update(menuImports).set({ file: 'imports/kept.csv' }).where(eq(menuImports.id, done));

  const deleted: string[] = [];
  const files = {
    put: async () => undefined,
    get: async () => null,
    delete: async (key: string) => void deleted.push(key),
  };
  const left = async (days: number) => {
    await forgetImports(db, files, addDays(new Date(), days));
    const own = await db.select().from(menuImports).where(eq(menuImports.store_id, store.id));
    return own.map(({ id }) => id).sort();
  };
  expect(await left(6)).toEqual([looked, done].sort());
  expect(await left(8)).toEqual([done]);
  expect(deleted).toEqual([]);
  expect(await left(366)).toEqual([]);
  expect(deleted).toEqual(['imports/kept.csv']);
  for (const table of [menuImportRows, menuChanges]) {
    expect(await db.$count(table, eq(table.store_id, store.id))).toBe(0);
  }
});
