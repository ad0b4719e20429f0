import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeBooking } from '#contract/bookings/judgeBooking';
import { slotsOf } from '#contract/bookings/slotsOf';
import { atWallClock, instantOf } from '#contract/time';
import { factsOf, hours, table } from './bookingScene';

const day = '2031-10-25';
const zones = ['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Asia/Beirut', 'Africa/Casablanca'] as const;
const size = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }));

const scene = fc.record({
  timezone: fc.constantFrom(...zones, 'Australia/Lord_Howe'),
  sizes: fc.array(size, { minLength: 1, maxLength: 12 }),
  joins: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 4 }),
  booked: fc.array(fc.tuple(fc.nat(11), fc.nat(30), fc.integer({ min: 1, max: 8 })), { maxLength: 12 }),
  stay: fc.constantFrom(30, 90, 135),
  reset_minutes: fc.constantFrom(0, 10),
  notice_minutes: fc.constantFrom(0, 90),
  covers_max: fc.option(fc.integer({ min: 1, max: 20 })),
  guest_covers_max: fc.option(fc.integer({ min: 1, max: 20 })),
  persons: fc.integer({ min: 1, max: 12 }),
  isClosed: fc.boolean(),
});

it('Every offered time can be booked with the tables offered, and every other names its rule', () => {
  let cases = 0;
  fc.assert(
    fc.property(scene, ({ timezone, sizes, joins, booked, persons, isClosed, stay, ...rules }) => {
      const tables = sizes.map(([min, more], index) => table(index, min, min + more));
      const idAt = (index: number) => tables[index % tables.length]?.id ?? '';
      const at = (index: number) => atWallClock(day, 19 * 60 + index * 15, timezone).getTime();
      const length = (stay + rules.reset_minutes) * 60_000;
      const facts = factsOf({
        opening: { timezone, opening_hours: hours('19:00', '02:00') },
        rules: { ...rules, stays: [{ persons_max: 12, minutes: stay }], closed_dates: isClosed ? ['2031-10-26'] : [] },
        tables,
        combinations: joins
          .filter(([one, other]) => idAt(one) !== idAt(other))
          .map(([one, other]) => ({ table_ids: [idAt(one), idAt(other)], min_persons: 3, max_persons: 8 })),
        bookings: booked.map(([index, slot, guests], id) => ({
          ...{ id: `b${id}`, at: at(slot), persons: guests, is_guests: id % 2 === 0 },
          holds: [{ table_id: idAt(index), from: at(slot), until: at(slot) + length }],
        })),
      });
      const party = { persons, by: 'guest', now: instantOf(day, 18 * 60 + 30, timezone) } as const;
      const isFree = (id: string, from: number) =>
        facts.bookings.every(({ holds }) =>
          holds.every((hold) => hold.table_id !== id || hold.until <= from || from + length <= hold.from),
        );
      for (const slot of slotsOf(facts, day, party)) {
        cases += 1;
        const from = slot.at.getTime();
        const fits = ({ min_persons, max_persons }: { min_persons: number; max_persons: number }) =>
          min_persons <= persons && persons <= max_persons;
        // By trying every table and every combination.
        const possible = [
          ...tables.filter(fits).map(({ id, max_persons }) => ({ ids: [id], max_persons })),
          ...facts.combinations.filter(fits).map(({ table_ids, max_persons }) => ({ ids: table_ids, max_persons })),
        ].filter(({ ids }) => ids.every((id) => isFree(id, from)));
        if (slot.blocked_by) {
          expect(judgeBooking(facts, { ...party, at: slot.at }).broken[0]).toBe(slot.blocked_by);
          if (slot.blocked_by === 'no_table') expect(possible).toEqual([]);
          continue;
        }
        const least = Math.min(...possible.map(({ max_persons }) => max_persons));
        const fewest = Math.min(
          ...possible.filter(({ max_persons }) => max_persons === least).map(({ ids }) => ids.length),
        );
        const [best = []] = slot.table_ids;
        expect(possible.find(({ ids }) => ids.join() === best.join())?.max_persons).toBe(least);
        expect(best).toHaveLength(fewest);
        expect(slot.table_ids).toHaveLength(possible.length);
        for (const table_ids of slot.table_ids) {
          expect(judgeBooking(facts, { ...party, at: slot.at, table_ids }).broken).toEqual([]);
        }
      }
    }),
    { numRuns: 400 },
  );
  expect(cases).toBeGreaterThanOrEqual(10_000);
});
