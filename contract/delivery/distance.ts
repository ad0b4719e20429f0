/** `[latitude, longitude]` in degrees. */
export type Location = readonly [number, number];

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;

/** Metres per degree of latitude. */
export const metresPerDegree = 111_195;

/** Great-circle distance in metres. */
export function distanceBetween([latA, lngA]: Location, [latB, lngB]: Location): number {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lngB - lngA) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The location that is `metres` away in the direction of a bearing, in degrees clockwise from north. */
export function placeAt([lat, lng]: Location, metres: number, bearing: number): Location {
  const [from, angle, turn] = [radians(lat), metres / earthRadius, radians(bearing)];
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  return [degrees(to), ((lng + degrees(east) + 540) % 360) - 180];
}

export const metresPerUnit = (isMile: boolean): number => (isMile ? 1_609.344 : 1_000);

/** A distance in the store's unit, in whole metres: bounds are compared in metres, so both ends count exactly. */
export const metresOf = (distance: number, isMile: boolean): number => Math.round(distance * metresPerUnit(isMile));
