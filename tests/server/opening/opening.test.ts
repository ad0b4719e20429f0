import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { auditEntries, outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeSubStore, orderInput, type StoreOptions } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { noon, openOpeningDesk, paris, today } from '../../support/openingDesk';

let test: TestApp;
const openDesk = (options: StoreOptions = {}) => openOpeningDesk(test, options);

beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => {
  test.clock.now = null;
});
afterAll(() => test.close());

describe('the opening state', () => {
  it('is the same for the store and for its customers, and decides whether an order is placed', async () => {
    const { own, store, placeOutside } = await openDesk();
    const open = { success: true, is_open: true, until: paris(today, '22:00').toISOString(), busy_minutes: 0 };
    expect(await own('get_open_state', { order_type: 'pickup' })).toMatchObject(open);
    const asked = { store_id: store.id, order_type: 'pickup' } as const;
    expect(await callAs(test.app, 'platform', 'platform/get_open_state', asked)).toMatchObject(open);
    test.clock.now = paris(today, '22:00');
    const next = paris('2031-06-15', '10:00').toISOString();
    expect(await own('get_open_state', { order_type: 'pickup' })).toMatchObject({
      is_open: false,
      reason: 'hours',
      next_open_at: next,
    });
    await expect(placeOutside()).rejects.toThrow(String(errorCodes.STORE_CLOSED_AT_THAT_TIME));
  });

  it('tells who is refused why, and when it opens next', async () => {
    const { own, refused, item } = await openDesk();
    await own('pause_orders', { order_types: ['pickup'], minutes: 30 });
    const reply = await refused('create_order', orderInput(item));
    expect(reply).toMatchObject({
      error_code: errorCodes.STORE_CLOSED_AT_THAT_TIME,
      errors: [
        {
          path: 'schedule_at',
          params: { reason: 'paused', next_open_at: addMinutes(noon, 30).toISOString() },
        },
      ],
    });
  });
});

describe('a pause', () => {
  it('stops its order types alone, and ends automatically', async () => {
    const { own, item, refused } = await openDesk();
    const { open_states } = await own('pause_orders', { order_types: ['pickup'], minutes: 30, reason: 'Oven' });
    expect(open_states.pickup).toMatchObject({ is_open: false, reason: 'paused' });
    expect(open_states.delivery.is_open).toBe(true);
    expect((await refused('create_order', orderInput(item))).error_code).toBe(errorCodes.STORE_CLOSED_AT_THAT_TIME);
    test.clock.now = addMinutes(noon, 30);
    expect((await own('create_order', orderInput(item))).order.order_status).toBe(orderStatus.ACCEPTED);
  });

  it('lets orders be scheduled for after it', async () => {
    const { own, item, refused } = await openDesk();
    await own('pause_orders', { order_types: ['pickup'], until: addMinutes(noon, 60).toISOString() });
    const during = { ...orderInput(item), schedule_at: addMinutes(noon, 59).toISOString() };
    expect((await refused('create_order', during)).error_code).toBe(errorCodes.STORE_CLOSED_AT_THAT_TIME);
    await own('create_order', { ...orderInput(item), schedule_at: addMinutes(noon, 60).toISOString() });
  });

  it('can be set and ended by the kitchen, is told to every device and recorded', async () => {
    const { own, store } = await openDesk();
    const kitchen = await loginSubStore(test.app, await makeSubStore(test.db, store, { grants: ['store/order'] }));
    await callAs(test.app, kitchen, 'pause_orders', { order_types: ['delivery', 'pickup'], reason: 'Too much to do' });
    const { store_detail } = await own('get_store_data', {});
    expect(store_detail.service_state.paused.delivery).toMatchObject({
      reason: 'Too much to do',
      // For the rest of the day: to midnight.
      until: paris('2031-06-15', '00:00').toISOString(),
    });
    const told = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(told.map(({ message_data }) => message_data)).toContainEqual({ entity: 'store', ids: [store.id] });
    await callAs(test.app, kitchen, 'resume_orders', {});
    expect((await own('get_open_state', { order_type: 'delivery' })).is_open).toBe(true);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, store.id));
    const values = entries.filter(({ entity }) => entity === 'store').map(({ new_values }) => new_values);
    expect(values).toEqual([
      expect.objectContaining({ paused: ['delivery', 'pickup'] }),
      expect.objectContaining({ paused: [] }),
    ]);
  });

  it('set on two devices at once is the last one’s, and nothing of the other', async () => {
    const { own } = await openDesk();
    await Promise.all(
      [15, 30, 45, 60].map((minutes) => own('pause_orders', { order_types: ['delivery', 'pickup'], minutes })),
    );
    const { paused } = (await own('get_store_data', {})).store_detail.service_state;
    expect(paused.delivery).toEqual(paused.pickup);
    expect([15, 30, 45, 60].map((minutes) => addMinutes(noon, minutes).toISOString())).toContain(
      paused.delivery?.until,
    );
  });

  it('needs an end in the next 24 hours', async () => {
    const { refused } = await openDesk();
    for (const until of [noon, addMinutes(noon, 1441)]) {
      const reply = await refused('pause_orders', { order_types: ['pickup'], until: until.toISOString() });
      expect(reply).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'until' }] });
    }
  });
});

