import { and, eq } from 'drizzle-orm';
import type { WaitingParty } from '#contract/entities/waitingParty';
import type { Database } from '#server/db/database';
import { waitingParties } from '#server/db/schema/waitingParties';
import { changedMeanwhile } from '#server/http/callError';
import { notFound } from '#server/records/refusals';

type WaitingRow = typeof waitingParties.$inferSelect;

export const presentParty = (row: WaitingRow): WaitingParty => ({
  _id: row.id,
  version: row.version,
  persons: row.persons,
  name: row.name,
  country_phone_code: row.country_phone_code,
  phone: row.phone,
  note: row.note,
  quoted_minutes: row.quoted_minutes,
  added_at: row.added_at.toISOString(),
  added_by: row.added_by,
  state: row.state,
  ended_at: row.ended_at?.toISOString(),
  order_id: row.order_id ?? undefined,
  updated_by: row.updated_by,
});

export const isParty = (store_id: string, id: string) =>
  and(eq(waitingParties.store_id, store_id), eq(waitingParties.id, id));

async function lockParty(tx: Database, storeId: string, id: string): Promise<WaitingRow> {
  const [row] = await tx.select().from(waitingParties).where(isParty(storeId, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}

/**
 * Locks a party that waits, before any order or table.
 *
 * @throws 1000 if the store has no such party; 4009 with the party if it no longer waits, or has another version
 */
export async function lockWaiting(tx: Database, storeId: string, id: string, version?: number): Promise<WaitingRow> {
  const row = await lockParty(tx, storeId, id);
  const isSeen = version === undefined || row.version === version;
  if (row.state !== 'waiting' || !isSeen) throw changedMeanwhile(presentParty(row));
  return row;
}

/**
 * Locks a party that left on this business day. Afterwards, its name and number are gone.
 *
 * @throws 1000 if the store has no such party today; 4009 with the party if it hasn't left
 */
export async function lockLeft(tx: Database, storeId: string, id: string, dayStart: Date): Promise<WaitingRow> {
  const row = await lockParty(tx, storeId, id);
  if (row.added_at < dayStart) throw notFound();
  if (row.state !== 'left') throw changedMeanwhile(presentParty(row));
  return row;
}
