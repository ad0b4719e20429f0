import { bookingLimits } from '../bookingLimits';
import type { StayOfParty } from './bookingRules';

/** Stays are learned for the afternoon and for the evening, which begins at this minute of the clock. */
export const eveningFrom = 17 * 60;

/** Stays are booked in steps of so many minutes. */
const step = 5;

/** The duration to book for a learned one: rounded up, so that the guests of most parties have left. */
export const bookedFor = (minutes: number): number => Math.max(bookingLimits.stayMin, Math.ceil(minutes / step) * step);

/**
 * The durations of a store with another one for parties of a size. Smaller parties that shared a row with this size get
 * it too, larger ones keep theirs.
 */
export function withStay(stays: readonly StayOfParty[], persons: number, minutes: number): StayOfParty[] {
  const others = stays.filter(({ persons_max }) => persons_max !== persons);
  return [...others, { persons_max: persons, minutes }].sort((a, b) => a.persons_max - b.persons_max);
}
