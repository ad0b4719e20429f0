import { limits } from '../limits';
import { distanceBetween, type Location, metresPerDegree } from './distance';

/** Where an area is: an outline, a circle with a radius in metres, or postcodes. */
export type AreaShape =
  | { kind: 'polygon'; points: [number, number][] }
  | { kind: 'circle'; center: [number, number]; radius: number }
  | { kind: 'postcodes'; postcodes: string[] };

/** The circle that a store's areas must lie within: the centre of its city, with a radius in metres. */
export interface CityBound {
  center: Location;
  radius: number;
}

/** A place to deliver to. Without a postcode, it is read from the address. */
export interface Place {
  location: Location;
  postcode?: string | undefined;
  address?: string | undefined;
}

/** @example normalPostcode('sw1a 1aa') // 'SW1A1AA' */
export const normalPostcode = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}*]/gu, '');

/**
 * Whether a text is a postcode of an area, or a prefix of postcodes with `*` at its end. Normalising can turn one
 * letter into several.
 */
export const isAreaPostcode = (text: string): boolean => {
  const normal = normalPostcode(text);
  return normal.replace('*', '') !== '' && normal.length <= limits.postcodeMax;
};

/** A postcode in an address has at least this many characters: shorter ones could be house numbers. */
const shortestInAddress = 4;

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\p{N}+\p{L}?$/u.test(word);
const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/**
 * The words of each part of an address, without the house number: a number before the street (`1200 Main St`), or after
 * it if other numbers follow in the address (`Hauptstr. 1200, 5000 Aarau`).
 */
