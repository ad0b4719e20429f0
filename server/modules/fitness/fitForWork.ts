import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { providerDocumentTypes } from '#contract/documents/documentTypes';
import { onJob } from '#contract/orders/statuses';
import type { Availability } from '#contract/providers/availability';
import { type FitnessFacts, type WorkBlocker, workBlockers } from '#contract/providers/fitness';
import { vehicleTypes } from '#contract/providers/vehicleTypes';
import { storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { documents, providers, vehicles } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';

/** A person's number of active orders, as a column of a query on `providers`. */
export const openOrders = sql<number>`(select count(*)::int from ${orders} where ${and(
  sql`${orders.store_id} = ${sql.raw('providers.store_id')}`,
  sql`${orders.provider_id} = ${sql.raw('providers.id')}`,
  eq(orders.is_open, true),
  inArray(orders.delivery_status, [...onJob]),
)})`;

/** Offline unless working; on a delivery while they have an active order. */
export function availabilityOf(found: { provider: { is_online: boolean }; open_orders: number }): Availability {
  if (!found.provider.is_online) return 'offline';
  return found.open_orders > 0 ? 'on_job' : 'free';
}

/** Rows by the person they belong to. */
function byPerson<Row extends { provider_id: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.provider_id === null) continue;
    const ofProvider = found.get(row.provider_id);
    if (ofProvider) ofProvider.push(row);
    else found.set(row.provider_id, [row]);
  }
  return found;
}

/** Returns the reasons why approved people of a store can't get orders, by ID: always three queries. */
export async function loadWorkBlockers(db: Database, storeId: string, now: Date): Promise<Map<string, WorkBlocker[]>> {
  const people = await db
    .select({ id: providers.id, timezone: stores.timezone })
    .from(providers)
    .innerJoin(stores, eq(stores.id, providers.store_id))
    .where(and(eq(providers.store_id, storeId), eq(providers.is_approved, true)));
  const { provider_id, document_type_id, state, expires_on } = documents;
  const documentsOf = byPerson(
    await db
      .select({ provider_id, document_type_id, state, expires_on })
      .from(documents)
      .where(eq(documents.store_id, storeId)),
  );
  const driven = byPerson(
    await db
      .select({
        provider_id: vehicles.provider_id,
        vehicle_type_id: vehicles.vehicle_type_id,
        is_approved: vehicles.is_approved,
      })
      .from(vehicles)
      .where(and(eq(vehicles.store_id, storeId), eq(vehicles.is_default, true))),
  );
  return new Map(
    people.map(({ id, timezone }) => {
      const [vehicle = null] = driven.get(id) ?? [];
      const facts = { is_approved: true, documents: documentsOf.get(id) ?? [], vehicle };
      return [id, workBlockers(facts, storeDate(now, timezone))];
    }),
  );
}

const idsOf = (types: readonly { id: string }[]): SQL =>
  sql.join(
    types.map(({ id }) => sql`${id}`),
    sql`, `,
  );

const required = providerDocumentTypes.filter(({ is_required }) => is_required);
const licences = providerDocumentTypes.filter(({ is_licence }) => is_licence);
const licensed = vehicleTypes.filter(({ needs_licence }) => needs_licence);

/**
 * Documents of these types that are valid today in the store's time zone. Aliased `d`, because it is used inside
 * queries on `providers`.
 */
const holding = (types: SQL, now: Date): SQL => sql`select count(*) from ${documents} d
  where d.store_id = providers.store_id and d.provider_id = providers.id and d.document_type_id in (${types})
    and d.state = 'approved' and (d.expires_on is null or d.expires_on >= (${now.toISOString()}::timestamptz at time zone
      (select s.timezone from ${stores} s where s.id = providers.store_id))::date)`;

/**
 * Whether a person can be offered orders: the contract's `workBlockers` as a condition on `providers`. They must be
 * approved, with every required document and an approved vehicle in use, with its licence if needed.
 */
export const isFitForWork = (now: Date): SQL => sql`(providers.is_approved
  and (${holding(idsOf(required), now)}) = ${required.length}
  and exists (select from ${vehicles} v where v.store_id = providers.store_id and v.provider_id = providers.id
    and v.is_default and v.is_approved and v.vehicle_type_id in (${idsOf(vehicleTypes)})
    and (v.vehicle_type_id not in (${idsOf(licensed)}) or (${holding(idsOf(licences), now)}) = ${licences.length})))`;

const codeOf = ({ code }: WorkBlocker): ErrorCode => {
  if (code === 'not_approved') return errorCodes.PROVIDER_NOT_FREE;
  if (code === 'vehicle_missing') return errorCodes.PROVIDER_VEHICLE_NOT_ADDED;
  return code.startsWith('vehicle')
    ? errorCodes.PROVIDER_VEHICLE_NOT_APPROVED
    : errorCodes.PROVIDER_DOCUMENT_NOT_UPLOADED;
};

/** The rule's inputs for one person of a store; `null` if the store has no such person. */
async function loadFitnessFacts(db: Database, storeId: string, id: string) {
  const [found] = await db
    .select({ is_approved: providers.is_approved, timezone: stores.timezone })
    .from(providers)
    .innerJoin(stores, eq(stores.id, providers.store_id))
    .where(and(eq(providers.store_id, storeId), eq(providers.id, id)));
  if (!found) return null;
  const uploaded = await db
    .select()
    .from(documents)
    .where(and(eq(documents.store_id, storeId), eq(documents.provider_id, id)));
  const [vehicle = null] = await db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.store_id, storeId), eq(vehicles.provider_id, id), eq(vehicles.is_default, true)));
  const facts: FitnessFacts = { is_approved: found.is_approved, documents: uploaded, vehicle };
  return { facts, timezone: found.timezone };
}

/**
 * Refuses a manually selected person who can't be offered orders: 426 if the store has no such person, 4107 if that
 * person isn't approved, 437 for a document, 438 for no vehicle, 439 for a vehicle that isn't approved or has no
 * type.
 */
export async function assertFitForWork(db: Database, storeId: string, id: string, now: Date): Promise<void> {
  const found = await loadFitnessFacts(db, storeId, id);
  if (!found) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
  const [blocker] = workBlockers(found.facts, storeDate(now, found.timezone));
  if (blocker) throw new CallError(codeOf(blocker));
}
