import kinks from '@turf/kinks';
import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { type AreaShape, normalPostcode } from '#contract/delivery/areas';
import { distanceBetween, type Location } from '#contract/delivery/distance';
import type { Database } from '#server/db/database';
import { cities } from '#server/db/schema/reference';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';
import { refusedAt } from '#server/records/refusals';

/** Six decimals of a degree are 11 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const roundedPlace = ([lat, lng]: Location): [number, number] => [rounded(lat), rounded(lng)];

const isSame = (a: Location | undefined, b: Location | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** A shape as it is stored: rounded, without a repeated or closing corner, each postcode once. */
export function tidyShape(shape: AreaShape): AreaShape {
  if (shape.kind === 'circle') return { ...shape, center: roundedPlace(shape.center) };
  if (shape.kind === 'postcodes') {
    return { ...shape, postcodes: [...new Set(shape.postcodes.map(normalPostcode))] };
  }
  const points = shape.points.map(roundedPlace);
  return { ...shape, points: points.filter((point, index) => !isSame(point, points.at(index - 1))) };
}

/** Whether two edges of an outline cross or touch, or it has no inside. */
function isBroken(points: readonly Location[]): boolean {
  if (points.length < 3) return true;
  const [first] = points as [Location];
  const ring = [...points, first].map(([lat, lng]) => [lng, lat]);
  const corners = new Set(points.map(String));
  const doubleArea = points.reduce((sum, [lat, lng], index) => {
    const [nextLat, nextLng] = points[(index + 1) % points.length] as Location;
    return sum + lng * nextLat - nextLng * lat;
  }, 0);
  if (corners.size < points.length || Math.abs(doubleArea) < 1e-12) return true;
  return kinks({ type: 'Polygon', coordinates: [ring] }).features.length > 0;
}

/** How far a shape reaches from a place, in metres; postcodes have no extent that we know. */
function reachFrom(center: Location, shape: AreaShape): number {
  if (shape.kind === 'circle') return distanceBetween(center, shape.center) + shape.radius;
  if (shape.kind === 'polygon') return Math.max(...shape.points.map((point) => distanceBetween(center, point)));
  return 0;
}

/**
 * Refuses an outline that crosses itself, and a shape beyond the radius of the store's city.
 *
 * @throws 4022 with 4130 at `shape`; 967 at `shape` with `maximum`, the city's radius in km
 */
export async function assertShape(tx: Database, storeId: string, shape: AreaShape): Promise<void> {
  if (shape.kind === 'polygon' && isBroken(shape.points)) throw refusedAt('shape', errorCodes.OUTLINE_CROSSES_ITSELF);
  const [city] = await tx
    .select({ latitude: cities.latitude, longitude: cities.longitude, radius_km: cities.radius_km })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.city_id))
    .where(eq(stores.id, storeId));
  if (!city || reachFrom([city.latitude, city.longitude], shape) <= city.radius_km * 1_000) return;
  const code = errorCodes.DELIVERY_AREA_OUTSIDE_STORE_AREA;
  throw fieldsNotValid(code, [{ path: 'shape', code: String(code), params: { maximum: city.radius_km } }]);
}
