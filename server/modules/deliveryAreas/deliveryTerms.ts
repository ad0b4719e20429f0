import { asc, eq, sql } from 'drizzle-orm';
import { type CityBound, type PreparedArea, prepareAreas } from '#contract/delivery/areas';
import type { DeliveryFeeRules } from '#contract/delivery/deliveryFee';
import type { DeliveryTerms, PricedArea } from '#contract/delivery/quoteDelivery';
import type { Database } from '#server/db/database';
import { preparedOnce } from '#server/db/preparedOnce';
import { deliveryAreas } from '#server/db/schema/deliveryAreas';
import { cities } from '#server/db/schema/reference';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { cityBoundOf } from './assertShape';

/** Where and for what fee a store delivers, as it is under this ID. */
export interface StoreDeliveryTerms extends DeliveryTerms {
  id: string;
  city: CityBound | undefined;
}

interface Prepared {
  id: string;
  fee: DeliveryFeeRules;
  city: CityBound | undefined;
  areas: PreparedArea<PricedArea>[];
}

/** Stores whose areas are kept prepared; the one used longest ago goes first. */
const cachedStoresMax = 2_000;
const prepared = new Map<string, Prepared>();

function cacheTerms(terms: Prepared): Prepared {
  prepared.delete(terms.id);
  prepared.set(terms.id, terms);
  const [oldest] = prepared.keys();
  if (prepared.size > cachedStoresMax && oldest !== undefined) prepared.delete(oldest);
  return terms;
}

// One statement, so that the areas are those of the ID that they are kept under.
const areasOfStore = preparedOnce((db) =>
  db
    .select({
      id: storeSettings.delivery_terms_id,
      default_fee: storeSettings.delivery_fee,
      area: {
        _id: deliveryAreas.id,
        name: deliveryAreas.name,
        shape: deliveryAreas.shape,
        is_active: deliveryAreas.is_active,
        fee: deliveryAreas.fee,
      },
      city: { latitude: cities.latitude, longitude: cities.longitude, radius_km: cities.radius_km },
    })
    .from(storeSettings)
    .innerJoin(stores, eq(stores.id, storeSettings.store_id))
    .leftJoin(cities, eq(cities.id, stores.city_id))
    .leftJoin(deliveryAreas, eq(deliveryAreas.store_id, storeSettings.store_id))
    .where(eq(storeSettings.store_id, sql.placeholder('store_id')))
    .orderBy(asc(deliveryAreas.sequence_number), asc(deliveryAreas.id))
    .prepare('delivery_areas_of_store'),
);

async function prepare(db: Database, storeId: string): Promise<Prepared> {
  const rows = await areasOfStore(db).execute({ store_id: storeId });
  const [first] = rows;
  if (!first) throw new Error(`store ${storeId} has no settings`);
  const areas = rows.flatMap(({ area }) => (area ? [area] : []));
  const city = first.city ? cityBoundOf(first.city) : undefined;
  return cacheTerms({ id: first.id, fee: first.default_fee, city, areas: prepareAreas(areas, city) });
}

interface KnownTerms {
  store: Pick<typeof stores.$inferSelect, 'id' | 'latitude' | 'longitude' | 'is_distance_unit_mile'>;
  delivery_terms_id: string;
}

/**
 * Where and for what fee a store delivers. The areas stay prepared in this process under the ID that came with the
 * store's terms. A change makes a new ID in its own transaction, so every process sees it with the next order.
 */
export async function loadDeliveryTerms(
  db: Database,
  { store, delivery_terms_id }: KnownTerms,
): Promise<StoreDeliveryTerms> {
  const known = prepared.get(delivery_terms_id);
  const { id, fee, city, areas } = known ? cacheTerms(known) : await prepare(db, store.id);
  return { id, fee, city, areas, location: [store.latitude, store.longitude], isMile: store.is_distance_unit_mile };
}

/**
 * Gives a store's delivery terms a new ID, and makes other changes of its areas wait until the transaction ends. In
 * the lock order it comes after the areas' own rows.
 */
export async function renewDeliveryTerms(tx: Database, storeId: string): Promise<void> {
  await tx
    .update(storeSettings)
    .set({ delivery_terms_id: sql`gen_random_uuid()` })
    .where(eq(storeSettings.store_id, storeId));
}
