import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { distanceBetween, type Location } from '#contract/delivery/distance';
import type { FieldError } from '#contract/envelope';
import type { Database } from '#server/db/database';
import { cities } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { findAddresses } from '../orders/service';
import { findRegistration, needVerified } from './findRegistration';

type CityRow = typeof cities.$inferSelect;

/** @throws 811 if there is no such city, or it offers no delivery types */
export async function findCity(db: Database, id: string): Promise<CityRow> {
  const [city] = await db.select().from(cities).where(eq(cities.id, id));
  if (!city || city.delivery_type_ids?.length === 0) throw new CallError(errorCodes.CITY_NOT_FOUND);
  return city;
}

const kilometresFrom = ({ latitude, longitude }: CityRow, to: Location): number =>
  distanceBetween([latitude, longitude], to) / 1_000;

/** The error of a place outside the city; its edge is inside. */
export function locationError(city: CityRow, place: Location): FieldError | null {
  const { radius_km } = city;
  if (kilometresFrom(city, place) <= radius_km) return null;
  return { path: 'location', code: 'outside_city', params: { radius_km, city: city.name } };
}

export const checkStoreLocation: Handler<'check_store_location'> = async ({ city_id, latitude, longitude }, { db }) => {
  const city = await findCity(db, city_id);
  const error = locationError(city, [latitude, longitude]);
  if (error) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [error]);
  return { distance_km: kilometresFrom(city, [latitude, longitude]), radius_km: city.radius_km };
};

/**
 * Looks an address up in a city. All registrations together take turns at the provider as one store does, because anyone
 * can begin some.
 */
export const findStoreAddress: Handler<'find_store_address'> = async ({ registration, city_id, query }, context) => {
  needVerified(await findRegistration(context.db, registration, context.now()));
  const { latitude, longitude, radius_km } = await findCity(context.db, city_id);
  const near: Location = [latitude, longitude];
  return findAddresses({ storeId: 'registrations', query, near, metres: radius_km * 1_000 }, context);
};
