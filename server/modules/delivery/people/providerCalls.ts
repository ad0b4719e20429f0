import { and, eq, isNull } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { availabilities, type DispatchProvider, type Provider } from '#contract/entities/provider';
import type { ProviderMove } from '#contract/entities/providerMessage';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import { providers, vehicles } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { availabilityOf, loadWorkBlockers } from '../../fitness/service';
import { metresFrom, offersWaiting } from '../search/candidates';
import { compare } from '../search/rankCandidates';
import { type LoadedProvider, loadProviders } from './loadProviders';

/** A delivery person as the order desk sees one. */
const presentProvider = (record: LoadedProvider): Provider => {
  const { provider } = record;
  return {
    _id: provider.id,
    first_name: provider.first_name,
    last_name: provider.last_name,
    country_phone_code: provider.country_phone_code,
    phone: provider.phone,
    image_url: provider.image?.thumbnail_url,
    is_approved: provider.is_approved,
    availability: availabilityOf(record),
    location:
      provider.latitude !== null && provider.longitude !== null ? [provider.latitude, provider.longitude] : undefined,
    located_at: provider.located_at?.toISOString(),
  };
};

/** A delivery person as those see one who watch the map. */
const presentMove = (record: LoadedProvider): ProviderMove => {
  const { _id, location, located_at, availability } = presentProvider(record);
  return { _id, location, located_at, availability, open_orders: record.open_orders };
};

/** The approved ones, free first, then on a job, then offline; of each the nearest first. */
async function loadByNearness(db: Database, storeId: string) {
  const records = await loadProviders(db, storeId, eq(providers.is_approved, true));
  const [store] = await db
    .select({ latitude: stores.latitude, longitude: stores.longitude })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) throw new CallError(errorCodes.NO_DATA_FOUND);
  return records
    .map((record) => ({
      metres: metresFrom([store.latitude, store.longitude], record),
      provider: { ...presentProvider(record), open_orders: record.open_orders },
    }))
    .sort(
      (a, b) =>
        availabilities.indexOf(a.provider.availability) - availabilities.indexOf(b.provider.availability) ||
        compare(a.metres, b.metres),
    )
    .map(({ provider }) => provider);
}

/** Who can be asked to deliver, the likeliest first. */
export const getAvailableProviderList: Handler<'get_available_provider_list'> = async (_body, { db, session }) => {
  const data = await loadByNearness(db, session.store_id);
  return { data, count: data.length };
};

/** The vehicle that each of a store's delivery people now uses, by person. */
async function vehiclesInUse(db: Database, storeId: string) {
  const { provider_id, name, plate_number, vehicle_type_id } = vehicles;
  const rows = await db
    .select({ provider_id, vehicle: { name, plate_number, vehicle_type_id } })
    .from(vehicles)
    .where(and(eq(vehicles.store_id, storeId), eq(vehicles.is_default, true)));
  return new Map(rows.map((row) => [row.provider_id, row.vehicle]));
}

/** The same, with everything a dispatcher considers: pending offers, what prevents someone from getting orders, vehicle. */
export const getDispatchProviderList: Handler<'get_dispatch_provider_list'> = async (_body, { db, session, now }) => {
  const storeId = session.store_id;
  const waiting = await offersWaiting(db, storeId);
  const blockers = await loadWorkBlockers(db, storeId, now());
  const driven = await vehiclesInUse(db, storeId);
  const data = (await loadByNearness(db, storeId)).map((provider) => ({
    ...provider,
    offers_waiting: waiting.get(provider._id) ?? 0,
    work_blockers: (blockers.get(provider._id) ?? []) as DispatchProvider['work_blockers'],
    vehicle: driven.get(provider._id),
  }));
  return { data, count: data.length };
};

/** The approved ones as those see them who watch the map. */
export const loadProviderMoves = async (db: Database, storeId: string): Promise<ProviderMove[]> =>
  (await loadProviders(db, storeId, eq(providers.is_approved, true))).map(presentMove);

/** Delivery people of a store, whether approved or not. */
export const getProviderList: Handler<'platform/get_provider_list'> = async ({ store_id }, { db }) => {
  const data = (await loadProviders(db, store_id)).map(presentProvider);
  return { data, count: data.length };
};

/** Where a provider is now. */
export const setProviderLocation: Handler<'platform/set_provider_location'> = async (body, { positions, now }) => {
  const { provider_id, location } = body;
  const storeId = await positions.report({ provider_id, location, at: now() });
  if (storeId === null) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
  return { message: successCodes.UPDATED };
};

/** A delivery person goes online or offline; their active orders stay with them. */
export const setProviderAvailability: Handler<'platform/set_provider_availability'> = async (
  { provider_id, availability },
  { db, messages },
) => {
  const [found] = await db
    .update(providers)
    .set({ is_online: availability === 'free' })
    .where(and(eq(providers.id, provider_id), isNull(providers.archived_at)))
    .returning({ store_id: providers.store_id });
  if (!found) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
  messages.providersChanged(found.store_id);
  return { message: successCodes.UPDATED };
};
