import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { plainService } from '#contract/opening/openingRules';
import type { OverridableRule } from '#contract/orders/overrides';
import { orders, storeSettings } from '#server/db/schema/index';
import { call, callAs } from '../../support/callApi';
import {
  deliveryInput,
  makeItem,
  makeStore,
  makeSubStore,
  makeTable,
  type OrderInput,
  orderInput,
  type StoreOptions,
  type StoreRow,
} from '../../support/factories/index';
import { login, loginSubStore, type TestSession } from '../../support/login';
import { ownerDesk } from '../../support/ownerDesk';

const desk = ownerDesk();
type Body = OrderInput & { override?: { reason: string; delivery_fee?: number } };
type Item = Awaited<ReturnType<typeof makeItem>>;

const reason = 'A regular, and the kitchen agrees';
const noon = new Date('2031-03-12T12:00:00Z');
const tomorrow = '2031-03-13T12:00:00.000Z';
const evenings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  is_open: true,
  is_full_day: false,
  slots: [{ start: '18:00', end: '23:00' }],
}));
const far = (store: StoreRow): Partial<OrderInput> => ({
  delivery_address: { address: 'Far away', location: [store.latitude + 0.1, store.longitude] },
});

interface Scene {
  store: StoreRow;
  owner: TestSession;
  item: Item;
}

/** Two guests who book a table for tomorrow. */
const guests = async ({ store, item }: Scene): Promise<Body> => {
  const table = await makeTable(desk.test.db, store);
  return orderInput(item, { order_type: 'table', table_id: table.id, persons: 2, schedule_at: tomorrow });
};

/** For each rule: an order that breaks it, and the error that refuses the order. */
const breaks: Record<
  OverridableRule,
  { options?: StoreOptions; code: number; path: string; body: (scene: Scene) => Promise<Body> | Body }
> = {
  paused: {
    code: errorCodes.STORE_CLOSED_AT_THAT_TIME,
    path: 'schedule_at',
    body: async ({ item, store }) => {
      const until = new Date(noon.getTime() + 3_600_000).toISOString();
      await desk.test.db
        .update(storeSettings)
        .set({
          service_state: {
            ...plainService,
            paused: { pickup: { from: noon.toISOString(), until, reason: '', by: '' } },
          },
        })
        .where(eq(storeSettings.store_id, store.id));
      return orderInput(item);
    },
  },
  closed: {
    options: { opening_hours: evenings },
    code: errorCodes.STORE_CLOSED_AT_THAT_TIME,
    path: 'schedule_at',
    body: ({ item }) => orderInput(item),
  },
  too_far: {
    options: { booking_rules: { days_ahead: 0 } },
    code: errorCodes.SLOT_NOT_AVAILABLE,
    path: 'schedule_at',
    body: guests,
  },
  closed_date: {
    options: { booking_rules: { closed_dates: [tomorrow.slice(0, 10)] } },
    code: errorCodes.SLOT_NOT_AVAILABLE,
    path: 'schedule_at',
    body: guests,
  },
  covers: {
    options: { booking_rules: { covers_max: 1 } },
    code: errorCodes.SLOT_FULL,
    path: 'schedule_at',
    body: guests,
  },
  slot_full: {
    options: { order_rules: { slot_minutes: 15, slot_orders_max: 1 } },
    code: errorCodes.SLOT_FULL,
    path: 'schedule_at',
    body: async ({ item, owner }) => {
      await callAs(desk.test.app, owner, 'create_order', orderInput(item, { schedule_at: tomorrow }));
      return orderInput(item, { schedule_at: tomorrow });
    },
  },
  outside_areas: {
    code: errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA,
    path: 'delivery_address',
    body: ({ store, item }) => deliveryInput(store, item, far(store)),
  },
  below_minimum: {
    options: { minimum_order_price: 5000 },
    code: errorCodes.PRICE_BELOW_STORE_MINIMUM,
    path: 'items',
    body: ({ item }) => orderInput(item),
  },
  table_size: {
    code: errorCodes.FIELDS_NOT_VALID,
    path: 'persons',
    body: async ({ store, item }) => {
      const table = await makeTable(desk.test.db, store, { min_persons: 6, max_persons: 8 });
      return orderInput(item, { order_type: 'table', table_id: table.id, persons: 2 });
    },
  },
};

