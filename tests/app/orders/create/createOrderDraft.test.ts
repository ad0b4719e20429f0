import { beforeEach, describe, expect, it } from 'vitest';
import { atWallClock } from '#contract/time';
import { parseAmount } from '../../../../src/components/store/parseAmount';
import { draftProblems, lineProblemText } from '../../../../src/orders/create/draft/draftProblems';
import { draftReducer } from '../../../../src/orders/create/draft/draftReducer';
import { orderBody } from '../../../../src/orders/create/draft/orderBody';
import {
  type DraftLine,
  loadDraft,
  newDraft,
  type OrderDraft,
  saveDraft,
} from '../../../../src/orders/create/draft/orderDraft';
import { type DraftQuote, priceDraft } from '../../../../src/orders/create/draft/pricedDraft';
import { isStillSent, serverProblems } from '../../../../src/orders/create/place/serverProblems';
import { indexMenu } from '../../../../src/orders/menu/menuIndex';
import { aStore } from '../../../support/accounts';
import { aMenu, aQuote, cola, extras, idOf, pizza, size, soup } from './createOrderFixtures';

const line = (item_id: string, change: Partial<DraftLine> = {}): DraftLine => ({
  id: `line-${item_id}`,
  item_id,
  name: ['Item'],
  quantity: 1,
  note: '',
  modifiers: [],
  ...change,
});
const bread = { modifier_group_id: extras._id, modifier_id: idOf(531), quantity: 1 };
const draft = (change: Partial<OrderDraft> = {}): OrderDraft => ({ ...newDraft('+49'), ...change });
const menu = indexMenu(aMenu());
const store = aStore();
const money = (amount: number) => String(amount);
const fields = (of: OrderDraft, at = store, quote: DraftQuote | null = aQuote) =>
  draftProblems(of, priceDraft(of, menu, at, new Date(), quote), {
    store: at,
    now: new Date(),
    money,
    typeName: String,
  }).map(({ field }) => field);

describe('the ticket', () => {
  it('counts the same choice up and keeps another one apart', () => {
    const once = draftReducer(draft(), { type: 'addLine', line: line(soup._id) });
    const twice = draftReducer(once, { type: 'addLine', line: line(soup._id, { id: 'second', quantity: 2 }) });
    expect(twice.lines.map(({ quantity }) => quantity)).toEqual([3]);
    const other = draftReducer(twice, { type: 'addLine', line: line(soup._id, { id: 'third', modifiers: [bread] }) });
    expect(other.lines).toHaveLength(2);
    const full = draftReducer(other, { type: 'addLine', line: line(soup._id, { id: 'fourth', quantity: 97 }) });
    expect(full.lines).toHaveLength(3);
  });

  it('puts a removed line back where it was', () => {
    const lines = [line('a'), line('b'), line('c')];
    const without = draftReducer(draft({ lines }), { type: 'removeLine', id: 'line-b' });
    expect(draftReducer(without, { type: 'insertLine', line: line('b'), index: 1 }).lines).toEqual(lines);
  });

  it('takes an earlier customer with the last address and its position', () => {
    const found = {
      name: 'Ada',
      country_phone_code: '+49',
      phone: '1712345678',
      ...{ order_count: 2, visit_count: 0, no_show_count: 0 },
      addresses: [{ address: 'Allee 2', location: [52.53, 13.41] as [number, number], note: 'Bell 3' }],
    };
    const picked = draftReducer(draft(), { type: 'pickCustomer', found });
    expect(picked).toMatchObject({ address: 'Allee 2', address_note: 'Bell 3', position: { source: 'earlier' } });
    expect(fields({ ...picked, order_type: 'delivery', lines: [line(soup._id)] })).toEqual([]);
    const moved = draftReducer(picked, { type: 'set', change: { address: 'Allee 99' } });
    expect(fields({ ...moved, order_type: 'delivery', lines: [line(soup._id)] })).toEqual([
      'delivery_address.location',
    ]);
  });

  it('becomes another order with the first change after a refusal, and only then', () => {
    const before = draft({ lines: [line(soup._id)] });
    const refused = draftReducer(before, { type: 'refused' });
    expect(refused.idempotency_key).toBe(before.idempotency_key);
    const changed = draftReducer(refused, { type: 'set', change: { paid_by: 'card' } });
    expect(changed.idempotency_key).not.toBe(before.idempotency_key);
    expect(draftReducer(changed, { type: 'set', change: { tip: '1' } }).idempotency_key).toBe(changed.idempotency_key);
  });

  it('keeps the key through changes while no one knows whether it arrived', () => {
    const sent = draft();
    expect(draftReducer(sent, { type: 'set', change: { tip: '2' } }).idempotency_key).toBe(sent.idempotency_key);
  });
});

