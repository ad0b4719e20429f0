import { addSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { recordsChangedCode } from '#contract/stream';
import { auditEntries } from '#server/db/schema/audit';
import { outbox, storeSettings } from '#server/db/schema/index';
import { beginSearches } from '#server/jobs/dueOrders';
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
  test.clock.now = null;
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const settings = async () => (await callAs(test.app, desk.owner, 'get_dispatch_settings', {})).dispatch_settings;
const rulesOf = async () => {
  const [row] = await test.db.select().from(storeSettings).where(eq(storeSettings.store_id, desk.store.id));
  return row?.order_rules;
};

describe('the settings of dispatch', () => {
  it('are changed field by field, leave all other rules alone, and say who changed them', async () => {
    const before = await rulesOf();
    const first = await settings();
    const rules = { auto_assign: 'off', offer_seconds: 60, search_radius: null };
    expect(first).toEqual({ ...rules, version: 1, updated_at: null, updated_by: '' });
    const { dispatch_settings } = await callAs(test.app, desk.owner, 'update_dispatch_settings', {
      version: 1,
      offer_seconds: 25,
    });
    expect(dispatch_settings).toMatchObject({ version: 2, auto_assign: 'off', offer_seconds: 25 });
    expect(await settings()).toEqual({ ...dispatch_settings, updated_by: expect.stringMatching(/./) });
    expect(await rulesOf()).toEqual({ ...before, offer_seconds: 25 });
  });

  it('tell every open device, and leave an entry in the audit log with what was and what is', async () => {
    await callAs(test.app, desk.owner, 'update_dispatch_settings', { version: 1, auto_assign: 'ready' });
    const [told] = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(told).toMatchObject({
      message_code: recordsChangedCode,
      message_data: { entity: 'store', ids: [desk.store.id] },
    });
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.store_id, desk.store.id), eq(auditEntries.entity, 'store')));
    expect(entry).toMatchObject({
      action: 'update',
      record_id: desk.store.id,
      old_values: { auto_assign: 'off' },
      new_values: { auto_assign: 'ready' },
    });
  });

  it('refuse who saw an older version, with who was first and how they are now', async () => {
    const manager = await loginSubStore(
      test.app,
      await makeSubStore(test.db, desk.store, { name: 'Mo', grants: ['store/setting'] }),
    );
    await callAs(test.app, manager, 'update_dispatch_settings', { version: 1, auto_assign: 'accepted' });
    const refused = await call(test.app, desk.owner, 'update_dispatch_settings', { version: 1, offer_seconds: 20 });
    expect(refused).toMatchObject({
      success: false,
      error_code: errorCodes.CHANGED_MEANWHILE,
      changed_by: 'Mo',
      current: { version: 2, auto_assign: 'accepted', offer_seconds: 60 },
    });
    expect((await rulesOf())?.offer_seconds).toBe(60);
  });

  it('of two who save at once take one', async () => {
    const replies = await Promise.all(
      [20, 30, 40, 50].map((offer_seconds) =>
        call(test.app, desk.owner, 'update_dispatch_settings', { version: 1, offer_seconds }),
      ),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect((await settings()).version).toBe(2);
  });

  it('are not for dispatchers, nor shorter or longer than anyone could answer', async () => {
    const dispatcher = await loginSubStore(
      test.app,
      await makeSubStore(test.db, desk.store, { grants: ['store/dispatcher', 'store/order'] }),
    );
    for (const name of ['get_dispatch_settings', 'update_dispatch_settings'] as const)
      expect(await errorOf(test.app, dispatcher, name, { version: 1 })).toBe(errorCodes.NOT_PERMITTED);
    for (const offer_seconds of [limits.offerSecondsMin - 1, limits.offerSecondsMax + 1, 12.5])
      expect(await errorOf(test.app, desk.owner, 'update_dispatch_settings', { version: 1, offer_seconds })).toBe(
        errorCodes.FIELDS_NOT_VALID,
      );
    expect((await settings()).version).toBe(1);
  });

  it('ask no one beyond the search radius, and those at an unknown location last', async () => {
    const near = await desk.providerAt(1);
    const far = await desk.providerAt(3);
    const lost = await desk.providerAt(1, { latitude: null, longitude: null });
    await callAs(test.app, desk.owner, 'update_dispatch_settings', { version: 1, search_radius: 2 });
    const order = await desk.request(await desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED));
    expect(order.delivery_offer?.provider_id).toBe(near.id);
    const { data } = await callAs(test.app, desk.owner, 'get_delivery_log', { order_id: order._id });
    expect(data.find(({ provider }) => provider?._id === far.id)).toMatchObject({ kind: 'skipped', why: 'too_far' });
    const next = await desk.step(order, near, deliveryStatus.REJECTED);
    expect(next.delivery_offer?.provider_id).toBe(lost.id);
    // Someone at the store can still choose the one who is far.
    expect((await desk.request(next, far)).delivery_offer?.provider_id).toBe(far.id);
    for (const search_radius of [0, limits.deliveryDistanceMax + 1])
      expect(await errorOf(test.app, desk.owner, 'update_dispatch_settings', { version: 2, search_radius })).toBe(
        errorCodes.FIELDS_NOT_VALID,
      );
  });

  it('hold for what begins from then on: an offer made before keeps its end', async () => {
    const now = new Date();
    test.clock.now = now;
    await desk.providerAt(1);
    const accepted = async () => desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);
    const before = await desk.request(await accepted());
    const waiting = await accepted();
    await callAs(test.app, desk.owner, 'update_dispatch_settings', {
      version: 1,
      auto_assign: 'accepted',
      offer_seconds: 15,
    });
    const later = addSeconds(now, acceptUndoSeconds);
    await beginSearches(test.db, later);
    expect((await desk.getOrder(before)).order.delivery_offer?.expires_at).toBe(addSeconds(now, 60).toISOString());
    expect((await desk.getOrder(waiting)).order.delivery_offer?.expires_at).toBe(addSeconds(later, 15).toISOString());
  });
});
