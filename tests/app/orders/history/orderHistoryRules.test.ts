import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readGuarded } from '#contract/menuFiles/guard';
import { orderStatus } from '#contract/orders/statuses';
import { wallClock } from '#contract/time';
import { RunControl, RunEnded } from '../../../../src/menuFiles/run/runControl';
import { draftAgain } from '../../../../src/orders/create/again/draftAgain';
import { exportColumns } from '../../../../src/orders/history/export/exportColumns';
import { writeHistory } from '../../../../src/orders/history/export/writeHistory';
import { choiceOf, datesOf, dayRanges, isInChoice } from '../../../../src/orders/history/historyChoice';
import { indexMenu } from '../../../../src/orders/menu/menuIndex';
import { snapshot } from '../../realtime/realtimeFixtures';
import { aMenu, idOf, pizza } from '../create/createOrderFixtures';

const zone = { timezone: 'Europe/Paris' };
/** Its day begins at 4:00. */
const late = { ...zone, day_starts_at: 240 };
const paris = (text: string) => new Date(text);

describe('days of the history', () => {
  it('are those of the store, the week from Sunday', () => {
    // A Wednesday morning in Paris, still Tuesday in UTC.
    const now = paris('2026-03-03T23:30:00Z');
    expect(datesOf('today', now, zone)).toEqual({ start_date: '2026-03-04', end_date: '2026-03-04' });
    expect(datesOf('yesterday', now, zone)).toEqual({ start_date: '2026-03-03', end_date: '2026-03-03' });
    expect(datesOf('this_week', now, zone)).toEqual({ start_date: '2026-03-01', end_date: '2026-03-04' });
    expect(datesOf('last_7', now, zone)).toEqual({ start_date: '2026-02-26', end_date: '2026-03-04' });
    expect(datesOf('this_month', now, zone)).toEqual({ start_date: '2026-03-01', end_date: '2026-03-04' });
    expect(datesOf('all', now, zone)).toEqual({});
  });

  it('last until the store’s day ends, after midnight', () => {
    // Sunday at 1:30 in Paris, the first of the month, still Saturday's business.
    const now = paris('2026-03-01T00:30:00Z');
    expect(datesOf('today', now, late)).toEqual({ start_date: '2026-02-28', end_date: '2026-02-28' });
    expect(datesOf('this_week', now, late)).toEqual({ start_date: '2026-02-22', end_date: '2026-02-28' });
    expect(datesOf('this_month', now, late)).toEqual({ start_date: '2026-02-01', end_date: '2026-02-28' });
    expect(datesOf('today', now, zone)).toEqual({ start_date: '2026-03-01', end_date: '2026-03-01' });
  });

  it('end today and never before they begin, over every change of the clock', () => {
    const moment = fc.date({
      min: paris('2026-01-01T00:00:00Z'),
      max: paris('2028-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const timezone = fc.constantFrom('Europe/Paris', 'America/Chicago', 'Australia/Lord_Howe', 'Asia/Kolkata');
    fc.assert(
      fc.property(moment, timezone, fc.constantFrom(...dayRanges), (now, tz, range) => {
        const { start_date = '', end_date = '' } = datesOf(range, now, { timezone: tz });
        expect(start_date <= end_date).toBe(true);
        if (range !== 'this_week') return;
        const days = Math.round((Date.parse(end_date) - Date.parse(start_date)) / 86_400_000);
        expect(days).toBe(wallClock(now, tz).weekday);
      }),
    );
  });
});

describe('what was chosen', () => {
  const now = paris('2026-03-04T12:00:00Z');

  it('becomes one body for list, totals and export', () => {
    expect(choiceOf({}, now, zone)).toEqual({ start_date: '2026-02-26', end_date: '2026-03-04' });
    expect(
      choiceOf(
        {
          q: ' Ada ',
          days: 'custom',
          end_date: '2026-03-01',
          date_by: 'created_at',
          order_status: 103,
          amount_from: 0,
        },
        now,
        zone,
      ),
    ).toEqual({
      query: 'ada',
      end_date: '2026-03-01',
      date_by: 'created_at',
      filter: { order_status: [103], amount_from: 0 },
    });
    // One letter isn't searched for.
    expect(choiceOf({ q: 'a', days: 'all' }, now, zone)).toEqual({});
  });

  it('is a week or month on their pages, until today, unless it is a day of them', () => {
    const week = { path: '/app/history/current-week', period: 'week' } as const;
    expect(choiceOf({}, now, zone, week)).toEqual({ start_date: '2026-03-01', end_date: '2026-03-04' });
    expect(choiceOf({ of: '2026-02-25' }, now, zone, week)).toEqual({
      ...{ start_date: '2026-02-22', end_date: '2026-02-28' },
    });
    const day = { days: 'custom', start_date: '2026-03-02', end_date: '2026-03-02' } as const;
    expect(choiceOf(day, now, zone, week)).toEqual({ start_date: '2026-03-02', end_date: '2026-03-02' });
  });

  it('tells whether an order that just ended belongs to it', () => {
    const ended = snapshot(1, {
      order_status: orderStatus.COMPLETED,
      ended_at: '2026-03-04T22:30:00.000Z',
      total: 500,
    });
    const holds = (filters: Parameters<typeof choiceOf>[0]) => isInChoice(ended, choiceOf(filters, now, zone), zone);
    expect(holds({})).toBe(true);
    expect(holds({ days: 'yesterday' })).toBe(false);
    expect(holds({ order_type: 'delivery' })).toBe(false);
    expect(holds({ order_status: orderStatus.REJECTED })).toBe(false);
    expect(holds({ paid_by: 'card' })).toBe(false);
    expect(holds({ amount_from: 500, amount_to: 500 })).toBe(true);
    expect(holds({ amount_from: 501 })).toBe(false);
    expect(holds({ q: 'ada' })).toBe(false);
    const night = { ...ended, ended_at: '2026-03-04T23:30:00.000Z' };
    expect(isInChoice(night, choiceOf({ days: 'today' }, now, zone), zone)).toBe(false);
    expect(isInChoice(night, choiceOf({ days: 'today' }, now, late), late)).toBe(true);
    expect(isInChoice({ ...ended, ended_at: undefined }, {}, zone)).toBe(false);
    expect(isInChoice({ ...ended, is_test: true }, {}, zone)).toBe(false);
  });
});

describe('the exported file', () => {
  const t = (key: string, options?: Record<string, unknown>) =>
    key === 'order.times' ? `${options?.quantity}× ${options?.name}` : key;
  const columns = exportColumns({ t, ...late, text: (value) => value[0] ?? '' });

  it('reads back as what was ordered, whatever people are called', async () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 1, maxLength: 7 }),
        fc.constantFrom(',', ';'),
        async (names, separator) => {
          const orders = names.map((each, at) =>
            snapshot(at + 1, {
              customer: { name: each, country_phone_code: '', phone: '' },
              ended_at: '2026-03-05T00:30:00.000Z',
            }),
          );
          // Parts of two: the second begins after the last of the first.
          const load = async (after: string | undefined) => {
            const from = after === undefined ? 0 : orders.findIndex(({ _id }) => _id === after) + 1;
            const data = orders.slice(from, from + 2);
            const last = data.at(-1);
            return { data, ...(last && data.length === 2 ? { next: last._id } : {}) };
          };
          const { file, rowCount } = await writeHistory(
            { load, columns, serial: 'No.', separator: separator as ',' | ';', total: 0 },
            new RunControl(),
            () => undefined,
          );
          expect(rowCount).toBe(names.length);
          const text = (await file?.text()) ?? '';
          const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
            header: true,
            delimiter: separator,
            skipEmptyLines: true,
          });
          expect(data.map((row) => readGuarded(row['orderHistory.export.column.customer'] ?? ''))).toEqual(names);
          expect(data.map((row) => row['No.'])).toEqual(names.map((_, at) => String(at + 1)));
          expect(data[0]).toMatchObject({
            'orderHistory.export.column.total': '10.00',
            'orderHistory.export.column.ended_at (Europe/Paris)': '2026-03-05 01:30',
            'orderHistory.export.column.business_day (04:00 Europe/Paris)': '2026-03-04',
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says what is still to pay: of an order that was paid in part, of one that no one paid, and of one called off', () => {
    const due = columns.find(({ name }) => name === 'due');
    const { COMPLETED, REJECTED } = orderStatus;
    const pending = { payment_status: 'pending', total: 1_400 } as const;
    const orders = [
      snapshot(1, { ...pending, order_status: COMPLETED, paid_amount: 1_000, extra_due: 400 }),
      snapshot(2, { ...pending, order_status: COMPLETED, paid_amount: 0 }),
      snapshot(3, { ...pending, order_status: REJECTED, paid_amount: 0 }),
    ];
    expect(orders.map((order) => due?.write(order))).toEqual(['4.00', '14.00', '0.00']);
    const payment = columns.find(({ name }) => name === 'payment_status');
    const told = ['pending', 'pending', 'unpaid'].map((status) => `Order.payment_status.${status}`);
    expect(orders.map((order) => payment?.write(order))).toEqual(told);
  });

  it('is none where nothing was found, and ends where it is cancelled', async () => {
    const nothing = { columns, serial: 'No.', separator: ',', total: 0 } as const;
    const empty = await writeHistory(
      { ...nothing, load: async () => ({ data: [] }) },
      new RunControl(),
      () => undefined,
    );
    expect(empty).toEqual({ file: null, rowCount: 0 });
    const control = new RunControl();
    const endless = async () => {
      control.end();
      return { data: [snapshot(1)], next: snapshot(1)._id };
    };
    await expect(writeHistory({ ...nothing, load: endless }, control, () => undefined)).rejects.toBeInstanceOf(
      RunEnded,
    );
  });
});

describe('an order once more', () => {
  const menu = indexMenu(aMenu());
  const line = {
    line: 0,
    item_id: pizza._id,
    name: ['Pizza Regina'],
    quantity: 2,
    unit_price: 800,
    note: 'well done',
    total: 1600,
    tax_rate: 10,
    refunded_quantity: 0,
    modifiers: [
      { modifier_group_id: idOf(501), modifier_id: idOf(512), name: ['Large'], quantity: 1, unit_price: 300 },
      { modifier_group_id: idOf(502), modifier_id: idOf(599), name: ['Truffle'], quantity: 1, unit_price: 500 },
    ],
  };

  it('keeps type, customer, place and lines, and says what is sold no more', () => {
    const order = snapshot(7, {
      order_type: 'delivery',
      paid_by: 'card',
      order_comment: 'For the birthday today',
      delivery_address: { address: 'Allee 2', location: [52.5, 13.4], note: 'Bell 3' },
      items: [line, { ...line, line: 1, item_id: idOf(999), name: ['Tiramisu'], modifiers: [] }],
    });
    const { draft, differences } = draftAgain(order, menu, '+49');
    expect(draft).toMatchObject({
      order_type: 'delivery',
      paid_by: 'card',
      customer: { name: 'Ada', country_phone_code: '+49', phone: '3012345', known_phone: '3012345' },
      address: 'Allee 2',
      address_note: 'Bell 3',
      position: { point: [52.5, 13.4], source: 'earlier', address: 'Allee 2' },
      order_comment: '',
      lines: [
        {
          item_id: pizza._id,
          quantity: 2,
          note: 'well done',
          modifiers: [{ modifier_group_id: idOf(501), modifier_id: idOf(512), quantity: 1 }],
        },
      ],
    });
    expect(differences).toEqual({
      items: [['Tiramisu']],
      unavailable: [],
      choices: [['Truffle']],
      // Large, without the truffle.
      prices: [{ name: ['Pizza Regina'], before: 1100, after: 1200 }],
    });
  });
});