describe('a busy time', () => {
  it('makes new orders take longer, and leaves those that were placed alone', async () => {
    const { own, placeOutside, move, place } = await openDesk();
    const before = await place();
    await own('set_busy', { minutes: 15, until: addMinutes(noon, 60).toISOString() });
    const { order } = await placeOutside();
    expect(order.busy_minutes).toBe(15);
    const accepted = await move(order, orderStatus.ACCEPTED);
    expect(accepted.estimated_ready_at).toBe(addMinutes(noon, 35).toISOString());
    expect((await move(before, orderStatus.ACCEPTED)).estimated_ready_at).toBe(addMinutes(noon, 20).toISOString());
    test.clock.now = addMinutes(noon, 60);
    expect((await placeOutside()).order.busy_minutes).toBeUndefined();
  });
});

describe('one day’s exception', () => {
  it('opens longer today, and only today', async () => {
    const { own } = await openDesk();
    await own('set_opening_today', { open_until: paris(today, '23:30').toISOString() });
    const at = (date: string, clock: string) => ({
      order_type: 'pickup' as const,
      at: paris(date, clock).toISOString(),
    });
    expect((await own('get_open_state', at(today, '23:00'))).is_open).toBe(true);
    expect((await own('get_open_state', at('2031-06-15', '23:00'))).is_open).toBe(false);
  });

  it('doesn’t open longer until a time at which the store is open anyway', async () => {
    const { own, refused } = await openDesk();
    for (const clock of ['13:00', '22:00']) {
      const reply = await refused('set_opening_today', { open_until: paris(today, clock).toISOString() });
      expect(reply).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'open_until' }] });
    }
    await own('set_opening_today', { open_until: paris(today, '22:01').toISOString() });
  });

  it('closes early, and can be taken back', async () => {
    const { own } = await openDesk();
    await own('set_opening_today', { close_at: paris(today, '20:00').toISOString() });
    const late = { order_type: 'pickup' as const, at: paris(today, '21:00').toISOString() };
    expect((await own('get_open_state', late)).is_open).toBe(false);
    await own('set_opening_today', {});
    expect((await own('get_open_state', late)).is_open).toBe(true);
  });

  it('asks about the orders that it leaves outside the hours, also when it is removed', async () => {
    const { own, refused, placeAt, getOrder } = await openDesk();
    const placed = [await placeAt(paris(today, '20:30')), await placeAt(paris(today, '21:00'))];
    const [first, second] = placed.flatMap((reply) => (reply.success ? [reply.order] : []));
    if (!first || !second) throw new Error('not placed');
    const early = { close_at: paris(today, '20:00').toISOString() };
    const { error_code, affected } = await refused('set_opening_today', early);
    expect(error_code).toBe(errorCodes.ORDERS_OUTSIDE_HOURS);
    expect(affected?.map(({ order_id }) => order_id)).toEqual([first._id, second._id]);
    const late = { order_type: 'pickup' as const, at: paris(today, '21:00').toISOString() };
    expect((await own('get_open_state', late)).is_open).toBe(true);
    const settle = { keep: [first._id], cancel: [second._id], reason: 'We close at eight.' };
    await own('set_opening_today', { ...early, settle });
    expect((await own('get_open_state', late)).is_open).toBe(false);
    expect((await getOrder(first)).order.order_status).toBe(orderStatus.NEW);
    expect((await getOrder(second)).order).toMatchObject({ order_status: orderStatus.REJECTED });

    await own('set_opening_today', { open_until: paris(today, '23:30').toISOString() });
    const night = await placeAt(paris(today, '23:00'));
    if (!night.success) throw new Error('not placed');
    expect((await refused('set_opening_today', {})).affected?.map(({ order_id }) => order_id)).toEqual([
      night.order._id,
    ]);
  });

  it('asks about an order inside a pause, which only stops new orders', async () => {
    const { own, refused, placeAt } = await openDesk();
    const placed = await placeAt(paris(today, '20:30'));
    if (!placed.success) throw new Error('not placed');
    await own('pause_orders', { order_types: ['pickup'], until: paris(today, '21:00').toISOString() });
    const { affected } = await refused('set_opening_today', { close_at: paris(today, '20:00').toISOString() });
    expect(affected).toHaveLength(1);
  });
});

