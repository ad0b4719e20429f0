import { distanceBetween, type Location } from '#contract/delivery/distance';
import type { Random } from '../demoData/random';

const between = ([fromLat, fromLng]: Location, [toLat, toLng]: Location, share: number): [number, number] => [
  fromLat + (toLat - fromLat) * share,
  fromLng + (toLng - fromLng) * share,
];

/** Streets run so: along one bearing or across it, as in most towns. */
const streetsTurnedBy = Math.PI / 7;

/**
 * A way as streets would have it: along the one bearing, across, and along again to the end.
 *
 * @returns the corners, both ends among them
 */
export function routeBetween(from: Location, to: Location, random: Random): Location[] {
  const [lat, lng] = [to[0] - from[0], to[1] - from[1]];
  // Of the line from end to end, the part along the streets' bearing.
  const shrink = Math.cos((from[0] * Math.PI) / 180);
  const [north, east] = [Math.cos(streetsTurnedBy), Math.sin(streetsTurnedBy)];
  const length = lat * north + lng * shrink * east;
  const alongStreet: Location = [length * north, (length * east) / shrink];
  const turn = random.between(0.3, 0.7);
  const first: Location = [from[0] + alongStreet[0] * turn, from[1] + alongStreet[1] * turn];
  const second: Location = [to[0] - alongStreet[0] * (1 - turn), to[1] - alongStreet[1] * (1 - turn)];
  return [from, first, second, to];
}

/** Metres from a way's beginning to its end. */
export const lengthOf = (way: readonly Location[]): number =>
  way.slice(1).reduce((sum, corner, index) => sum + distanceBetween(way[index] ?? corner, corner), 0);

/** The position after so many metres of a way; its end if the way is shorter. */
export function along(way: readonly Location[], metres: number): [number, number] {
  let left = metres;
  for (const [index, corner] of way.slice(1).entries()) {
    const start = way[index] ?? corner;
    const leg = distanceBetween(start, corner);
    if (left < leg) return between(start, corner, left / leg);
    left -= leg;
  }
  const [lat, lng] = way.at(-1) ?? [0, 0];
  return [lat, lng];
}
