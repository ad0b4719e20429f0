import { and, eq, ne } from 'drizzle-orm';
import type { BookingRequest } from '#contract/bookings/bookingFacts';
import { judgeBooking } from '#contract/bookings/judgeBooking';
import { freeAt } from '#contract/bookings/stay';
import { businessDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { refusedRequests } from '#server/db/schema/refusedRequests';
import { announceRecords } from '#server/records/changeRecords';
import { type BookingTerms, loadBookingFacts } from '../bookings/service';

/** Who asks, as orders name them. */
interface Asking {
  name: string;
  country_phone_code: string;
  phone: string;
}

type Days = Pick<BookingTerms, 'store' | 'opening'>;
const dayOf = ({ store, opening }: Days, at: Date): string =>
  businessDate(at, { timezone: opening.timezone, day_starts_at: store.day_starts_at });

/**
 * Takes a customer's refused requests of a business day off the list: they have a table now, or ask for another time.
 *
 * @returns how many there were
 */
export async function forgetServed(
  tx: Database,
  days: Days,
  { phone, country_phone_code }: Pick<Asking, 'country_phone_code' | 'phone'>,
  at: Date,
): Promise<number> {
  if (phone === '') return 0;
  const rows = await tx
    .delete(refusedRequests)
    .where(
      and(
        eq(refusedRequests.store_id, days.store.id),
        ne(refusedRequests.phone, ''),
        eq(refusedRequests.phone, phone),
        eq(refusedRequests.country_phone_code, country_phone_code),
        eq(refusedRequests.day, dayOf(days, at)),
      ),
    )
    .returning({ id: refusedRequests.id });
  return rows.length;
}

/** Notes a customer's request for a time that a rule blocks. Others, which no rule blocks, aren't noted. */
export async function noteRefused(
  db: Database,
  terms: BookingTerms,
  request: Pick<BookingRequest, 'at' | 'now' | 'persons' | 'table_ids'>,
  { name, country_phone_code, phone }: Asking,
): Promise<void> {
  const { at, now, persons } = request;
  const day = dayOf(terms, at);
  const facts = await loadBookingFacts(db, terms, day, now);
  const [rule] = judgeBooking(facts, { ...request, by: 'guest' }).broken;
  if (!rule || rule === 'past') return;
  await db.transaction(async (tx) => {
    const store_id = terms.store.id;
    await forgetServed(tx, terms, { phone, country_phone_code }, at);
    const id = newId();
    await tx.insert(refusedRequests).values({
      ...{ store_id, id, day, at, persons, rule, name, country_phone_code, phone },
      ...{ asked_at: now, until: freeAt(terms.booking_rules, persons, at) },
    });
    await announceRecords(tx, store_id, 'refused_request', [id]);
  });
}
