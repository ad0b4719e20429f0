import { addHours, subHours } from 'date-fns';
import { and, desc, eq, gt, isNull, lte, notInArray, type SQL } from 'drizzle-orm';
import { ownerLimits } from '#contract/ownerLimits';
import type { Database } from '#server/db/database';
import { handovers, recoveryConfirmations, recoveryRequests } from '#server/db/schema/index';
import { waitUntil } from '../oneTimeCodes/service';

export type RequestRow = typeof recoveryRequests.$inferSelect;
export type HandoverRow = typeof handovers.$inferSelect;

const isOpen = (table: typeof recoveryRequests | typeof handovers, storeId: string, now: Date): SQL | undefined =>
  and(eq(table.store_id, storeId), isNull(table.ended_at), gt(table.expires_at, now));

/** The request under way of a store's owner; `null` if there is none. */
export async function openRequest(db: Database, storeId: string, now: Date): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(recoveryRequests)
    .where(isOpen(recoveryRequests, storeId, now));
  return row ?? null;
}

/** The handover of a store under way; `null` if there is none. */
export async function openHandover(db: Database, storeId: string, now: Date): Promise<HandoverRow | null> {
  const [row] = await db
    .select()
    .from(handovers)
    .where(isOpen(handovers, storeId, now));
  return row ?? null;
}

/**
 * Deletes the confirmations of colleagues who no longer count, so that they can confirm again once they do. Those of a request whose
 * wait has begun stay: they have counted.
 */
export async function dropConfirmations(
  tx: Database,
  request: RequestRow | null,
  counting: readonly { _id: string }[],
): Promise<void> {
  if (!request || request.opens_at) return;
  const { request_id, sub_store_id } = recoveryConfirmations;
  const ids = counting.map(({ _id }) => _id);
  await tx
    .delete(recoveryConfirmations)
    .where(and(eq(request_id, request.id), ids.length > 0 ? notInArray(sub_store_id, ids) : undefined));
}

/** IDs of the colleagues who have confirmed, whether they still count or not. */
export async function confirmersOf(db: Database, requestId: string): Promise<string[]> {
  const rows = await db
    .select({ id: recoveryConfirmations.sub_store_id })
    .from(recoveryConfirmations)
    .where(eq(recoveryConfirmations.request_id, requestId));
  return rows.map(({ id }) => id);
}

/** Ends a store's requests, also those that have expired: only one can be open. */
export async function endRequests(tx: Database, storeId: string, now: Date): Promise<void> {
  await tx
    .update(recoveryRequests)
    .set({ ended_at: now })
    .where(and(eq(recoveryRequests.store_id, storeId), isNull(recoveryRequests.ended_at)));
}

/** Columns of a handover that has ended, without the new owner's details. */
const endedColumns = (now: Date) => ({ ended_at: now, password_hash: null, country_phone_code: '', phone: '' });

/** The same for handovers. */
export async function endHandovers(tx: Database, storeId: string, now: Date): Promise<void> {
  await tx
    .update(handovers)
    .set(endedColumns(now))
    .where(and(eq(handovers.store_id, storeId), isNull(handovers.ended_at)));
}

/** Ends the handovers of all stores that can't be finished any more. */
export async function endExpiredHandovers(db: Database, now: Date): Promise<void> {
  await db
    .update(handovers)
    .set(endedColumns(now))
    .where(and(isNull(handovers.ended_at), lte(handovers.expires_at, now)));
}

/** Limits what mails several people each time. @throws 4029 with `retry_after` after `most` of a store in 24 hours */
function checkCount(times: readonly { at: Date }[], most: number, now: Date): void {
  const last = times[most - 1];
  if (last) waitUntil(addHours(last.at, 24), now);
}

/** @throws 4029 with `retry_after` after too many requests in 24 hours */
export async function checkRequests(tx: Database, storeId: string, now: Date): Promise<void> {
  const { store_id, created_at } = recoveryRequests;
  const times = await tx
    .select({ at: created_at })
    .from(recoveryRequests)
    .where(and(eq(store_id, storeId), gt(created_at, subHours(now, 24))))
    .orderBy(desc(created_at));
  checkCount(times, ownerLimits.requestsPerDay, now);
}

/** @throws 4029 with `retry_after` after too many offers in 24 hours */
export async function checkOffers(tx: Database, storeId: string, now: Date): Promise<void> {
  const { store_id, created_at } = handovers;
  const times = await tx
    .select({ at: created_at })
    .from(handovers)
    .where(and(eq(store_id, storeId), gt(created_at, subHours(now, 24))))
    .orderBy(desc(created_at));
  checkCount(times, ownerLimits.offersPerDay, now);
}
