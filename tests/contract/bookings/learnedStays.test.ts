import { expect, it } from 'vitest';
import { bookedFor, withStay } from '#contract/bookings/learnedStays';
import { stayOf } from '#contract/bookings/stay';

const stays = [
  { persons_max: 4, minutes: 120 },
  { persons_max: 10, minutes: 150 },
];

it.each([
  { persons: 2, minutes: 90, becomes: { 1: 90, 2: 90, 3: 120, 4: 120, 5: 150 } },
  { persons: 4, minutes: 100, becomes: { 2: 100, 4: 100, 5: 150 } },
  { persons: 6, minutes: 130, becomes: { 4: 120, 5: 130, 6: 130, 7: 150 } },
])('A duration for $persons changes that size, and smaller ones of its row', ({ persons, minutes, becomes }) => {
  const changed = withStay(stays, persons, minutes);
  expect(changed.map(({ persons_max }) => persons_max)).toEqual([...new Set([4, 10, persons])].sort((a, b) => a - b));
  for (const [size, booked] of Object.entries(becomes)) expect(stayOf({ stays: changed }, Number(size))).toBe(booked);
});

it('Learned durations are booked in steps of five minutes, and never below the shortest', () => {
  expect([91, 90, 4].map(bookedFor)).toEqual([95, 90, 15]);
});
