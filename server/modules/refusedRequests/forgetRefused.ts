import { subDays } from 'date-fns';
import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { refusedLimits } from '#contract/bookingLimits';
import type { Database } from '#server/db/database';
import { refusedRequests } from '#server/db/schema/refusedRequests';
import { stores } from '#server/db/schema/stores';

const nobody = { name: '', country_phone_code: '', phone: '' };
const isSomebody = or(ne(refusedRequests.name, ''), ne(refusedRequests.phone, ''));

/** Removes names and numbers once the wanted business day is over, and the requests themselves after a year. */
export async function forgetEarlierRefused(db: Database, now: Date): Promise<void> {
  const today: SQL = sql`to_char(${now.toISOString()}::timestamptz at time zone ${stores.timezone}
    - make_interval(mins => ${stores.day_starts_at}), 'YYYY-MM-DD')`;
  const isOver = sql`exists (select 1 from ${stores} where ${stores.id} = ${refusedRequests.store_id}
    and ${refusedRequests.day} < ${today})`;
  await db.update(refusedRequests).set(nobody).where(and(isSomebody, isOver));
  await db.delete(refusedRequests).where(lt(refusedRequests.at, subDays(now, refusedLimits.keptDays)));
}

/** Removes a customer's name and number from their refused requests. @returns how many there were */
export async function forgetCustomersRefused(
  tx: Database,
  { store_id, country_phone_code, phone }: { store_id: string; country_phone_code: string; phone: string },
): Promise<number> {
  if (phone === '') return 0;
  const rows = await tx
    .update(refusedRequests)
    .set(nobody)
    .where(
      and(
        eq(refusedRequests.store_id, store_id),
        eq(refusedRequests.phone, phone),
        eq(refusedRequests.country_phone_code, country_phone_code),
      ),
    )
    .returning({ id: refusedRequests.id });
  return rows.length;
}
