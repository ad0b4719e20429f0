import { type AreaShape, normalPostcode } from './areas';
import { distanceBetween, type Location } from './distance';

/** Six decimals of a degree are 11 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const roundedPlace = ([lat, lng]: Location): [number, number] => [rounded(lat), rounded(lng)];

const isSame = (a: Location | undefined, b: Location | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** The stored form of a shape: coordinates rounded, repeated and closing corners removed, postcodes unique. */
export function tidyShape(shape: AreaShape): AreaShape {
  if (shape.kind === 'circle') return { ...shape, center: roundedPlace(shape.center) };
  if (shape.kind === 'postcodes') {
    return { ...shape, postcodes: [...new Set(shape.postcodes.map(normalPostcode))] };
  }
  const points = shape.points.map(roundedPlace);
  return { ...shape, points: points.filter((point, index) => !isSame(point, points.at(index - 1))) };
}

/** In millionths of a degree, coordinates are whole numbers and their products are exact. */
const millionths = (degrees: number): number => Math.round(degrees * 1e6);

/** Whether two edges of an outline cross or touch, or it encloses no area. Stops at the first crossing. */
export function isBrokenOutline(points: readonly Location[]): boolean {
  const count = points.length;
  if (count < 3 || new Set(points.map(String)).size < count) return true;
  const [first] = points as [Location];
  const x = points.map(([, lng]) => millionths(lng) - millionths(first[1]));
  const y = points.map(([lat]) => millionths(lat) - millionths(first[0]));
  const at = (values: readonly number[], index: number): number => values[index % count] as number;
  /** Which side of the line from `a` to `b` the corner `c` is on. */
  const side = (a: number, b: number, c: number): number =>
    Math.sign((at(x, b) - at(x, a)) * (at(y, c) - at(y, a)) - (at(y, b) - at(y, a)) * (at(x, c) - at(x, a)));
  const overlaps = (values: readonly number[], a: number, b: number, c: number, d: number): boolean =>
    Math.max(at(values, a), at(values, b)) >= Math.min(at(values, c), at(values, d)) &&
    Math.max(at(values, c), at(values, d)) >= Math.min(at(values, a), at(values, b));
  const meets = (a: number, b: number, c: number, d: number): boolean =>
    overlaps(x, a, b, c, d) &&
    overlaps(y, a, b, c, d) &&
    side(a, b, c) * side(a, b, d) <= 0 &&
    side(c, d, a) * side(c, d, b) <= 0;
  let doubleArea = 0;
  for (let one = 0; one < count; one++) {
    doubleArea += at(x, one) * at(y, one + 1) - at(x, one + 1) * at(y, one);
    // Adjacent edges share a corner. The last edge is adjacent to the first one.
    const last = one === 0 ? count - 1 : count;
    for (let other = one + 2; other < last; other++) if (meets(one, one + 1, other, other + 1)) return true;
  }
  return Math.abs(doubleArea) < 1;
}

/** Metres from `center` to the farthest point of a shape; 0 for postcodes, because their extent is unknown. */
export function reachFrom(center: Location, shape: AreaShape): number {
  if (shape.kind === 'circle') return distanceBetween(center, shape.center) + shape.radius;
  if (shape.kind === 'polygon') return Math.max(...shape.points.map((point) => distanceBetween(center, point)));
  return 0;
}
