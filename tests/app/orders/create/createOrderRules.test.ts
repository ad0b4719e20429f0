import { addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#contract/delivery/distance';
import { limits } from '#contract/limits';
import { groupPhone } from '#contract/phoneNumber';
import { parsePosition } from '../../../../src/components/map/parsePosition';
import { lookUpDigits, phoneCharacters, phoneProblem, tidyPhone } from '../../../../src/components/phone/phoneRules';
import { boardPathOf } from '../../../../src/orders/create/caller';
import { choose, defaultChoices, needsChoice, stillOffered } from '../../../../src/orders/menu/choices';
import { tablesTaken } from '../../../../src/orders/places/freeTables';
import { bearingBetween, directionOf, placeAt } from '../../../../src/orders/places/geometry';
import { firstSlot, slotDays, slotsOf, timeProblem } from '../../../../src/orders/places/slotDays';
import { mostPersons, tableChoices, tableProblem } from '../../../../src/orders/places/tableChoices';
import { aStore } from '../../../support/accounts';
import { aTable, extras, idOf, orderOf, size, toppings } from './createOrderFixtures';

describe('phone numbers', () => {
  it.each([
    ['+49', '', 'required'],
    ['+49', '171', 'too_short'],
    ['+33', '61234567890', 'too_long'],
    ['+33', '0612345678', 'initial_zero'],
    ['+33', '612345678', null],
    ['+39', '0612345678', null],
    ['+39', '3123456789', null],
    ['+39', '06', 'too_short'],
    ['+378', '0549886377', null],
    ['+999', '612345678', 'code'],
  ])('%s %s: %s', async (country_phone_code, phone, problem) => {
    expect(await phoneProblem({ country_phone_code, phone })).toBe(problem);
  });

  it('are brought into the form they are kept in', async () => {
    const french = { country_phone_code: '+33', phone: '612345678' };
    expect(await tidyPhone({ country_phone_code: '+33', phone: '0612345678' })).toEqual(french);
    expect(await tidyPhone({ country_phone_code: '+49', phone: '+33612345678' })).toEqual(french);
    expect(await tidyPhone({ country_phone_code: '+49', phone: '0033612345678' })).toEqual(french);
    const roman = { country_phone_code: '+39', phone: '0669812345' };
    expect(await tidyPhone(roman)).toEqual(roman);
    const dominican = { country_phone_code: '+1', phone: '8095551234' };
    expect(await tidyPhone({ country_phone_code: '+1809', phone: '5551234' })).toEqual(dominican);
    expect(await tidyPhone(dominican)).toEqual(dominican);
    const unknown = { country_phone_code: '+999', phone: '5551234' };
    expect(await tidyPhone(unknown)).toEqual(unknown);
    expect(await tidyPhone({ country_phone_code: '+49', phone: '+390669812345' })).toEqual(roman);
    expect(phoneCharacters('+33 (6) 12-34e')).toBe('+3361234');
    expect(lookUpDigits('0612')).toBe('612');
  });
});

describe('choices', () => {
  it('are needed where a group asks for one', () => {
    expect(needsChoice([extras])).toBe(false);
    expect(needsChoice([size])).toBe(true);
    expect(needsChoice([toppings])).toBe(true);
  });

  it('replace each other in a group of one and add up in others', () => {
    const small = choose([], size, idOf(511), 1);
    expect(choose(small, size, idOf(512), 1)).toEqual([
      { modifier_group_id: size._id, modifier_id: idOf(512), quantity: 1 },
    ]);
    const both = choose(choose(small, toppings, idOf(521), 2), toppings, idOf(522), 1);
    expect(both).toHaveLength(3);
    expect(choose(both, toppings, idOf(521), 0)).toHaveLength(2);
  });

  it('start with the defaults that are in stock, and drop what is offered no more', () => {
    const [first, second] = toppings.modifiers.map((modifier) => ({ ...modifier, is_default: true }));
    if (!first || !second) throw new Error('the group has two modifiers');
    const group = { ...toppings, modifiers: [first, { ...second, is_in_stock: false }] };
    expect(defaultChoices([group]).map(({ modifier_id }) => modifier_id)).toEqual([first._id]);
    expect(stillOffered(choose([], toppings, second._id, 1), [group])).toEqual([]);
  });
});

describe('positions', () => {
  it.each([
    ['48.8584, 2.2945', [48.8584, 2.2945]],
    ['48,8584; 2,2945', [48.8584, 2.2945]],
    ['geo:48.8584,2.2945', [48.8584, 2.2945]],
    ['https://www.google.com/maps/place/X/@48.1,2.1,17z/data=!3d48.8584!4d2.2945', [48.8584, 2.2945]],
    ['https://maps.google.com/?q=48.8584,2.2945', [48.8584, 2.2945]],
    ['https://www.openstreetmap.org/?mlat=48.8584&mlon=2.2945#map=17/48.1/2.1', [48.8584, 2.2945]],
    ['https://www.openstreetmap.org/#map=17/-33.86/151.2', [-33.86, 151.2]],
    ['14 Rue de la Paix', null],
    ['12, 345', null],
    ['95.1, 10.2', null],
  ])('reads %s', (text, position) => {
    expect(parsePosition(text)).toEqual(position);
  });

  it('told by distance and direction lie where they were told', () => {
    const store = [52.52, 13.4] as const;
    const place = placeAt(store, 3000, 45);
    expect(distanceBetween(store, place)).toBeGreaterThan(2998);
    expect(distanceBetween(store, place)).toBeLessThan(3002);
    expect(directionOf(bearingBetween(store, place))).toBe('ne');
    expect(directionOf(350)).toBe('n');
  });
});

describe('times', () => {
  const timezone = 'Europe/Berlin';
  // Sundays closed, else noon to ten.
  const hours = [1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    is_open: true,
    is_full_day: false,
    slots: [{ start: '12:00', end: '22:00' }],
  }));
  const plain = aStore();
  const store = aStore({ opening_hours: hours, order_rules: { ...plain.order_rules, slot_minutes: 30 } });
  const terms = { store, orderType: 'pickup' as const };
  const saturdayEvening = new Date('2026-11-21T20:40:00Z');

  it('offer what is left of today, and tell the closed days', () => {
    const beforeNine = new Date('2026-11-21T19:55:00Z');
    expect(slotsOf('2026-11-21', terms, beforeNine, beforeNine)).toHaveLength(2);
    expect(slotsOf('2026-11-21', terms, beforeNine, saturdayEvening)).toEqual([]);
    const days = slotDays(terms, saturdayEvening, saturdayEvening);
    expect(days).toHaveLength(31);
    expect(days.slice(0, 3).map(({ date, isOpen }) => [date, isOpen])).toEqual([
      ['2026-11-21', false],
      ['2026-11-22', false],
      ['2026-11-23', true],
    ]);
  });

  it('of tables follow the rules for booking them', () => {
    const booking_rules = { ...plain.booking_rules, slot_minutes: 60, notice_minutes: 90, days_ahead: 2 };
    const tables = { store: { ...store, booking_rules }, orderType: 'table' as const };
    const noon = new Date('2026-11-21T11:00:00Z');
    expect(slotsOf('2026-11-21', tables, noon, noon).map((slot) => slot.toISOString().slice(11, 16))).toEqual([
      // Notice is for customers only.
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
    ]);
    expect(slotDays(tables, noon, noon).map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(timeProblem(tables, '2026-11-21T12:00:00Z', noon)).toBeNull();
    expect(timeProblem(tables, '2026-11-24T12:00:00Z', noon)).toBe('too_far');
    expect(timeProblem(terms, '2026-11-24T12:00:00Z', noon)).toBeNull();
  });

  it('of tables pass over the days without bookings, which need a reason', () => {
    const booking_rules = { ...plain.booking_rules, closed_dates: ['2026-11-21'] };
    const tables = { store: { ...store, booking_rules }, orderType: 'table' as const };
    const noon = new Date('2026-11-21T11:00:00Z');
    expect(slotDays(tables, noon, noon)[0]).toMatchObject({ isOpen: true, isClosedForBookings: true });
    expect(firstSlot(tables, noon, noon)?.toISOString()).toMatch(/^2026-11-23/);
    expect(timeProblem(tables, '2026-11-21T12:00:00Z', noon)).toBe('closed_date');
    // Guests at the door are seated on any day.
    expect(timeProblem(tables, null, noon)).toBeNull();
    expect(timeProblem({ ...tables, orderType: 'pickup' }, '2026-11-21T12:00:00Z', noon)).toBeNull();
  });

  it('know why a time cannot be kept', () => {
    expect(timeProblem(terms, null, new Date('2026-11-22T12:00:00Z'))).toBe('hours');
    expect(timeProblem(terms, '2026-11-21T12:00:00Z', saturdayEvening)).toBe('past');
    expect(timeProblem(terms, '2026-11-23T12:00:00Z', saturdayEvening)).toBeNull();
  });

  it('decide the board that the order opens on', () => {
    const body = {
      idempotency_key: 'key-00001',
      order_type: 'pickup' as const,
      customer: { name: 'Ada', country_phone_code: '+49', phone: '1712345678' },
      items: [],
      paid_by: 'cash' as const,
    };
    const due = (schedule_at?: string) =>
      boardPathOf(
        orderOf(body, { created_at: saturdayEvening.toISOString(), ...(schedule_at ? { schedule_at } : {}) }),
        saturdayEvening,
        { timezone },
      );
    expect(due()).toBe(`/app/order/today-orders/${idOf(1)}`);
    expect(due('2026-11-22T12:00:00Z')).toBe(`/app/order/tomorrow-orders/${idOf(1)}`);
    expect(due('2026-11-24T12:00:00Z')).toBe(`/app/order/schedule-orders/${idOf(1)}`);
  });
});

