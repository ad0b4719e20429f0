import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { distanceBetween, type Location } from '#contract/orders/deliveryFee';
import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { deliveryOffers } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import type { OrderRow } from '../orders/service';
import { availabilityOf } from './presentProvider';
import { loadProviders, type ProviderRecord } from './providerRecords';

const isReady = and(eq(providers.is_approved, true), eq(providers.is_online, true));

/**
 * Holds the store's providers at work until the transaction ends, so that two searches at once do not both
 * pick the same one. By id, so that they cannot wait for each other.
 */
const holdProviders = (tx: Database, storeId: string) =>
  tx
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.store_id, storeId), isReady))
    .orderBy(asc(providers.id))
    .for('no key update');

/** Those who did not take this order since the store last asked for somebody. */
export async function refusedBy(tx: Database, order: OrderRow): Promise<Set<string>> {
  const asked = sql`coalesce((select max(e.at) from order_events e where e.store_id = ${order.store_id}
    and e.order_id = ${order.id} and e.axis = 'delivery' and e.to_status = ${deliveryStatus.WAITING}
    and e.actor_kind = 'store'), '-infinity')`;
  const rows = await tx
    .select({ provider_id: deliveryOffers.provider_id })
    .from(deliveryOffers)
    .where(
      and(
        eq(deliveryOffers.store_id, order.store_id),
        eq(deliveryOffers.order_id, order.id),
        inArray(deliveryOffers.state, ['rejected', 'timed_out']),
        gte(deliveryOffers.offered_at, asked),
      ),
    );
  return new Set(rows.map((row) => row.provider_id));
}

/** How many offers each provider has yet to answer. */
async function offersWaiting(tx: Database, storeId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ provider_id: deliveryOffers.provider_id, count: sql<number>`count(*)::int` })
    .from(deliveryOffers)
    .where(and(eq(deliveryOffers.store_id, storeId), eq(deliveryOffers.state, 'offered')))
    .groupBy(deliveryOffers.provider_id);
  return new Map(rows.map((row) => [row.provider_id, row.count]));
}

/** For sorting; unlike a difference, it takes two infinite distances as the same. */
export const compare = <Value extends number | string>(a: Value, b: Value): number => Number(a > b) - Number(a < b);

/** Metres from a place to where a provider is; infinite where that is not known. */
export const metresFrom = (place: Location, { provider }: ProviderRecord): number =>
  provider.latitude === null || provider.longitude === null
    ? Number.POSITIVE_INFINITY
    : distanceBetween(place, [provider.latitude, provider.longitude]);

/**
 * Who to ask next: of the free ones at work, who has the fewest offers to answer, and of those the nearest to
 * the store.
 *
 * @param refused who said no to this request already
 */
export async function nextCandidate(
  tx: Database,
  store: { id: string; latitude: number; longitude: number },
  refused: ReadonlySet<string>,
): Promise<string | undefined> {
  await holdProviders(tx, store.id);
  const waiting = await offersWaiting(tx, store.id);
  const free = (await loadProviders(tx, store.id, isReady)).filter(
    (record) => availabilityOf(record) === 'free' && !refused.has(record.provider.id),
  );
  const [best] = free
    .map((record) => ({
      id: record.provider.id,
      load: waiting.get(record.provider.id) ?? 0,
      metres: metresFrom([store.latitude, store.longitude], record),
    }))
    .sort((a, b) => a.load - b.load || compare(a.metres, b.metres) || compare(a.id, b.id));
  return best?.id;
}