describe('what is sent', () => {
  it('leaves out what does not belong to the type', () => {
    const typed = draft({
      address: 'Allee 2',
      position: { point: [52.53, 13.41], source: 'pasted' },
      delivery_comment: 'ring',
      table_id: idOf(701),
      lines: [line(cola._id, { note: ' cold ' })],
    });
    const pickup = orderBody(typed, 'EUR');
    expect(pickup).not.toHaveProperty('delivery_address');
    expect(pickup).not.toHaveProperty('table_id');
    expect(pickup.items).toEqual([{ item_id: cola._id, quantity: 1, note: 'cold', modifiers: [] }]);
    expect(orderBody({ ...typed, order_type: 'table' }, 'EUR')).toMatchObject({ table_id: idOf(701), persons: 2 });
    expect(orderBody({ ...typed, order_type: 'delivery' }, 'EUR')).toMatchObject({
      delivery_address: { address: 'Allee 2', location: [52.53, 13.41] },
      delivery_comment: 'ring',
    });
  });

  it.each([
    ['', 'EUR', 0],
    ['2', 'EUR', 200],
    ['2,5', 'EUR', 250],
    ['2.55', 'EUR', 255],
    ['2.555', 'EUR', null],
    ['1,234.50', 'EUR', 123450],
    ['1.234,50', 'EUR', 123450],
    ['1 234,50', 'EUR', 123450],
    ['1\u202f234,50 €', 'EUR', 123450],
    ['€ 12.50', 'EUR', 1250],
    ['1.234.567', 'EUR', 123456700],
    ['1,23,4', 'EUR', null],
    ['-2', 'EUR', null],
    ['1,234', 'KWD', 1234],
    ['1.234', 'KWD', 1234],
    ['1,234', 'JPY', 1234],
    ['200', 'JPY', 200],
    ['2.5', 'JPY', null],
    ['abc', 'EUR', null],
  ])('reads %j of %s as %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });
});

describe('what it costs', () => {
  it('adds choices, the quoted delivery and the tip', () => {
    const large = { modifier_group_id: size._id, modifier_id: idOf(512), quantity: 1 };
    const priced = priceDraft(
      draft({
        order_type: 'delivery',
        position: { point: store.location, source: 'pasted' },
        tip: '1',
        lines: [line(pizza._id, { quantity: 2, modifiers: [large] })],
      }),
      menu,
      store,
      new Date(),
      aQuote,
    );
    expect(priced.totals).toMatchObject({ subtotal: 2400, delivery_fee: 250, tip_amount: 100, total: 2750 });
  });

  it('tells before placing: below the minimum, too far, closed, range of choices', () => {
    expect(
      fields(draft({ customer: { name: 'Ada', country_phone_code: '+49', phone: '1' }, lines: [line(cola._id)] })),
    ).toEqual(['items']);
    const named = { name: 'Ada', country_phone_code: '+49', phone: '1' };
    const far = draft({
      customer: named,
      order_type: 'delivery',
      address: 'Far away',
      position: { point: [53.5, 10], source: 'approximate' },
      lines: [line(soup._id)],
    });
    expect(fields(far, store, { is_delivered: false, fee: 0, lost: [] })).toEqual(['delivery_address.location']);
    const closed = aStore({ opening_hours: [] });
    expect(fields(draft({ customer: named, lines: [line(soup._id)] }), closed)).toEqual(['schedule_at']);
    expect(fields(draft({ customer: named, lines: [line(pizza._id, { quantity: 2 })] }))).toEqual([
      `line.line-${pizza._id}`,
    ]);
  });
});

describe('what the server refuses', () => {
  const sent = draft({ lines: [line(cola._id), line(soup._id)] });

  it('is shown at its field, a line by its place in what was sent', () => {
    const told = serverProblems(
      [
        { path: 'items.1.modifiers', code: '4104' },
        { path: 'customer.phone', code: 'invalid_format' },
        { path: 'delivery_address', code: '558' },
      ],
      sent,
    );
    expect(told.problems.map(({ field, text }) => [field, text])).toEqual([
      [`line.line-${soup._id}`, 'codes.error.4104'],
      ['customer.phone', 'records.field.invalid'],
      ['delivery_address.location', 'codes.error.558'],
    ]);
    expect(told.hasOthers).toBe(false);
    expect(serverProblems([], sent).hasOthers).toBe(true);
  });

  it('is shown until what it speaks about changes', () => {
    const field = `line.line-${soup._id}`;
    expect(isStillSent(field, sent, { ...sent, tip: '3' })).toBe(true);
    const changed = draftReducer(sent, { type: 'changeLine', id: `line-${soup._id}`, change: { quantity: 2 } });
    expect(isStillSent(field, sent, changed)).toBe(false);
    expect(isStillSent('customer.phone', sent, changed)).toBe(true);
  });
});

describe('the kept ticket', () => {
  beforeEach(() => localStorage.clear());

  it('is found again by the account that left it, and by no other', () => {
    const left = draft({ tip: '2' });
    saveDraft('store/owner', left);
    expect(loadDraft('store/owner')).toEqual(left);
    expect(loadDraft('store/kitchen')).toBeNull();
    saveDraft('store/owner', null);
    expect(loadDraft('store/owner')).toBeNull();
  });
});

describe('an item with days and hours of its own', () => {
  it('is a problem of its line where the ticket is due at another time', () => {
    const slots = [{ start: '07:00', end: '11:00' }];
    const availability = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: false, slots }));
    const own = aMenu();
    const brunch = indexMenu({ ...own, items: own.items.map((item) => ({ ...item, availability })) });
    const at = (hour: number) => atWallClock('2031-06-14', hour * 60, store.timezone);
    const problems = (change: Partial<OrderDraft>, now: Date) =>
      priceDraft(draft({ lines: [line(cola._id)], ...change }), brunch, store, now, null).problems;
    expect(problems({}, at(8))).toEqual([[]]);
    expect(problems({}, at(12))).toEqual([[{ kind: 'item_not_at_that_time' }]]);
    const later = { is_later: true, schedule_at: at(12).toISOString() };
    expect(problems(later, at(8))).toEqual([[{ kind: 'item_not_at_that_time' }]]);
    expect(lineProblemText({ kind: 'item_not_at_that_time' })).toEqual({ text: 'createOrder.line.not_at_that_time' });
  });
});