describe('tables', () => {
  it('are taken while others have them during a stay, and suit their guests', () => {
    const at = new Date('2026-11-21T18:00:00Z');
    const body = {
      idempotency_key: 'key-00001',
      order_type: 'table' as const,
      customer: { name: 'Ada', country_phone_code: '+49', phone: '1712345678' },
      items: [],
      paid_by: 'cash' as const,
    };
    const held = (schedule_at: string) => {
      const free_at = addMinutes(schedule_at, 120).toISOString();
      const stay = { from: at, until: addMinutes(at, 90) };
      return tablesTaken([orderOf(body, { table_id: idOf(701), schedule_at, free_at })], stay);
    };
    expect([...held('2026-11-21T19:00:00Z')]).toEqual([idOf(701)]);
    expect([...held('2026-11-21T19:30:00Z')]).toEqual([]);
    expect([...held('2026-11-21T16:15:00Z')]).toEqual([idOf(701)]);
    expect([...held('2026-11-21T16:00:00Z')]).toEqual([]);
    const small = aTable(1, [1, 2]);
    const large = aTable(2, [3, 6]);
    const joined = { table_ids: [small._id, large._id], min_persons: 7, max_persons: 8 };
    const store = { tables: [small, large], combinations: [joined] };
    const problems = (persons: number, taken: ReadonlySet<string>, chosen: readonly string[] = []) =>
      tableChoices(store, persons, chosen).map((choice) => [choice.numbers, tableProblem(choice, persons, taken)]);
    expect(problems(2, new Set())).toEqual([
      ['1', null],
      ['2', 'too_large'],
    ]);
    expect(problems(7, held('2026-11-21T19:00:00Z'))).toEqual([
      ['1', 'taken'],
      ['2', 'too_small'],
      ['1 + 2', 'taken'],
    ]);
    // What a party has stays its choice, whatever else its size allows.
    expect(problems(3, new Set(), joined.table_ids).at(-1)).toEqual(['1 + 2', 'too_large']);
    const apart = { ...store, combinations: [] };
    expect(tableChoices(apart, 8, joined.table_ids).at(-1)).toMatchObject({ numbers: '1 + 2', max_persons: 8 });
    expect(mostPersons(store)).toBe(8);
    expect(mostPersons({ ...apart, tables: [aTable(3, [6, 200])] })).toBe(limits.personsMax);
  });
});

it('formats a number in its country’s groups, and leaves an invalid one alone', () => {
  expect(groupPhone('+33 465710231')).toBe('+33 4 65 71 02 31');
  expect(groupPhone('+1 2125550123')).toBe('+1 212 555 0123');
  expect(groupPhone('+49 301234567')).toBe('+49 30 1234567');
  expect(groupPhone('12')).toBe('12');
  expect(groupPhone('')).toBe('');
});