function wordsWithoutHouseNumber(address: string): string[][] {
  const [street = [], ...others] = address
    .normalize('NFKC')
    .toUpperCase()
    .split(/[,;\n]/)
    .map((part) => part.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const isBefore = street.length > 1 && isNumber(street[0]) && !isNumber(street[1]);
  if (isBefore) return [street.slice(1), ...others];
  const isAfter = street.length > 1 && isNumber(street.at(-1)) && others.flat().some(hasDigit);
  return [isAfter ? street.slice(0, -1) : street, ...others];
}

/** All parts of an address that could be its postcode: each word, and each pair of neighbours (`SW1A 1AA`). */
function postcodesIn(address: string): string[] {
  const parts = wordsWithoutHouseNumber(address);
  const pairs = parts.flatMap((words) => words.slice(1).map((word, index) => `${words[index]}${word}`));
  return [...parts.flat(), ...pairs].filter((word) => word.length >= shortestInAddress && hasDigit(word));
}

/**
 * Whether a part of an address is probably a postcode: at least four digits, or digits in two places (`SW1A1AA`). A
 * house number with the street's first word isn't one.
 */
function looksLikePostcode(word: string): boolean {
  const digits = word.match(/\p{N}+/gu) ?? [];
  return digits.length > 1 || digits.join('').length >= 4;
}

/** A place, prepared for comparing it with areas. */
interface SoughtPlace {
  location: Location;
  postcodes: string[];
  /** A postcode was given, or the address contains something that looks like one. */
  hasPostcode: boolean;
}

/** Whether two addresses name the same postcodes, as far as areas compare them. */
export const haveSamePostcodes = (one: Place, other: Place): boolean =>
  sought(one).postcodes.join() === sought(other).postcodes.join();

function sought({ location, postcode, address = '' }: Place): SoughtPlace {
  if (postcode?.trim()) return { location, postcodes: [normalPostcode(postcode)], hasPostcode: true };
  const postcodes = postcodesIn(address);
  return { location, postcodes, hasPostcode: postcodes.some(looksLikePostcode) };
}

/** Rounding of degrees while an edge is computed: 0.1 mm. A point this close to an outline is on it. */
const tolerance = 1e-9;

/** Longitude on the side of the globe where `near` is, so that shapes across the date line are whole. */
const unwrapped = (lng: number, near: number): number => lng - 360 * Math.round((lng - near) / 360);

/** Whether a point lies within an outline or on it (even-odd rule), in degrees. */
function outlineHolds(points: readonly Location[]): (location: Location) => boolean {
  const [first = [0, 0]] = points;
  const lats = Float64Array.from(points, ([lat]) => lat);
  const lngs = Float64Array.from(points, ([, lng]) => unwrapped(lng, first[1]));
  const [south, north] = [Math.min(...lats) - tolerance, Math.max(...lats) + tolerance];
  const [west, east] = [Math.min(...lngs) - tolerance, Math.max(...lngs) + tolerance];
  const middle = (west + east) / 2;
  return ([lat, givenLng]) => {
    if (lat < south || lat > north) return false;
    const lng = unwrapped(givenLng, middle);
    if (lng < west || lng > east) return false;
    let isInside = false;
    let previousLat = lats[lats.length - 1] as number;
    let previousLng = lngs[lngs.length - 1] as number;
    for (let index = 0; index < lats.length; index++) {
      const pointLat = lats[index] as number;
      const pointLng = lngs[index] as number;
      const low = Math.min(pointLat, previousLat);
      const high = Math.max(pointLat, previousLat);
      if (lat >= low - tolerance && lat <= high + tolerance) {
        if (isOnEdge(lat, lng, pointLat, pointLng, previousLat, previousLng)) return true;
        if (pointLat > lat !== previousLat > lat) {
          const crossing = pointLng + ((lat - pointLat) / (previousLat - pointLat)) * (previousLng - pointLng);
          if (lng < crossing) isInside = !isInside;
        }
      }
      previousLat = pointLat;
      previousLng = pointLng;
    }
    return isInside;
  };
}

function isOnEdge(lat: number, lng: number, latA: number, lngA: number, latB: number, lngB: number): boolean {
  if (lng < Math.min(lngA, lngB) - tolerance || lng > Math.max(lngA, lngB) + tolerance) return false;
  const dLat = latB - latA;
  const dLng = lngB - lngA;
  const length = Math.hypot(dLat, dLng);
  if (length === 0) return Math.hypot(lat - latA, lng - lngA) <= tolerance;
  return Math.abs((lat - latA) * dLng - (lng - lngA) * dLat) / length <= tolerance;
}

function circleHolds(center: Location, radius: number): (location: Location) => boolean {
  // A little more than the radius: the box only rules out what is certainly outside.
  const reach = (radius + 1) / metresPerDegree + 1e-6;
  return (location) => {
    if (Math.abs(location[0] - center[0]) > reach) return false;
    return Math.round(distanceBetween(center, location)) <= radius;
  };
}

function postcodesHold(postcodes: readonly string[]): (sought: readonly string[]) => boolean {
  const normal = postcodes.map(normalPostcode);
  const exact = new Set(normal.filter((postcode) => !postcode.endsWith('*')));
  const starts = new Set(normal.filter((postcode) => postcode.endsWith('*')).map((postcode) => postcode.slice(0, -1)));
  // A store can have a million of them, and compare each with thousands of addresses.
  const lengths = [...new Set([...starts].map(({ length }) => length))];
  const startsSo = (postcode: string) => lengths.some((length) => starts.has(postcode.slice(0, length)));
  return (postcodes) => postcodes.some((postcode) => exact.has(postcode) || startsSo(postcode));
}

export const lostReasons = ['off', 'outside', 'other_postcode', 'no_postcode', 'too_far', 'later'] as const;
/**
 * Why an area doesn't win. `later`: an area before it in the list includes the place too. `too_far`: it has the
 * postcode, but the place is outside the store's city.
 */
export type LostReason = (typeof lostReasons)[number];

export interface Area {
  _id: string;
  shape: AreaShape;
  is_active: boolean;
}

/** An area with everything calculated that doesn't depend on the place. */
export interface PreparedArea<Of extends Area = Area> {
  area: Of;
  /** `null` if the area includes the place. */
  missedBy: (place: SoughtPlace) => LostReason | null;
}

function missedBy({ shape, is_active }: Area, city: CityBound | undefined): PreparedArea['missedBy'] {
  if (!is_active) return () => 'off';
  if (shape.kind === 'postcodes') {
    const holds = postcodesHold(shape.postcodes);
    const isInCity = city ? circleHolds(city.center, city.radius) : () => true;
    return ({ location, postcodes, hasPostcode }) => {
      if (!holds(postcodes)) return hasPostcode ? 'other_postcode' : 'no_postcode';
      return isInCity(location) ? null : 'too_far';
    };
  }
  const holds = shape.kind === 'circle' ? circleHolds(shape.center, shape.radius) : outlineHolds(shape.points);
  return ({ location }) => (holds(location) ? null : 'outside');
}

/**
 * Prepares a store's areas, in the order of its list. Cache the result: then each order costs one comparison per area.
 *
 * @param city postcodes match only within it, because a typed postcode can belong to another place than the location;
 * drawn areas are within the city anyway
 */
export const prepareAreas = <Of extends Area>(areas: readonly Of[], city?: CityBound): PreparedArea<Of>[] =>
  areas.map((area) => ({ area, missedBy: missedBy(area, city) }));

/** The area that a place belongs to: the first active one in the list that includes it. Bounds are inclusive. */
export function findArea<Of extends Area>(areas: readonly PreparedArea<Of>[], place: Place): Of | undefined {
  const there = sought(place);
  return areas.find(({ missedBy: missed }) => missed(there) === null)?.area;
}

/** The areas that don't win, each with its reason, in the order of the list. */
export function lostAreas<Of extends Area>(
  areas: readonly PreparedArea<Of>[],
  place: Place,
): { area: Of; reason: LostReason }[] {
  const there = sought(place);
  const winner = findArea(areas, place);
  return areas
    .filter(({ area }) => area !== winner)
    .map(({ area, missedBy: missed }) => ({ area, reason: missed(there) ?? 'later' }));
}
