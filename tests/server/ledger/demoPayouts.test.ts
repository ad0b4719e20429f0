import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementSums } from '#contract/statements/sums';
import { stores } from '#server/db/schema/stores';
import { seedDemo } from '#server/db/seed/demo/index';
import {
  bookDemoPayouts,
  keptDifferences,
  ledgerDifferences,
  rebuildLedgerTotals,
} from '#server/modules/ledger/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { openSession } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const now = new Date();
  await seedDemo(test.db, { now, setUpFirst: (tx, storeId) => bookDemoPayouts(tx, storeId, now) });
}, 240_000);
afterAll(() => test.close());

it('The first store of the demo was paid each week, and its statements are about the orders of that week', async () => {
  const [store] = await test.db.select().from(stores).where(eq(stores.email, 'owner@demo.test'));
  if (!store) throw new Error('the demo has no first store');
  const owner = await openSession(test, store);
  const { data } = await callAs(test.app, owner, 'get_payout_list', {});
  expect(data).toHaveLength(5);
  const wallet = await callAs(test.app, owner, 'get_wallet', {});
  const { statement } = await callAs(test.app, owner, 'get_payout_statement', { _id: data[0]?._id ?? '' });
  expect(statement).toMatchObject({
    number: expect.stringMatching(/0005$/),
    balance_before: 0,
    payouts: [{ amount: data[0]?.amount }],
  });
  expect(statementSums(statement)).toMatchObject({ paid_out: data[0]?.amount, due: 0 });
  expect(statement.sections.find(({ title }) => title === 'sales')?.lines).not.toEqual([]);
  expect(wallet.balance).not.toBe(0);
  await rebuildLedgerTotals(test.db);
  expect(await ledgerDifferences(test.db, store.id)).toEqual([]);
  expect(await keptDifferences(test.db, store.id)).toEqual([]);
});
