import { addMinutes, subDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { type BookingRules, defaultBookingRules } from '#contract/bookings/bookingRules';
import { type ReplayedRequest, replayOf } from '#contract/bookings/replay';
import { factsOf, table } from './bookingScene';

const evening = new Date('2031-06-13T17:00:00.000Z');
const facts = factsOf();
const rules = (change: Partial<BookingRules> = {}): BookingRules => ({ ...defaultBookingRules, ...change });
const request = (id: string, change: Partial<ReplayedRequest> = {}): ReplayedRequest => ({
  ...{ id, at: evening, asked: subDays(evening, 2), persons: 2, by: 'guest' },
  ...change,
});
const refused = (change: Partial<BookingRules>, requests: readonly ReplayedRequest[], among = facts) =>
  Object.fromEntries(replayOf(among)(rules(change), requests));

describe('Requests that are made again under other rules', () => {
  it('are refused in the order in which they were made, each with the rule', () => {
    const first = request('first', { asked: subDays(evening, 3) });
    expect(refused({}, [request('second'), first])).toEqual({});
    expect(refused({ covers_max: 3 }, [request('second'), first])).toEqual({ second: 'covers' });
    expect(refused({ persons_max: 1 }, [first])).toEqual({ first: 'party_size' });
    expect(refused({ closed_dates: ['2031-06-13'] }, [first])).toEqual({ first: 'closed_date' });
  });

  it('keep their table, or get another one that is free', () => {
    const two = request('two', { table_ids: ['t01'], asked: subDays(evening, 3) });
    const later = request('later', { at: addMinutes(evening, 120), table_ids: ['t01'] });
    const four = request('four', { persons: 4, at: addMinutes(evening, 60), table_ids: ['t02'] });
    expect(refused({}, [two, later, four])).toEqual({});
    const longer = { stays: [{ persons_max: 10, minutes: 150 }] };
    expect(refused(longer, [two, later])).toEqual({});
    // The table for four is taken when the later party comes.
    expect(refused(longer, [two, { ...later, asked: subDays(evening, 1) }, four])).toEqual({ later: 'no_table' });
  });

  it('leave their table to others if they were called off, and count as requests', () => {
    const off = request('off', { isCalledOff: true, asked: subDays(evening, 3) });
    expect(refused({ covers_max: 2 }, [off, request('on')])).toEqual({});
    expect(refused({ covers_max: 1 }, [off])).toEqual({ off: 'covers' });
  });

  it('aren’t refused if their guests were at the door, who have a table whatever the rules say', () => {
    const door = request('door', { by: 'store', asked: evening, table_ids: ['t01'] });
    const booked = request('booked', { at: addMinutes(evening, 15), table_ids: ['t01'] });
    const closed = { closed_dates: ['2031-06-13'] };
    expect(refused(closed, [door])).toEqual({});
    const one = factsOf({ tables: [table(1, 1, 2)] });
    expect(refused({}, [door, { ...booked, asked: addMinutes(evening, 1) }], one)).toEqual({ booked: 'no_table' });
  });

  it('block a table past the end of their business day', () => {
    const open = factsOf({
      tables: [table(1, 1, 2)],
      opening: {
        opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: true, slots: [] })),
      },
    });
    const late = request('late', { at: new Date('2031-06-14T01:30:00.000Z'), asked: subDays(evening, 3) });
    expect(refused({}, [late, request('early', { at: new Date('2031-06-14T02:30:00.000Z') })], open)).toEqual({
      early: 'no_table',
    });
  });
});
