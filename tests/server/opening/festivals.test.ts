import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { namedHolidays } from '#server/modules/opening/publicHolidays';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { orderInput, type StoreOptions } from '../../support/factories/index';
import { closed, daily, from, openOpeningDesk, paris, today } from '../../support/openingDesk';

let test: TestApp;
const openDesk = (options: StoreOptions = {}) => openOpeningDesk(test, options);

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
    const twice = { keep: [kept.order._id], cancel: [cancelled.order._id, kept.order._id], reason: 'Closed' };
    expect(await refused('add_festival_time', { ...body, settle: twice })).toMatchObject({
      errors: [{ path: 'settle.cancel.1', code: 'duplicate' }],
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

  it('asks about the orders outside the hours when it gets shorter or is deleted', async () => {
    const { own, refused, festival, placeAt, getOrder, item } = await openDesk();
    const late = festival(holiday, from('10:00', '23:30'));
    const { festival_time } = await own('add_festival_time', late);
    const placed = await placeAt(paris(holiday, '22:30'));
    if (!placed.success) throw new Error('not placed');
    const { _id, version } = festival_time;
    const asked = [
      await refused('update_festival_time', { _id, version, hours: from('10:00', '22:00') }),
      await refused('delete_festival_time', { _id }),
      await refused('delete_festival_time', { ids: [_id] }),
    ];
    for (const { error_code, affected } of asked) {
      expect(error_code).toBe(errorCodes.ORDERS_OUTSIDE_HOURS);
      expect(affected).toEqual([
        expect.objectContaining({ order_id: placed.order._id, unique_id: placed.order.unique_id }),
      ]);
    }
    expect((await own('get_festival_time_list', {})).count).toBe(1);
    const settle = { keep: [], cancel: [placed.order._id], reason: 'We close at ten after all.' };
    await own('delete_festival_time', { _id, settle });
    expect((await own('get_festival_time_list', {})).count).toBe(0);
    const { order } = await getOrder(placed.order);
    expect(order).toMatchObject({ order_status: orderStatus.REJECTED, reason: settle.reason });
    // Only asks about orders that the change itself leaves outside the hours.
    const { festival_time: other } = await own('add_festival_time', festival(holiday, from('10:00', '23:30')));
    await own('create_order', { ...orderInput(item), schedule_at: paris(holiday, '21:00').toISOString() });
    await own('delete_festival_time', { _id: other._id });
  });

  it('is deleted with others or not at all, and orders are compared with the hours without any of them', async () => {
    const { own, refused, festival, placeAt, getOrder } = await openDesk();
    const second = '2031-06-23';
    const ids: string[] = [];
    for (const date of [holiday, second]) {
      const { festival_time } = await own('add_festival_time', festival(date, from('10:00', '23:30')));
      ids.push(festival_time._id);
    }
    const placed = [await placeAt(paris(holiday, '22:30')), await placeAt(paris(second, '23:00'))];
    const orders = placed.flatMap((reply) => (reply.success ? [reply.order] : []));
    const { affected } = await refused('delete_festival_time', { ids });
    expect(affected?.map(({ order_id }) => order_id)).toEqual(orders.map(({ _id }) => _id));
    expect((await own('get_festival_time_list', {})).count).toBe(2);
    const settle = { keep: orders.map(({ _id }) => _id), cancel: [] };
    const { results } = await own('delete_festival_time', { ids, settle });
    expect(results.every(({ success }) => success)).toBe(true);
    for (const order of orders) expect((await getOrder(order)).order.order_status).toBe(orderStatus.NEW);
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

  it('can’t be entirely in the past by the store’s clock, unless it was and keeps its days', async () => {
    const { own, refused, festival } = await openDesk();
    const yesterday = '2031-06-13';
    const passed = { error_code: errorCodes.FESTIVAL_PASSED, errors: [{ path: 'end_date' }] };
    expect(await refused('add_festival_time', festival('2031-06-12', closed, { end_date: yesterday }))).toMatchObject(
      passed,
    );
    await own('add_festival_time', festival('2031-06-12', closed, { is_yearly: true }));
    const { festival_time } = await own('add_festival_time', festival(yesterday, closed, { end_date: today }));
    const { _id, version } = festival_time;
    expect(await refused('update_festival_time', { _id, version, end_date: yesterday })).toMatchObject(passed);
    // Past midnight in Paris, and not yet in UTC.
    test.clock.now = paris('2031-06-15', '00:01');
    const renamed = await own('update_festival_time', { _id, version, name: ['Inventory'], end_date: today });
    const again = { _id, version: renamed.festival_time.version };
    expect(await refused('update_festival_time', { ...again, start_date: today })).toMatchObject(passed);
    await own('update_festival_time', { ...again, end_date: '2031-06-15' });
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

  it('are calculated once for each year and language, and have each language’s name', async () => {
    const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ru'];
    const { default: Holidays } = await import('date-holidays');
    const asked = vi.spyOn(Holidays.prototype, 'getHolidays');
    // A year that no other test uses, so it isn't cached.
    const first = await namedHolidays('FR', 2041, languages);
    expect(asked).toHaveBeenCalledTimes(2 * (languages.length + 1));
    expect(first.find(({ rule }) => rule === '12-25')?.names.slice(0, 3)).toEqual([
      'Christmas Day',
      'Weihnachten',
      'Noël',
    ]);
    expect(await namedHolidays('FR', 2041, languages)).toEqual(first);
    expect(asked).toHaveBeenCalledTimes(2 * (languages.length + 1));
    asked.mockRestore();
  });

  it('let other work run between two years', async () => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    });
    await namedHolidays('FR', 2051, ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ru']);
    clearInterval(others);
    expect(turns).toBeGreaterThan(4);
  });
});
