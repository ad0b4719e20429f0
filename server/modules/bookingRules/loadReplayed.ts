import { subDays } from 'date-fns';
import { and, eq, gt, gte, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import { replayLimits } from '#contract/bookingLimits';
import type { ReplayedRequest, ReplayFacts } from '#contract/bookings/replay';
import type { AffectedOrder } from '#contract/entities/affectedOrders';
import { endedEarly } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders, refusedRequests } from '#server/db/schema/index';
import { type BookingTerms, bookableTables, tablesOf } from '../bookings/service';

/** A booking as its rules are replayed, and as a question about it names it. */
export interface ReplayedBooking extends ReplayedRequest {
  order: AffectedOrder;
}

/** The tables and hours by which a store's requests are checked. */
export async function loadReplayFacts(db: Database, { store, opening }: BookingTerms): Promise<ReplayFacts> {
  return { ...(await bookableTables(db, store.id)), opening, day_starts_at: store.day_starts_at };
}

async function loadBookings(db: Database, storeId: string, condition: SQL | undefined): Promise<ReplayedBooking[]> {
  const { id, unique_id, customer_name, due_at, schedule_at, created_at, persons, placed_by, order_status } = orders;
  const rows = await db
    .select({
      ...{ id, unique_id, customer_name, due_at, schedule_at, created_at, persons, placed_by, order_status },
      ...{ table_id: orders.table_id, joined_tables: orders.joined_tables },
    })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, storeId),
        eq(orders.order_type, 'table'),
        eq(orders.is_test, false),
        isNotNull(persons),
        condition,
      ),
    );
  return rows.map((row) => ({
    id: row.id,
    at: row.due_at,
    // Guests at the door have no time of their own.
    asked: row.schedule_at ? row.created_at : row.due_at,
    persons: row.persons ?? 0,
    by: row.placed_by === 'platform' ? 'guest' : 'store',
    table_ids: tablesOf(row),
    isCalledOff: endedEarly(row.order_status),
    order: {
      ...{ order_id: row.id, unique_id: row.unique_id, order_type: 'table', customer_name: row.customer_name },
      schedule_at: row.due_at.toISOString(),
    },
  }));
}

/** The bookings to come, guests at the door aside. */
export async function loadComing(db: Database, storeId: string, now: Date): Promise<ReplayedBooking[]> {
  return loadBookings(
    db,
    storeId,
    and(eq(orders.is_open, true), gt(orders.due_at, now), isNotNull(orders.schedule_at)),
  );
}

/** The requests for times of the last weeks: those that were booked, and those that were refused. */
export async function loadPast(db: Database, storeId: string, now: Date): Promise<ReplayedRequest[]> {
  const from = subDays(now, replayLimits.pastDays);
  const { id, at, asked_at: asked, persons } = refusedRequests;
  const refused = await db
    .select({ id, at, asked, persons })
    .from(refusedRequests)
    .where(and(eq(refusedRequests.store_id, storeId), gte(at, from), lt(at, now)));
  // What ended is found by when it ended, with an index: so what was called off before these weeks isn't counted.
  const isThen = and(gte(orders.due_at, from), lt(orders.due_at, now));
  const hasEnded = and(eq(orders.is_open, false), gte(orders.ended_at, from));
  const booked = await loadBookings(db, storeId, and(isThen, or(eq(orders.is_open, true), hasEnded)));
  return [...booked, ...refused.map((request) => ({ ...request, by: 'guest' as const }))];
}
