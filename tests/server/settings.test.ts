import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { storeSettings } from '#server/db/schema/storeSettings';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test, { order_rules: { cancel_within: 10, cancellation_charge: 100 } });
});
afterAll(() => test.close());

const set = (store: object) => callAs(test.app, desk.owner, 'update', { store });

describe('the settings of a store', () => {
  it('are obeyed by the next order: no order of a type that is off, none below the minimum, none while it is closed for business', async () => {
    await set({ is_pickup_on: false });
    await expect(desk.place({ order_type: 'pickup' })).rejects.toThrow(/635/);
    await set({ is_pickup_on: true, minimum_order_price: 99_999 });
    await expect(desk.place({ order_type: 'pickup' })).rejects.toThrow(/557/);
    await set({ minimum_order_price: 0, is_business: false });
    await expect(desk.place({ order_type: 'pickup' })).rejects.toThrow(/635/);
    await set({ is_business: true });
    expect((await desk.place({ order_type: 'pickup' })).order_status).toBe(orderStatus.NEW);
  });

  it('leave an order the cancellation policy that it was placed with', async () => {
    const before = await desk.place();
    await set({ cancellation_mode: 'percentage', cancellation_percent: 50 });
    const after = await desk.place();
    for (const [order, charge] of [
      [before, 100],
      [after, Math.round(after.total / 2)],
    ] as const) {
      await desk.move(order, orderStatus.ACCEPTED);
      const { order: ended } = await callAs(test.app, 'platform', 'platform/cancel_order', {
        store_id: desk.store.id,
        order_id: order._id,
      });
      expect(ended).toMatchObject({ order_status: orderStatus.CANCELLED_BY_CUSTOMER, cancellation_charge: charge });
    }
  });

  it('apply to an order that is placed while they change in one version, which its audit entry names', async () => {
    await set({ is_tax_included: false, is_use_item_tax: false, store_tax: 0 });
    const versionNow = async () => {
      const [row] = await test.db
        .select({ version: storeSettings.version })
        .from(storeSettings)
        .where(eq(storeSettings.store_id, desk.store.id));
      return row?.version ?? 0;
    };
    const rates = new Map([[await versionNow(), 0]]);
    const orders: Order[] = [];
    const change = async () => {
      for (let store_tax = 1; store_tax <= 4; store_tax++) {
        await set({ store_tax });
        rates.set(await versionNow(), store_tax);
      }
    };
    const order = async () => {
      for (let count = 0; count < 6; count++) orders.push(await desk.place());
    };
    await Promise.all([change(), order(), order()]);
    expect(rates.size).toBe(5);
    for (const { _id, subtotal, tax } of orders) {
      const { data } = await callAs(test.app, desk.owner, 'get_audit_list', { filter: { record_id: _id } });
      const version = Number(data.find(({ new_values }) => new_values?.settings_version)?.new_values?.settings_version);
      expect(rates.has(version)).toBe(true);
      expect(tax).toBe(Math.round((subtotal * (rates.get(version) ?? 0)) / 100));
    }
  });

  it('are saved together or not at all by `update`, and 621 says that nothing was given', async () => {
    const refused = await call(test.app, desk.owner, 'update', {
      store: { store_tax: 5, delivery_time: 1, delivery_time_min: 30 },
    });
    expect(refused).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'delivery_time' }] });
    expect((await callAs(test.app, desk.owner, 'get_tax_settings', {})).tax_settings).toMatchObject({ version: 1 });
    expect(await call(test.app, desk.owner, 'update', { store: {} })).toMatchObject({
      error_code: errorCodes.UPDATE_FAILED,
    });
    await set({ store_tax: 5, website: 'https://store.example' });
    expect((await callAs(test.app, desk.owner, 'get_tax_settings', {})).tax_settings).toMatchObject({
      version: 2,
      store_tax: 5,
    });
    expect((await callAs(test.app, desk.owner, 'get_store_data', {})).store_detail).toMatchObject({
      website: 'https://store.example',
      store_tax: 5,
    });
  });

  it('that the platform decides are set by the platform', async () => {
    await callAs(test.app, 'platform', 'platform/set_store_flags', {
      store_id: desk.store.id,
      is_store_can_edit_order: false,
    });
    const { store_detail } = await callAs(test.app, desk.owner, 'get_store_data', {});
    expect(store_detail).toMatchObject({ is_store_can_edit_order: false, is_store_can_add_provider: true });
    const ordering = async () => (await callAs(test.app, desk.owner, 'get_order_settings', {})).order_settings;
    expect((await ordering()).version).toBe(1);
    await callAs(test.app, 'platform', 'platform/set_store_flags', { store_id: desk.store.id, is_business: false });
    expect(await ordering()).toMatchObject({ version: 2, is_business: false });
    // A form from before would turn it on again without having seen it.
    const late = await call(test.app, desk.owner, 'update_order_settings', { version: 1, is_business: true });
    expect(late).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE, current: { is_business: false } });
  });
});
