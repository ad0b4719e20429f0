import { distanceBetween, type Location } from '#contract/delivery/distance';
import { type Availability, availabilities } from '#contract/providers/availability';

interface Ranked {
  _id: string;
  availability: Availability;
  location?: Location | undefined;
}

/** Distances are compared as exactly as they are shown: a few steps of someone who waits change nothing. */
const stepMetres = 100;

/** How far someone is from the store, in steps; people without a location come last. */
export const stepsAway = (store: Location | undefined, { location }: Pick<Ranked, 'location'>): number =>
  store && location ? Math.round(distanceBetween(store, location) / stepMetres) : Number.MAX_SAFE_INTEGER;

/**
 * Sorts people as they are asked: available ones first, then those on a delivery, then those who are offline, and among
 * them the nearest to the store, where every delivery begins.
 *
 * @example people.toSorted(nearestFirst(store.location))
 */
export const nearestFirst =
  (store: Location | undefined) =>
  (a: Ranked, b: Ranked): number =>
    availabilities.indexOf(a.availability) - availabilities.indexOf(b.availability) ||
    stepsAway(store, a) - stepsAway(store, b);
