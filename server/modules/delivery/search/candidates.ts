import { and, asc, eq, gte, inArray, notInArray, or, sql } from 'drizzle-orm';
import { distanceBetween, type Location, metresOf } from '#contract/delivery/distance';
import type { OrderRules } from '#contract/orders/orderRules';
import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { deliveryLog, deliveryOffers } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import { availabilityOf, isFitForWork } from '../../fitness/service';
import type { OrderRow } from '../../orders/service';
import { type LoadedProvider, loadProviders } from '../people/loadProviders';
import { type Candidate, type Evaluation, rankCandidates } from './rankCandidates';

/**
 * Locks the store's online delivery people until the transaction ends, so that two simultaneous searches don't select
 * the same person. Locked in order of ID to avoid deadlocks.
 *
 * @param others people to lock as well, online or not
 */
export const lockProviders = (tx: Database, storeId: string, others: readonly string[] = []) =>
  tx
    .select({ id: providers.id })
    .from(providers)
    .where(
      and(
        eq(providers.store_id, storeId),
        or(
          and(eq(providers.is_approved, true), eq(providers.is_online, true)),
          others.length > 0 ? inArray(providers.id, [...others]) : undefined,
        ),
      ),
    )
    .orderBy(asc(providers.id))
    .for('no key update');

/** When the store, or its rule, last started a search: earlier refusals no longer count. */
const lastAsked = (order: OrderRow) => sql<Date>`coalesce((select max(e.at) from order_events e
  where e.store_id = ${order.store_id} and e.order_id = ${order.id} and e.axis = 'delivery'
    and e.to_status = ${deliveryStatus.WAITING} and (e.actor_kind = 'store' or e.from_status is null)), '-infinity')`;

/** People who didn't accept this order since the store last asked. */
async function refusedBy(tx: Database, order: OrderRow): Promise<Set<string>> {
  const rows = await tx
    .select({ provider_id: deliveryOffers.provider_id })
    .from(deliveryOffers)
    .where(
      and(
        eq(deliveryOffers.store_id, order.store_id),
        eq(deliveryOffers.order_id, order.id),
        inArray(deliveryOffers.state, ['rejected', 'timed_out']),
        gte(deliveryOffers.offered_at, lastAsked(order)),
      ),
    );
  return new Set(rows.map((row) => row.provider_id));
}

/** Skipped people who are already in the log since then, so that they aren't logged twice. */
export async function alreadySkipped(tx: Database, order: OrderRow): Promise<Set<string>> {
  const rows = await tx
    .select({ provider_id: deliveryLog.provider_id, why: deliveryLog.why })
    .from(deliveryLog)
    .where(
      and(
        eq(deliveryLog.store_id, order.store_id),
        eq(deliveryLog.order_id, order.id),
        eq(deliveryLog.kind, 'skipped'),
        gte(deliveryLog.at, lastAsked(order)),
      ),
    );
  return new Set(rows.map(({ provider_id, why }) => `${provider_id} ${why}`));
}

/** How many offers each provider has yet to answer. */
export async function offersWaiting(db: Database, storeId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ provider_id: deliveryOffers.provider_id, count: sql<number>`count(*)::int` })
    .from(deliveryOffers)
    .where(and(eq(deliveryOffers.store_id, storeId), eq(deliveryOffers.state, 'offered')))
    .groupBy(deliveryOffers.provider_id);
  return new Map(rows.map((row) => [row.provider_id, row.count]));
}

/** Who of a store may be offered work today. */
async function fitOnes(tx: Database, storeId: string, now: Date): Promise<Set<string>> {
  const rows = await tx
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.store_id, storeId), isFitForWork(now)));
  return new Set(rows.map(({ id }) => id));
}

/** Metres from a place to a delivery person; infinite if their location is unknown. */
export const metresFrom = (place: Location, { provider }: LoadedProvider): number =>
  provider.latitude === null || provider.longitude === null
    ? Number.POSITIVE_INFINITY
    : distanceBetween(place, [provider.latitude, provider.longitude]);

/** Inputs of a search besides the order. */
export interface SearchOptions {
  store: { id: string; latitude: number; longitude: number; is_distance_unit_mile: boolean };
  rules: Pick<OrderRules, 'search_radius'>;
  /** The store asks now: people who declined before are asked again. */
  isNew: boolean;
  /** From whom the order is taken: not the one to offer it to. */
  except?: readonly string[];
}

/** Weighs a store's approved delivery people for an order, which is locked. */
export async function weighCandidates(
  tx: Database,
  order: OrderRow,
  { store, rules, isNew, except = [] }: SearchOptions,
  now: Date,
): Promise<Evaluation> {
  await lockProviders(tx, store.id);
  const refused = isNew ? new Set<string>() : await refusedBy(tx, order);
  const waiting = await offersWaiting(tx, store.id);
  const others = except.length > 0 ? notInArray(providers.id, [...except]) : undefined;
  const records = await loadProviders(tx, store.id, and(eq(providers.is_approved, true), others));
  const fit = await fitOnes(tx, store.id, now);
  const place: Location = [store.latitude, store.longitude];
  const { search_radius } = rules;
  const reach =
    search_radius === null ? Number.POSITIVE_INFINITY : metresOf(search_radius, store.is_distance_unit_mile);
  return rankCandidates(
    records.map((record): Candidate => {
      const metres = metresFrom(place, record);
      return {
        id: record.provider.id,
        availability: availabilityOf(record),
        isFit: fit.has(record.provider.id),
        hasRefused: refused.has(record.provider.id),
        isTooFar: Number.isFinite(metres) && Math.round(metres) > reach,
        offersWaiting: waiting.get(record.provider.id) ?? 0,
        metres,
      };
    }),
  );
}