async function open(options: StoreOptions = {}): Promise<Scene> {
  desk.test.clock.now = noon;
  const store = await makeStore(desk.test.db, options);
  return { store, owner: await login(desk.test.app, store), item: await makeItem(desk.test.db, store) };
}

const place = (caller: TestSession, body: Body) => call(desk.test.app, caller, 'create_order', body);
const staff = async ({ store }: Scene, ...keys: string[]) => {
  const urls = keys.map((url) => ({ url, permission: 1 }));
  return loginSubStore(desk.test.app, await makeSubStore(desk.test.db, store, { urls }));
};

describe.each(Object.entries(breaks))('%s', (name, { options, code, path, body }) => {
  const rule = name as OverridableRule;

  it('refuses an order, and names the rule that staff can override', async () => {
    const scene = await open(options);
    expect(await place(scene.owner, await body(scene))).toMatchObject({ error_code: code, errors: [{ path, rule }] });
  });

  it('is overridden with a reason, which the order’s history and the audit log record', async () => {
    const scene = await open(options);
    const clerk = await staff(scene, 'store/order', 'store/order/override');
    const reply = await place(clerk, { ...(await body(scene)), override: { reason } });
    expect(reply).toMatchObject({ success: true, overridden: [rule], order: { order_status: 3 } });
    if (!reply.success) return;
    const { events } = await callAs(desk.test.app, clerk, 'get_order', { order_id: reply.order._id });
    expect(events.filter(({ kind }) => kind === 'rules_overridden')).toMatchObject([{ reason, rules: [rule] }]);
    const { data } = await callAs(desk.test.app, scene.owner, 'get_audit_list', {
      filter: { record_id: reply.order._id },
    });
    expect(data[0]?.new_values).toMatchObject({ overridden_rules: [rule], reason });
  });

  it('can’t be overridden by accounts without the permission, or by the platform', async () => {
    const scene = await open(options);
    const clerk = await staff(scene, 'store/order');
    const input = await body(scene);
    const count = () => desk.test.db.$count(orders, eq(orders.store_id, scene.store.id));
    const before = await count();
    const refused = await place(clerk, { ...input, override: { reason } });
    expect(refused).toMatchObject({ success: false, error_code: errorCodes.NOT_PERMITTED });
    const ofPlatform = await call(desk.test.app, 'platform', 'platform/create_order', {
      ...input,
      store_id: scene.store.id,
    });
    expect(ofPlatform).toMatchObject({ success: false, error_code: code });
    expect(await count()).toBe(before);
  });
});

describe('an order that breaks several rules', () => {
  const strict = { opening_hours: evenings, minimum_order_price: 5000 };

  it('is refused with all of them at once, and overridden with one reason', async () => {
    const scene = await open(strict);
    const input = deliveryInput(scene.store, scene.item, far(scene.store));
    const refused = await place(scene.owner, input);
    expect(refused).toMatchObject({
      error_code: errorCodes.STORE_CLOSED_AT_THAT_TIME,
      errors: [{ rule: 'closed' }, { rule: 'below_minimum' }, { rule: 'outside_areas' }],
    });
    const reply = await place(scene.owner, { ...input, override: { reason } });
    expect(reply).toMatchObject({ overridden: ['closed', 'below_minimum', 'outside_areas'] });
    // The same key returns the first reply, not another order.
    expect(await place(scene.owner, { ...input, override: { reason } })).toEqual(reply);
  });

  it('also names the lines that can’t be sold: those stay refused whatever the reason', async () => {
    const scene = await open(strict);
    const soldOut = await makeItem(desk.test.db, scene.store, { is_in_stock: false });
    const input = orderInput(soldOut);
    expect(await place(scene.owner, input)).toMatchObject({
      errors: [{ rule: 'closed' }, { path: 'items.0.item_id', code: String(errorCodes.ITEM_OUT_OF_STOCK) }],
    });
    expect(await place(scene.owner, { ...input, override: { reason } })).toMatchObject({ success: false });
  });
});

