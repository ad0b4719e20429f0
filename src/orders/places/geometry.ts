import type { Location } from '#contract/delivery/distance';

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;

/** The eight directions, clockwise from north. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

export const directionOf = (bearing: number): Direction => directions[Math.round(bearing / 45) % 8] as Direction;
export const bearingOf = (direction: Direction): number => directions.indexOf(direction) * 45;

/** Initial bearing from one location to another: degrees clockwise from north, 0 to under 360. */
export function bearingBetween([latA, lngA]: Location, [latB, lngB]: Location): number {
  const [a, b, east] = [radians(latA), radians(latB), radians(lngB - lngA)];
  const y = Math.sin(east) * Math.cos(b);
  const x = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east);
  return (degrees(Math.atan2(y, x)) + 360) % 360;
}

/** The location `metres` away along a bearing, to the wire's precision of about a metre. */
export function placeAt([lat, lng]: Location, metres: number, bearing: number): Location {
  const [from, angle, turn] = [radians(lat), metres / earthRadius, radians(bearing)];
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return [round(degrees(to)), round(((lng + degrees(east) + 540) % 360) - 180)];
}
