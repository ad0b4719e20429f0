import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { type AuditedRewrite, withAuditedRewrite, writeAuditEntries } from '#server/modules/audit/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeStore, type StoreRow } from '../../support/factories/index';

let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  test = await buildTestApp();
  store = await makeStore(test.db);
  await writeAuditEntries(test.db, store.id, [{ entity: 'store', action: 'update', new: { name: ['Before'] } }]);
});
afterAll(() => test.close());

const ofStore = () => eq(auditEntries.store_id, store.id);
const rename = (db: Database, actor_name: string) => db.update(auditEntries).set({ actor_name }).where(ofStore());
const names = async () =>
  (await test.db.select({ name: auditEntries.actor_name }).from(auditEntries).where(ofStore())).map(({ name }) => name);
const refusal = 'only added, never altered';
const isRefused = (statement: PromiseLike<unknown>) =>
  expect(Promise.resolve(statement)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining(refusal) }),
  });
const rewrite = <Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  operation: AuditedRewrite = 'delete_store',
) =>
  withAuditedRewrite(
    db,
    { operation, storeId: store.id, note: () => ({ entity: 'store', action: 'delete', new: { name: ['After'] } }) },
    work,
  );

it('refuses every other statement that alters or deletes an entry', async () => {
  await isRefused(rename(test.db, 'Nobody'));
  await isRefused(test.db.delete(auditEntries).where(ofStore()));
  await isRefused(test.db.execute(sql`truncate ${auditEntries}`));
  await isRefused(test.db.transaction((tx) => rename(tx, 'Nobody')));
});

it('knows no operation but the named ones', async () => {
  for (const name of ['', 'on', 'true', 'anything'])
    await isRefused(
      test.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('storedesk.audited_rewrite', ${name}::text, true)`);
        await rename(tx, 'Nobody');
      }),
    );
});

it('lets each named operation rewrite, and writes its entry in the same transaction', async () => {
  for (const operation of ['erase_customer', 'delete_store', 'convert_amounts'] as const)
    await rewrite(test.db, (tx) => rename(tx, operation), operation);
  expect(await names()).toContain('convert_amounts');
  const entries = await test.db
    .select()
    .from(auditEntries)
    .where(and(ofStore(), eq(auditEntries.action, 'delete')));
  expect(entries).toHaveLength(3);
});

it('lets only the deletion of a store delete', async () => {
  for (const operation of ['erase_customer', 'convert_amounts'] as const)
    await isRefused(rewrite(test.db, async (tx) => void (await tx.delete(auditEntries).where(ofStore())), operation));
});

it('never lets the table be emptied', async () => {
  await isRefused(rewrite(test.db, async (tx) => void (await tx.execute(sql`truncate ${auditEntries}`))));
});

it('ends with its work, even where the transaction goes on', async () => {
  await isRefused(
    test.db.transaction(async (tx) => {
      await rewrite(tx, (inner) => rename(inner, 'Rewritten'));
      await rename(tx, 'Nobody');
    }),
  );
  await isRefused(
    test.db.transaction(async (tx) => {
      await rewrite(tx, () => Promise.reject(new Error('stopped'))).catch(() => undefined);
      await rename(tx, 'Nobody');
    }),
  );
  expect(await names()).not.toContain('Nobody');
});

it('ends with its transaction on every connection of the pool', async () => {
  await Promise.all(Array.from({ length: 20 }, () => rewrite(test.db, (tx) => rename(tx, 'Rewritten'))));
  for (let attempt = 0; attempt < 20; attempt += 1) await isRefused(rename(test.db, 'Nobody'));
  await rewrite(test.db, () => Promise.reject(new Error('stopped'))).catch(() => undefined);
  for (let attempt = 0; attempt < 20; attempt += 1) await isRefused(rename(test.db, 'Nobody'));
});

it('writes no entry, and changes nothing, where its work fails', async () => {
  const before = await names();
  const failed = rewrite(test.db, async (tx) => {
    await rename(tx, 'Half done');
    throw new Error('stopped');
  });
  await expect(failed).rejects.toThrow('stopped');
  expect(await names()).toEqual(before);
});
