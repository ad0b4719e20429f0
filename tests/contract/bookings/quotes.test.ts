import { addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { waitingLimits } from '#contract/bookingLimits';
import { isQuoteRight, type QuoteFacts, quoteUntil, tableFreeFor } from '#contract/bookings/quotes';

const now = new Date('2031-06-13T18:00:00Z');
const at = (minutes: number) => addMinutes(now, minutes);
const table = (id: string, min_persons: number, max_persons: number) => ({
  ...{ id, number: Number(id), min_persons, max_persons, is_bookable: true },
});
const hold = (table_id: string, from: number, until: number) => ({
  ...{ table_id, from: at(from).getTime(), until: at(until).getTime() },
});
/** Parties stay for an hour, and tables are cleared in ten minutes. */
const facts = (change: Partial<QuoteFacts>): QuoteFacts => ({
  rules: { stays: [{ persons_max: 10, minutes: 60 }], reset_minutes: 10 },
  tables: [table('1', 1, 2), table('2', 3, 4)],
  combinations: [],
  holds: [],
  ...change,
});

describe('When a table is free for a party', () => {
  it('is now, if one is', () => expect(tableFreeFor(facts({}), 2, [], now)).toEqual(now));

  it('is when the first that fits becomes free', () => {
    const holds = [hold('1', -30, 40), hold('2', -30, 5)];
    expect(tableFreeFor(facts({ holds }), 2, [], now)).toEqual(at(40));
    expect(tableFreeFor(facts({ holds }), 4, [], now)).toEqual(at(5));
  });

  it('is not before a booking that the party would still be sitting through', () => {
    const holds = [hold('1', -30, 10), hold('1', 79, 149)];
    expect(tableFreeFor(facts({ holds }), 2, [], now)).toEqual(at(149));
    expect(tableFreeFor(facts({ holds: [hold('1', -30, 10), hold('1', 80, 150)] }), 2, [], now)).toEqual(at(10));
  });

  it('is after the parties that came before, if they want the same tables', () => {
    const holds = [hold('1', -30, 10)];
    expect(tableFreeFor(facts({ holds }), 2, [2], now)).toEqual(at(80));
    expect(tableFreeFor(facts({ holds }), 2, [2, 2], now)).toEqual(at(150));
    expect(tableFreeFor(facts({ holds }), 2, [4], now)).toEqual(at(10));
  });

  it('counts tables that are joined, once all of them are free', () => {
    const combinations = [{ table_ids: ['1', '2'], min_persons: 5, max_persons: 6 }];
    const holds = [hold('1', -30, 10), hold('2', -30, 25)];
    expect(tableFreeFor(facts({ combinations, holds }), 6, [], now)).toEqual(at(25));
    // Who waits at the joined tables keeps both from the next party.
    expect(tableFreeFor(facts({ combinations, holds }), 2, [6], now)).toEqual(at(95));
  });

  it('is never, if no table seats so many; such a party keeps no one waiting', () => {
    expect(tableFreeFor(facts({}), 9, [], now)).toBeNull();
    expect(tableFreeFor(facts({}), 2, [9], now)).toEqual(now);
  });
});

it('A quote is rounded up to five minutes, and has a limit', () => {
  expect(quoteUntil(now, now)).toBe(0);
  expect(quoteUntil(at(-3), now)).toBe(0);
  expect(quoteUntil(at(1), now)).toBe(5);
  expect(quoteUntil(at(20), now)).toBe(20);
  expect(quoteUntil(at(20.01), now)).toBe(25);
  expect(quoteUntil(at(1_000), now)).toBe(waitingLimits.quoteMax);
});

it('A quote is right up to five minutes too early or too late', () => {
  const right = [15, 20, 25].map((minutes) => isQuoteRight(20, now, at(minutes)));
  expect(right).toEqual([true, true, true]);
  expect([14.9, 25.1].map((minutes) => isQuoteRight(20, now, at(minutes)))).toEqual([false, false]);
});
