import { distanceBetween, type Location } from '#contract/delivery/distance';
import { type Availability, availabilities } from '#contract/providers/availability';

interface Ranked {
  _id: string;
  availability: Availability;
  location?: Location | undefined;
}

/**
 * Distances are compared as precisely as they are shown, so that someone who walks a few steps while waiting keeps
 * their place.
 */
const stepMetres = 100;

/** A person's distance from the store, in steps. People without a location come last. */
export const stepsAway = (store: Location | undefined, { location }: Pick<Ranked, 'location'>): number =>
  store && location ? Math.round(distanceBetween(store, location) / stepMetres) : Number.MAX_SAFE_INTEGER;

/**
 * Compares delivery people: available ones first, then those on a delivery, then those who are offline; in each group,
 * the nearest to the store first, because every delivery begins there.
 *
 * @example people.toSorted(nearestFirst(store.location))
 */
export const nearestFirst =
  (store: Location | undefined) =>
  (a: Ranked, b: Ranked): number =>
    availabilities.indexOf(a.availability) - availabilities.indexOf(b.availability) ||
    stepsAway(store, a) - stepsAway(store, b);
