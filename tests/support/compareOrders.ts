import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderEvents, orders, outbox } from '#server/db/schema/index';
import type { AcknowledgedOrder } from './orderLoad';

/** How a store's rows differ from what its callers were told. Empty lists and zeros: nothing was lost, nothing doubled. */
export interface Comparison {
  /** Ids of acknowledged orders that are not in the database. */
  lost: string[];
  /** Ids of orders in the database that weren't acknowledged: a call was carried out twice. */
  duplicated: string[];
  /** Acknowledged twice under one id or one number. */
  repeated: number;
  /** Numbers missing between 1 and the last. */
  numberGaps: number[];
  /** Orders whose status or history is not the acknowledged one. */
  inconsistent: { id: string; acknowledged: number[]; history: (number | null)[][]; status: number | null }[];
  /** Messages missing between 1 and the last. */
  seqGaps: number[];
  /** `seq` of the store's last message. */
  lastSeq: number;
}

const gaps = (numbers: readonly number[]): number[] => {
  const known = new Set(numbers);
  return Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1).filter((n) => !known.has(n));
};

/** Compares a store's orders with all that were acknowledged since it was made. */
export async function compareOrders(
  db: Database,
  storeId: string,
  acknowledged: readonly AcknowledgedOrder[],
): Promise<Comparison> {
  const kept = await db.select().from(orders).where(eq(orders.store_id, storeId));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.store_id, storeId))
    .orderBy(asc(orderEvents.order_id), asc(orderEvents.seq));
  const seqs = (await db.select({ seq: outbox.seq }).from(outbox).where(eq(outbox.store_id, storeId))).map(
    ({ seq }) => seq,
  );
  const keptIds = new Set(kept.map(({ id }) => id));
  const acknowledgedIds = new Set(acknowledged.map(({ id }) => id));
  const statusOf = new Map(kept.map(({ id, order_status }) => [id, order_status]));
  const moves = new Map<string, (number | null)[][]>();
  for (const { order_id, from_status, to_status } of events) {
    moves.set(order_id, [...(moves.get(order_id) ?? []), [from_status, to_status]]);
  }

  const isConsistent = ({ id, statuses }: AcknowledgedOrder): boolean => {
    const expected = statuses.map((to, index) => [statuses[index - 1] ?? null, to]);
    return JSON.stringify(moves.get(id)) === JSON.stringify(expected) && statusOf.get(id) === statuses.at(-1);
  };
  return {
    lost: [...acknowledgedIds].filter((id) => !keptIds.has(id)),
    duplicated: [...keptIds].filter((id) => !acknowledgedIds.has(id)),
    repeated: 2 * acknowledged.length - acknowledgedIds.size - new Set(acknowledged.map(({ number }) => number)).size,
    numberGaps: gaps(kept.map(({ unique_id }) => unique_id)),
    inconsistent: acknowledged
      .filter((order) => keptIds.has(order.id) && !isConsistent(order))
      .map(({ id, statuses }) => ({
        id,
        acknowledged: statuses,
        history: moves.get(id) ?? [],
        status: statusOf.get(id) ?? null,
      })),
    seqGaps: gaps(seqs),
    lastSeq: Math.max(0, ...seqs),
  };
}

/** A comparison that found no difference, for `toMatchObject`. */
export const nothingLost = {
  lost: [],
  duplicated: [],
  repeated: 0,
  numberGaps: [],
  inconsistent: [],
  seqGaps: [],
} satisfies Partial<Comparison>;
