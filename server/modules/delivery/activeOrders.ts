import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { deliveryStatus, onJob } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { OrderRow } from '../orders/service';
import { lockProviders } from './search/candidates';

/** An order that a person was offered, is to fetch, or has picked up. */
export interface ActiveOrder {
  order: OrderRow;
  provider_id: string;
  stage: 'offered' | 'to_fetch' | 'picked_up';
}

/** While the orders were being locked, another came into the same hands. */
class ActiveOrderMoved extends Error {}

const triesMax = 5;
const { ACCEPTED, COMING, ARRIVED } = deliveryStatus;
const toFetch: readonly (number | null)[] = [ACCEPTED, COMING, ARRIVED];

/** The offer of one of these people that waits for an answer. */
const offeredTo = (ids: readonly string[]) => sql<string | null>`(select f.provider_id from delivery_offers f
  where f.store_id = orders.store_id and f.order_id = orders.id and f.state = 'offered'
    and f.provider_id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}))`;

async function readActiveOrders(tx: Database, storeId: string, ids: readonly string[]): Promise<ActiveOrder[]> {
  if (ids.length === 0) return [];
  const offered = offeredTo(ids);
  const isHeld = and(inArray(orders.provider_id, [...ids]), inArray(orders.delivery_status, [...onJob]));
  const rows = await tx
    .select({ order: orders, offered })
    .from(orders)
    .where(and(eq(orders.store_id, storeId), eq(orders.is_open, true), or(isHeld, sql`${offered} is not null`)))
    .orderBy(asc(orders.due_at), asc(orders.id));
  return rows.flatMap(({ order, offered: provider_id }): ActiveOrder[] => {
    if (provider_id !== null) return [{ order, provider_id, stage: 'offered' }];
    if (order.provider_id === null) return [];
    const stage = toFetch.includes(order.delivery_status) ? 'to_fetch' : 'picked_up';
    return [{ order, provider_id: order.provider_id, stage }];
  });
}

/** Orders before people, and each by id, as every transaction locks them: so that none waits for another in a circle. */
async function lockActiveOrders(tx: Database, storeId: string, ids: readonly string[]): Promise<ActiveOrder[]> {
  const known = new Set((await readActiveOrders(tx, storeId, ids)).map(({ order }) => order.id));
  if (known.size > 0) {
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.store_id, storeId), inArray(orders.id, [...known])))
      .orderBy(asc(orders.id))
      .for('update');
  }
  await lockProviders(tx, storeId, ids);
  const active = await readActiveOrders(tx, storeId, ids);
  if (active.some(({ order }) => !known.has(order.id))) throw new ActiveOrderMoved();
  return active;
}

/**
 * Runs work on people and all their active orders, with both locked: no one can accept or be offered an order during
 * it. If one of them gets an order while the locks are being taken, everything starts over.
 */
export async function withLockedProviders<Result>(
  db: Database,
  storeId: string,
  ids: readonly string[],
  work: (tx: Database, active: ActiveOrder[]) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    try {
      return await db.transaction(async (tx) => work(tx, await lockActiveOrders(tx, storeId, ids)));
    } catch (error) {
      if (!(error instanceof ActiveOrderMoved)) throw error;
    }
  }
  throw new CallError(errorCodes.UPDATE_FAILED);
}