describe('a slot', () => {
  const four = { order_rules: { slot_minutes: 15, slot_orders_max: 4 } };

  it('takes no more orders than its limit, however many come at once', async () => {
    const { placeAt, own } = await openDesk(four);
    const tries = Array.from({ length: 12 }, (_, index) =>
      placeAt(paris(today, `18:${String(index).padStart(2, '0')}`)),
    );
    const replies = await Promise.all(tries);
    expect(replies.filter(({ success }) => success)).toHaveLength(4);
    const refusals = replies.flatMap((reply) => (reply.success ? [] : [reply.error_code]));
    expect(new Set(refusals)).toEqual(new Set([errorCodes.SLOT_FULL]));
    const { slots } = await own('get_slot_list', { order_type: 'pickup', date: today });
    expect(slots.filter(({ is_full }) => is_full).map(({ at }) => at)).toEqual([paris(today, '18:00').toISOString()]);
    expect((await placeAt(paris(today, '18:15'))).success).toBe(true);
  });

  it('has room again after a cancellation, and none for an order that is moved into it', async () => {
    const { placeAt, customerCancels, own, refused } = await openDesk({ order_rules: { slot_orders_max: 1 } });
    const first = await placeAt(paris(today, '18:00'));
    const other = await placeAt(paris(today, '19:00'));
    if (!first.success || !other.success) throw new Error('not placed');
    const move = {
      order_id: other.order._id,
      version: other.order.version,
      schedule_at: paris(today, '18:10').toISOString(),
    };
    expect((await refused('update_order_details', { ...move, idempotency_key: 'move-0001' })).error_code).toBe(
      errorCodes.SLOT_FULL,
    );
    await customerCancels(first.order);
    expect((await placeAt(paris(today, '18:00'))).success).toBe(true);
    expect(
      (await own('get_slot_list', { order_type: 'pickup', date: today })).slots.filter(({ is_full }) => is_full),
    ).toHaveLength(2);
  });

  it('has the place of the order that is being moved, which doesn’t stand in its own way', async () => {
    const { placeAt, own } = await openDesk({ order_rules: { slot_orders_max: 1 } });
    const placed = await placeAt(paris(today, '18:00'));
    if (!placed.success) throw new Error('not placed');
    const { _id: order_id, version } = placed.order;
    const asked = { order_type: 'pickup' as const, date: today };
    const fullOnes = async (body: typeof asked & { order_id?: string }) =>
      (await own('get_slot_list', body)).slots.filter(({ is_full }) => is_full).map(({ at }) => at);
    expect(await fullOnes(asked)).toEqual([paris(today, '18:00').toISOString()]);
    expect(await fullOnes({ ...asked, order_id })).toEqual([]);
    const later = paris(today, '18:05').toISOString();
    const move = { order_id, version, schedule_at: later, idempotency_key: 'move-0002' };
    expect((await own('update_order_details', move)).order?.schedule_at).toBe(later);
  });

  it('is offered of no order type that is off', async () => {
    const { own } = await openDesk({ order_rules: { is_pickup_on: false } });
    const slotsOf = async (order_type: 'pickup' | 'delivery') =>
      (await own('get_slot_list', { order_type, date: today })).slots.length;
    expect(await slotsOf('pickup')).toBe(0);
    expect(await slotsOf('delivery')).toBeGreaterThan(0);
  });

  it('is offered once the kitchen can have prepared an order; other minutes can still be chosen', async () => {
    const { own, placeAt } = await openDesk({
      order_rules: { slot_minutes: 15, preparation_time: 20, delivery_time: 30 },
    });
    const first = async (order_type: 'pickup' | 'delivery' | 'table') =>
      (await own('get_slot_list', { order_type, date: '2031-06-15' })).slots[0]?.at;
    expect(await first('delivery')).toBe(paris('2031-06-15', '11:00').toISOString());
    expect(await first('pickup')).toBe(paris('2031-06-15', '10:30').toISOString());
    expect((await placeAt(paris('2031-06-15', '10:07'))).success).toBe(true);
  });

  it('is refused too soon, too far ahead and in the past', async () => {
    const { placeAt } = await openDesk({ order_rules: { slot_lead_minutes: 60, slot_days_ahead: 3 } });
    const reasonAt = async (at: Date) => {
      const reply = await placeAt(at);
      return reply.success ? null : reply.errors?.[0]?.params?.reason;
    };
    expect(await reasonAt(paris(today, '12:59'))).toBe('too_soon');
    expect(await reasonAt(paris(today, '13:00'))).toBeNull();
    expect(await reasonAt(paris(today, '11:00'))).toBe('past');
    expect(await reasonAt(paris('2031-06-17', '21:59'))).toBeNull();
    expect(await reasonAt(paris('2031-06-18', '12:00'))).toBe('too_far');
  });
});