describe('an override', () => {
  it('changes nothing about an order that breaks no rule, and then needs no permission', async () => {
    const scene = await open();
    const clerk = await staff(scene, 'store/order');
    const reply = await place(clerk, { ...orderInput(scene.item), override: { reason } });
    expect(reply).toMatchObject({ success: true });
    expect(reply).not.toHaveProperty('overridden');
  });

  it('doesn’t allow a time that has passed, or a table that is taken', async () => {
    const scene = await open();
    const past = orderInput(scene.item, { schedule_at: '2031-03-12T11:00:00.000Z' });
    expect(await place(scene.owner, { ...past, override: { reason } })).toMatchObject({
      error_code: errorCodes.SLOT_NOT_AVAILABLE,
    });
    const table = await makeTable(desk.test.db, scene.store, { min_persons: 2, max_persons: 4 });
    const guests = (persons: number) =>
      orderInput(scene.item, { order_type: 'table', table_id: table.id, persons, schedule_at: tomorrow });
    expect(await place(scene.owner, guests(2))).toMatchObject({ success: true });
    expect(await place(scene.owner, { ...guests(9), override: { reason } })).toMatchObject({
      error_code: errorCodes.TABLE_NOT_FREE,
    });
  });

  it('requires a reason', async () => {
    const scene = await open();
    expect(await place(scene.owner, { ...orderInput(scene.item), override: { reason: ' ' } })).toMatchObject({
      errors: [{ path: 'override.reason' }],
    });
  });

  it('outside the areas, charges the default fee for the distance, or the fee that staff agreed', async () => {
    const scene = await open();
    const input = deliveryInput(scene.store, scene.item, far(scene.store));
    const location = input.delivery_address?.location ?? [0, 0];
    const quote = await callAs(desk.test.app, scene.owner, 'get_delivery_quote', { location, subtotal: 1250 });
    const placed = await callAs(desk.test.app, scene.owner, 'create_order', { ...input, override: { reason } });
    expect(quote.is_delivered).toBe(false);
    expect(placed.order.delivery_fee).toBe(quote.outside_fee);
    expect(placed.order.delivery_fee_breakdown?.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      quote.outside_fee,
    );
    const agreed = {
      ...deliveryInput(scene.store, scene.item, far(scene.store)),
      override: { reason, delivery_fee: 900 },
    };
    const { order } = await callAs(desk.test.app, scene.owner, 'create_order', agreed);
    expect(order).toMatchObject({
      delivery_fee: 900,
      total: 1250 + 900,
      delivery_fee_breakdown: { steps: [{ key: 'set_by_staff', amount: 900 }] },
    });
  });
});

it('A party at a table of another size can be moved to another time', async () => {
  const scene = await open();
  const table = await makeTable(desk.test.db, scene.store, { min_persons: 6, max_persons: 8 });
  const guests = { order_type: 'table', table_id: table.id, persons: 2, schedule_at: tomorrow } as const;
  const { order } = await callAs(desk.test.app, scene.owner, 'create_order', {
    ...orderInput(scene.item, guests),
    override: { reason },
  });
  const later = '2031-03-13T15:00:00.000Z';
  const correction = { order_id: order._id, version: order.version, idempotency_key: crypto.randomUUID() };
  const moved = await callAs(desk.test.app, scene.owner, 'update_order_details', { ...correction, schedule_at: later });
  expect(moved.order.schedule_at).toBe(later);
});
