import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import { waitingParties } from '#server/db/schema/waitingParties';

const hasData = sql`(${waitingParties.name} <> '' or ${waitingParties.phone} <> '' or ${waitingParties.note} <> '')`;

/** Removes who parties are; their sizes, times and quotes stay. @returns how many parties had such data */
async function forget(db: Database, condition: SQL | undefined): Promise<number> {
  const rows = await db
    .update(waitingParties)
    .set({ name: '', country_phone_code: '', phone: '', note: '', version: sql`${waitingParties.version} + 1` })
    .where(and(hasData, condition))
    .returning({ id: waitingParties.id });
  return rows.length;
}

/** Removes names, numbers and notes of parties whose business day is over: no list shows them any more. */
export async function forgetEarlierParties(db: Database, now: Date): Promise<void> {
  const dateOf = (instant: SQL) =>
    sql`(${instant} at time zone ${stores.timezone} - make_interval(mins => ${stores.day_starts_at}))::date`;
  const today = dateOf(sql`${now.toISOString()}::timestamptz`);
  await forget(
    db,
    sql`exists (select 1 from ${stores} where ${stores.id} = ${waitingParties.store_id}
      and ${dateOf(sql`${waitingParties.added_at}`)} < ${today})`,
  );
}

/** Removes a customer from the waiting list, by their number or by the orders of parties that were seated. */
export function forgetCustomersParties(
  tx: Database,
  customer: { store_id: string; country_phone_code: string; phone: string; orderIds: readonly string[] },
): Promise<number> {
  const { store_id, country_phone_code, phone, orderIds } = customer;
  const hasNumber = and(eq(waitingParties.phone, phone), eq(waitingParties.country_phone_code, country_phone_code));
  return forget(
    tx,
    and(
      eq(waitingParties.store_id, store_id),
      or(inArray(waitingParties.order_id, [...orderIds]), phone ? hasNumber : undefined),
    ),
  );
}
