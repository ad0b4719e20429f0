import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AffectedOrder } from '#contract/entities/settle';
import type { DayHours } from '#contract/opening/openingRules';
import { orderStatus } from '#contract/orders/statuses';
import { atWallClock } from '#contract/time';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { orderInput, type StoreOptions } from '../../support/factories/index';
import { openOrderDesk } from '../../support/orderDesk';

let test: TestApp;
const closed: DayHours = { is_open: false, is_full_day: false, slots: [] };
const from = (start: string, end: string): DayHours => ({ is_open: true, is_full_day: false, slots: [{ start, end }] });
const daily = (hours: DayHours) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours }));
const paris = (date: string, clock: string): Date => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return atWallClock(date, hours * 60 + minutes, 'Europe/Paris');
};
/** A Saturday. */
const today = '2031-06-14';
const noon = paris(today, '12:00');

/** A store in Paris, open from ten to ten, at noon. */
async function openDesk(options: StoreOptions = {}) {
  test.clock.now = noon;
  const desk = await openOrderDesk(test, { opening_hours: daily(from('10:00', '22:00')), ...options });
  const own = <Name extends Parameters<typeof callAs>[2]>(name: Name, body: BodyOf<Name>) =>
    callAs(test.app, desk.owner, name, body);
  const refused = async (name: Parameters<typeof call>[2], body: object) => {
    const reply = await call(test.app, desk.owner, name, body as never);
    if (reply.success) throw new Error(`${name} was not refused`);
    return reply as typeof reply & { affected?: AffectedOrder[] };
  };
  const placeAt = (at: Date, fields: Partial<ReturnType<typeof orderInput>> = {}) =>
    call(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, { schedule_at: at.toISOString(), ...fields }),
      store_id: desk.store.id,
    });
  const festival = (start_date: string, hours: DayHours = closed, more: object = {}) => ({
    idempotency_key: crypto.randomUUID(),
    name: ['Bastille Day'],
    start_date,
    end_date: start_date,
    hours,
    ...more,
  });
  return { ...desk, own, refused, placeAt, festival };
}

beforeAll(async () => {
  test = await buildTestApp();
});
afterEach(() => {
  test.clock.now = null;
});
afterAll(() => test.close());

describe('a festival', () => {
  const holiday = '2031-06-21';

  it('closes the store on its days, with its text for customers', async () => {
    const { own, festival, placeAt, store } = await openDesk();
    await own('add_festival_time', festival(holiday));
    const at = paris(holiday, '12:00');
    const asked = { store_id: store.id, order_type: 'pickup', at: at.toISOString() } as const;
    expect(await callAs(test.app, 'platform', 'platform/get_open_state', asked)).toMatchObject({
      reason: 'festival',
      festival: ['Bastille Day'],
      next_open_at: paris('2031-06-22', '10:00').toISOString(),
    });
    expect(await placeAt(at)).toMatchObject({ error_code: errorCodes.STORE_CLOSED_AT_THAT_TIME });
  });

  it('lists the scheduled orders that it affects, and saves only when each is settled', async () => {
    const { own, refused, festival, placeAt, getOrder } = await openDesk();
    const [kept, cancelled] = [await placeAt(paris(holiday, '18:00')), await placeAt(paris(holiday, '19:00'))];
    await placeAt(paris('2031-06-22', '18:00'));
    if (!kept.success || !cancelled.success) throw new Error('not placed');
    const body = festival(holiday);
    const listed = await refused('add_festival_time', body);
    expect(listed.error_code).toBe(errorCodes.ORDERS_OUTSIDE_HOURS);
    expect(listed.affected?.map(({ order_id }) => order_id)).toEqual([kept.order._id, cancelled.order._id]);
    const one = { keep: [kept.order._id], cancel: [] };
    expect((await refused('add_festival_time', { ...body, settle: one })).error_code).toBe(
      errorCodes.ORDERS_OUTSIDE_HOURS,
    );
    const both = { keep: [kept.order._id], cancel: [cancelled.order._id] };
    expect(await refused('add_festival_time', { ...body, settle: both })).toMatchObject({
      errors: [{ path: 'settle.reason' }],
    });
    expect((await own('get_festival_time_list', {})).count).toBe(0);
    await own('add_festival_time', { ...body, settle: { ...both, reason: 'We are closed that day.' } });
    expect((await own('get_festival_time_list', {})).count).toBe(1);
    expect((await getOrder(kept.order)).order.order_status).toBe(orderStatus.NEW);
    expect((await getOrder(cancelled.order)).order).toMatchObject({
      order_status: orderStatus.REJECTED,
      reason: 'We are closed that day.',
    });
  });

  it('can’t claim a day of another, or end before it starts, or have times that overlap', async () => {
    const { own, refused, festival } = await openDesk();
    await own('add_festival_time', festival(holiday));
    const code = async (...of: Parameters<typeof festival>) =>
      (await refused('add_festival_time', festival(...of))).error_code;
    expect(await code('2031-06-19', closed, { end_date: '2031-06-22' })).toBe(errorCodes.FESTIVAL_DAYS_TAKEN);
    expect(await code('2031-07-19', closed, { end_date: '2031-07-12' })).toBe(errorCodes.FESTIVAL_ENDS_TOO_EARLY);
    const overlapping = {
      ...from('10:00', '14:00'),
      slots: [
        { start: '10:00', end: '14:00' },
        { start: '13:00', end: '15:00' },
      ],
    };
    expect(await code('2031-07-19', overlapping)).toBe(errorCodes.SLOT_EXISTS);
  });
});

describe('the week', () => {
  it('is saved with its version, and asks about the orders outside it', async () => {
    const { own, refused, placeAt } = await openDesk();
    const placed = await placeAt(paris(today, '21:00'));
    if (!placed.success) throw new Error('not placed');
    const { version } = (await own('get_opening_hours', {})).opening_hours;
    const changes = { version, opening_hours: daily(from('10:00', '20:00')) };
    expect((await refused('update_opening_hours', changes)).affected).toHaveLength(1);
    const settle = { keep: [placed.order._id], cancel: [] };
    await own('update_opening_hours', { ...changes, settle });
    expect((await refused('update_opening_hours', { ...changes, settle })).error_code).toBe(
      errorCodes.CHANGED_MEANWHILE,
    );
    const late = { order_type: 'pickup' as const, at: paris(today, '20:30').toISOString() };
    expect((await own('get_open_state', late)).is_open).toBe(false);
  });

  it('can be another for one order type', async () => {
    const { own } = await openDesk();
    const { version } = (await own('get_opening_hours', {})).opening_hours;
    await own('update_opening_hours', { version, order_type_hours: { delivery: daily(from('18:00', '21:00')) } });
    expect((await own('get_open_state', { order_type: 'delivery' })).is_open).toBe(false);
    expect((await own('get_open_state', { order_type: 'pickup' })).is_open).toBe(true);
  });
});

describe('public holidays', () => {
  it('are those of the store’s country in the coming year, in its languages', async () => {
    const { own } = await openDesk();
    const { data } = await own('get_holiday_list', {});
    expect(data[0]).toMatchObject({ date: '2031-07-14', is_fixed: true, days: 1 });
    expect(data.every(({ date }) => date >= today && date < '2032-06-14')).toBe(true);
    expect(data.map(({ date }) => date)).toEqual([...data.map(({ date }) => date)].sort());
  });
});
