import { asc, eq } from 'drizzle-orm';
import type {
  City,
  Country,
  Currency,
  DeliveryType,
  DocumentType,
  ReferenceResource,
  VehicleType,
} from '#contract/entities/reference';
import type { Database } from '../../db/database';
import { cities, countries, deliveryTypes } from '../../db/schema/index';
import { currencies } from '../../db/seed/reference/currencies';
import { documentTypes } from '../../db/seed/reference/documentTypes';
import { vehicleTypes } from '../../db/seed/reference/vehicleTypes';
import type { Env } from '../../env';
import { hasBilling, plansOf } from '../../envBilling';

type CountryRow = typeof countries.$inferSelect;
type CityRow = typeof cities.$inferSelect;

const presentCountry = (row: CountryRow): Country => ({ ...row, code: row.id });

const presentCity = ({ latitude, longitude, delivery_type_ids: _, ...city }: CityRow): City => ({
  ...city,
  location: [latitude, longitude],
});

export const readCountries = async (db: Database): Promise<Country[]> =>
  (await db.select().from(countries).orderBy(asc(countries.id))).map(presentCountry);

/** A country without the duplicate `id`, as in replies with a store. */
export async function findCountry(db: Database, code: string): Promise<Omit<Country, 'id'> | undefined> {
  const [row] = await db.select().from(countries).where(eq(countries.id, code));
  if (!row) return undefined;
  const { id: _, ...country } = presentCountry(row);
  return country;
}

/** @param countryId every country's where none is given */
export async function readCities(db: Database, countryId?: string): Promise<City[]> {
  const inCountry = countryId === undefined ? undefined : eq(cities.country_id, countryId);
  return (await db.select().from(cities).where(inCountry).orderBy(asc(cities.name))).map(presentCity);
}

export const readDeliveryTypes = (db: Database): Promise<DeliveryType[]> =>
  db.select().from(deliveryTypes).orderBy(asc(deliveryTypes.id));

/** @returns `null` if there is no such city */
export async function readDeliveryTypesOf(db: Database, cityId: string): Promise<DeliveryType[] | null> {
  const [city] = await db.select().from(cities).where(eq(cities.id, cityId));
  if (!city) return null;
  const all = await readDeliveryTypes(db);
  return all.filter(({ id }) => city.delivery_type_ids?.includes(id) ?? true);
}

/** Plans that stores can choose; none where they don't pay by this installation. */
const readPlans = async (_db: Database, env: Env) =>
  hasBilling(env)
    ? plansOf(env).map((plan) => ({
        ...{ id: plan.code, ...plan, currency: env.BILLING_CURRENCY, trial_days: env.BILLING_TRIAL_DAYS },
      }))
    : [];

/** The data of each name under `/v3/reference/*`. */
export const referenceReaders = {
  countries: readCountries,
  cities: (db: Database) => readCities(db),
  currencies: async (): Promise<Currency[]> => [...currencies],
  delivery_types: readDeliveryTypes,
  document_types: async (): Promise<DocumentType[]> => [...documentTypes],
  vehicle_types: async (): Promise<VehicleType[]> => [...vehicleTypes],
  plans: readPlans,
} satisfies Record<ReferenceResource, (db: Database, env: Env) => Promise<{ id: string }[]>>;
