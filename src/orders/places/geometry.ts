import { placeAt as exactPlaceAt, type Location } from '#contract/delivery/distance';

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

const round = (value: number) => Math.round(value * 1e5) / 1e5;

/** The location `metres` away along a bearing, to the wire's precision of about a metre. */
export function placeAt(from: Location, metres: number, bearing: number): Location {
  const [lat, lng] = exactPlaceAt(from, metres, bearing);
  return [round(lat), round(lng)];
}
