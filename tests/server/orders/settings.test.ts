import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { recordsChangedCode } from '#contract/stream';
import { auditEntries } from '#server/db/schema/audit';
import { outbox, storeSettings } from '#server/db/schema/index';
import { rejectUnanswered } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test, { order_rules: { answer_within: 15 } });
});
afterAll(() => test.close());

const settings = async () => (await callAs(test.app, desk.owner, 'get_order_settings', {})).order_settings;
const setLimit = (answer_within: number, version = 1) =>
  callAs(test.app, desk.owner, 'update_order_settings', { version, answer_within });
const rulesOf = async () => {
  const [row] = await test.db.select().from(storeSettings).where(eq(storeSettings.store_id, desk.store.id));
  return row?.order_rules;
};

describe('the settings of orders', () => {
  it('change the time to answer, leave all other rules alone, and say who changed it', async () => {
    const before = await rulesOf();
    expect(await settings()).toMatchObject({ version: 1, answer_within: 15, updated_at: null, updated_by: '' });
    const { order_settings } = await setLimit(20);
    expect(await settings()).toEqual({
      ...order_settings,
      version: 2,
      updated_at: expect.any(String),
      updated_by: expect.stringMatching(/./),
    });
    expect(await rulesOf()).toEqual({ ...before, answer_within: 20 });
  });

  it('say when clocks turn amber and when a ready pickup is overdue; every screen reads them with its store', async () => {
    await callAs(test.app, desk.owner, 'update_order_settings', { version: 1, warn_before: 12, collect_within: 25 });
    const { store_detail } = await callAs(test.app, desk.owner, 'get_store_data', {});
    expect(store_detail.order_rules).toMatchObject({ warn_before: 12, collect_within: 25 });
  });

  it('tell every open device, and leave an entry in the audit log with what was and what is', async () => {
    await setLimit(5);
    const [told] = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(told).toMatchObject({ message_code: recordsChangedCode, message_data: { entity: 'store' } });
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, desk.store.id), eq(auditEntries.entity, 'store')));
    expect(entry).toMatchObject({ old_values: { answer_within: 15 }, new_values: { answer_within: 5 } });
  });

  it('have a version of their own: who saved another section in the meantime is not in the way', async () => {
    await callAs(test.app, desk.owner, 'update_dispatch_settings', { version: 1, offer_seconds: 20 });
    expect((await setLimit(5)).order_settings).toMatchObject({ version: 2, answer_within: 5 });
    expect(await rulesOf()).toMatchObject({ answer_within: 5, offer_seconds: 20 });
    const refused = await call(test.app, desk.owner, 'update_order_settings', { version: 1, answer_within: 10 });
    expect(refused).toMatchObject({
      error_code: errorCodes.CHANGED_MEANWHILE,
      current: { version: 2, answer_within: 5 },
    });
  });

  it('are for accounts that can change the store’s settings, within bounds in which someone can answer', async () => {
    const kitchen = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: ['store/order'] }));
    for (const name of ['get_order_settings', 'update_order_settings'] as const)
      expect(await errorOf(test.app, kitchen, name, { version: 1 })).toBe(errorCodes.NOT_PERMITTED);
    for (const answer_within of [limits.answerMinutesMin - 1, limits.answerMinutesMax + 1, 2.5])
      expect(await errorOf(test.app, desk.owner, 'update_order_settings', { version: 1, answer_within })).toBe(
        errorCodes.FIELDS_NOT_VALID,
      );
    expect((await settings()).version).toBe(1);
  });

  it('hold for orders that wait already', async () => {
    const order = await desk.place();
    const inTenMinutes = addMinutes(new Date(), 10);
    await rejectUnanswered(test.db, inTenMinutes);
    expect((await desk.getOrder(order)).order.order_status).toBe(orderStatus.NEW);
    await setLimit(5);
    await rejectUnanswered(test.db, inTenMinutes);
    expect((await desk.getOrder(order)).order.order_status).toBe(orderStatus.REJECTED);
  });
});
