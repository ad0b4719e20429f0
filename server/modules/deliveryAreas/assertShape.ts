import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AreaShape, CityBound } from '#contract/delivery/areas';
import { isBrokenOutline, reachFrom } from '#contract/delivery/shapes';
import type { Database } from '#server/db/database';
import { cities } from '#server/db/schema/reference';
import { stores } from '#server/db/schema/stores';
import { fieldsNotValid } from '#server/http/callError';
import { refusedAt } from '#server/records/refusals';

/** The circle around a city that its stores' areas must lie within. */
export const cityBoundOf = (
  city: Pick<typeof cities.$inferSelect, 'latitude' | 'longitude' | 'radius_km'>,
): CityBound => ({
  center: [city.latitude, city.longitude],
  radius: city.radius_km * 1_000,
});

async function cityOf(tx: Database, storeId: string): Promise<CityBound | undefined> {
  const [city] = await tx
    .select({ latitude: cities.latitude, longitude: cities.longitude, radius_km: cities.radius_km })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.city_id))
    .where(eq(stores.id, storeId));
  return city && cityBoundOf(city);
}

/**
 * Refuses an outline that crosses itself, and a shape beyond the radius of the store's city.
 *
 * @throws 4022 with 4130 at `shape`; 967 at `shape` with `maximum`, the city's radius in km
 */
export async function assertShape(tx: Database, storeId: string, shape: AreaShape): Promise<void> {
  if (shape.kind === 'polygon' && isBrokenOutline(shape.points))
    throw refusedAt('shape', errorCodes.OUTLINE_CROSSES_ITSELF);
  const city = await cityOf(tx, storeId);
  if (!city || reachFrom(city.center, shape) <= city.radius) return;
  const code = errorCodes.DELIVERY_AREA_OUTSIDE_STORE_AREA;
  throw fieldsNotValid(code, [{ path: 'shape', code: String(code), params: { maximum: city.radius / 1_000 } }]);
}
