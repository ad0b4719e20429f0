import { subDays } from 'date-fns';
import { and, asc, eq, gte, isNotNull, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calendarLimits } from '#contract/bookingLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import { refuse } from '#server/http/failures';
import { networkOf } from '#server/http/networkOf';
import { ownerLanguage } from '../outgoing/service';
import { calendarBase } from './calendarPath';
import { type CalendarBooking, calendarText } from './calendarText';

/** Bookings for later from an instant on. What was called off before that instant is left out, as an index finds it. */
const bookingsSince = (storeId: string, since: Date): SQL | undefined =>
  and(
    eq(orders.store_id, storeId),
    eq(orders.order_type, 'table'),
    isNotNull(orders.schedule_at),
    gte(orders.due_at, since),
    or(eq(orders.is_open, true), and(eq(orders.is_open, false), gte(orders.ended_at, since))),
  );

function loadBookings(db: Database, storeId: string, now: Date): Promise<CalendarBooking[]> {
  const { id, version, order_status, customer_name, persons, table_number, joined_tables, order_comment } = orders;
  const { due_at, free_at, created_at, updated_at } = orders;
  return db
    .select({
      ...{ id, version, order_status, customer_name, persons, table_number, joined_tables, order_comment },
      ...{ due_at, free_at, created_at, updated_at },
    })
    .from(orders)
    .where(bookingsSince(storeId, subDays(now, calendarLimits.days)))
    .orderBy(asc(orders.due_at), asc(orders.id));
}

interface CalendarDeps {
  db: Database;
  now: () => Date;
  /** Counts a read. @throws beyond the limit */
  countRead: (network: string) => Promise<unknown>;
}

/**
 * Mounts the calendars of bookings, which calendar programs read without an account. An address that was replaced, or
 * whose store takes no bookings, is like one that never existed.
 */
export function mountBookingCalendar(app: FastifyInstance, { db, now, countRead }: CalendarDeps): void {
  app.get<{ Params: { file: string } }>(`${calendarBase}:file`, async (request, reply) => {
    try {
      await countRead(networkOf(request.ip));
    } catch {
      reply.header('retry-after', String(calendarLimits.seconds));
      return refuse(request, reply, 429, errorCodes.TOO_MANY_ATTEMPTS);
    }
    const token = /^([\w-]{32})\.ics$/.exec(request.params.file)?.[1];
    const [found] = token
      ? await db
          .select({ store: stores, rules: storeSettings.booking_rules })
          .from(storeSettings)
          .innerJoin(stores, eq(stores.id, storeSettings.store_id))
          .where(and(eq(storeSettings.calendar_token, token), eq(stores.is_provide_table_booking, true)))
      : [];
    if (!found) return refuse(request, reply, 404, errorCodes.UNKNOWN_CALL);
    const { store, rules } = found;
    const facts = { name: localText(store.name, 0), language: ownerLanguage(store), rules };
    return reply
      .headers({
        // The address is the secret: no page, cache or search engine passes it on.
        ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
        'content-disposition': 'inline; filename="bookings.ics"',
      })
      .type('text/calendar; charset=utf-8')
      .send(calendarText({ ...facts, bookings: await loadBookings(db, store.id, now()) }));
  });
}
