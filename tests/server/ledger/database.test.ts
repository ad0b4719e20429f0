import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeStore, type StoreRow } from '../../support/factories/index';

let test: TestApp;
let store: StoreRow;
beforeAll(async () => {
  test = await buildTestApp();
  store = await makeStore(test.db);
});
afterAll(() => test.close());

const now = new Date('2026-05-04T12:00:00.000Z');
type EntryRow = typeof ledgerEntries.$inferInsert;
type TransactionRow = typeof ledgerTransactions.$inferInsert;

/** A transaction with entries of these amounts, as someone might write it past the one writer. */
async function write(amounts: readonly (number | [number, string])[], fields: Partial<TransactionRow> = {}) {
  const id = fields.id ?? randomUUID();
  await test.db.transaction(async (tx) => {
    await tx.insert(ledgerTransactions).values({
      ...{ store_id: store.id, id, kind: 'adjustment', subject: id, at: now, effective_at: now },
      by: { kind: 'platform', id: null, name: '' },
      ...fields,
    });
    const rows = amounts.map((each, index): EntryRow => {
      const [amount, currency] = typeof each === 'number' ? [each, 'EUR'] : each;
      const place = { store_id: store.id, transaction_id: id, seq: index + 1 };
      return { ...place, account: 'adjustments', amount, currency, effective_at: now };
    });
    if (rows.length > 0) await tx.insert(ledgerEntries).values(rows);
  });
  return id;
}

/** The database's words for why it refused something. */
const refusal = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => 'done',
    (error: Error) => String(error.cause instanceof Error ? error.cause.message : error.message),
  );

describe('the database', () => {
  it('takes transactions whose entries add up to 0', async () => {
    const id = await write([120, -100, -20]);
    expect(await test.db.$count(ledgerEntries, eq(ledgerEntries.transaction_id, id))).toBe(3);
  });

  it('refuses those whose entries don’t, for any currency', async () => {
    expect(await refusal(write([120, -100]))).toContain('do not add up to 0');
    expect(
      await refusal(
        write([
          [100, 'EUR'],
          [-100, 'USD'],
        ]),
      ),
    ).toContain('do not add up to 0');
  });

  it('refuses an entry that is added later', async () => {
    const id = await write([5, -5]);
    const place = { store_id: store.id, transaction_id: id, seq: 3, currency: 'EUR', effective_at: now };
    const added = test.db.insert(ledgerEntries).values({ ...place, account: 'adjustments', amount: 1 });
    expect(await refusal(added)).toContain('do not add up to 0');
  });

  it('refuses fewer than two entries, and amounts of 0', async () => {
    expect(await refusal(write([]))).toContain('fewer than two entries');
    expect(await refusal(write([0, 0]))).toContain('ledger_entries_amount');
  });

  it('refuses the same event twice, and a second reversal of one transaction', async () => {
    const id = await write([7, -7]);
    expect(await refusal(write([7, -7], { subject: id }))).toContain('ledger_transactions_event');
    const back = { kind: 'reversal' as const, reversal_of: id };
    await write([-7, 7], back);
    expect(await refusal(write([-7, 7], back))).toContain('ledger_transactions_reversal');
  });

  it('refuses changes, deletions and emptying', async () => {
    const id = await write([9, -9]);
    const { db } = test;
    const isOne = eq(ledgerEntries.transaction_id, id);
    const tries = [
      db.update(ledgerEntries).set({ amount: 1 }).where(isOne),
      db.delete(ledgerEntries).where(isOne),
      db.update(ledgerTransactions).set({ reason: 'Other' }).where(eq(ledgerTransactions.id, id)),
      db.delete(ledgerTransactions).where(eq(ledgerTransactions.id, id)),
      db.execute(sql`truncate ledger_entries`),
      db.execute(sql`truncate ledger_transactions cascade`),
    ];
    for (const attempt of tries) expect(await refusal(attempt)).toContain('only added, never altered');
  });
});
