import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { LedgerAccount } from '#contract/ledger/accounts';
import { ledgerEntries } from '#server/db/schema/ledger';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { openOrderStore } from '../../support/orderDesk';
import { keyed } from '../../support/plantMoney';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('A contested deduction reaches the operator with the order’s entries and history', async () => {
  const desk = await openOrderStore(test);
  const { order } = await desk.placeOutside();
  const adjustment = { ...keyed(desk.store, 'A late order'), amount: -70, order_id: order._id };
  await callAs(test.app, 'platform', 'platform/add_adjustment', adjustment);
  const contest = (account: LedgerAccount, { _id: order_id }: { _id: string } = order) =>
    call(test.app, desk.owner, 'contest_deduction', {
      ...{ idempotency_key: randomUUID(), order_id, account, text: 'It was on time' },
      ...{ page: '/app', app_version: '1', browser: 'Firefox' },
    });
  expect(await contest('adjustments')).toMatchObject({ success: true });
  // What wasn't taken can't be contested, nor what the platform had no part in.
  expect(await contest('commission')).toMatchObject({ error_code: errorCodes.ORDER_DETAIL_NOT_FOUND });
  const paidInCash = await desk.move(await desk.move(await desk.placeOwn(), 7), 25);
  const isTaken = and(eq(ledgerEntries.store_id, desk.store.id), eq(ledgerEntries.account, 'store_cash'));
  expect((await test.db.select().from(ledgerEntries).where(isTaken))[0]?.amount).toBeLessThan(0);
  expect(await contest('store_cash', paidInCash)).toMatchObject({ error_code: errorCodes.ORDER_DETAIL_NOT_FOUND });
  const { messages } = await callAs(test.app, desk.owner, 'get_support_thread', {});
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toContain('contests adjustments, -€0.70');
  expect(messages[0]?.text).toContain('It was on time');
  expect(messages[0]?.text).toContain('adjustment platform €0.70');
  expect(messages[0]?.text).toMatch(/History\n.* order /);
  expect(messages[0]?.text).not.toContain(order.customer.name);
});
