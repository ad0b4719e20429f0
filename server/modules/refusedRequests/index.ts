import { subDays } from 'date-fns';
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { refusedLimits } from '#contract/bookingLimits';
import type { refusedRequestCalls } from '#contract/calls/refusedRequests';
import { businessDate } from '#contract/time';
import { refusedRequests, tableHolds, tables } from '#server/db/schema/index';
import type { Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { notFound } from '#server/records/refusals';
import { getLearnedStays } from './getLearnedStays';

/** Whether a table for the party stayed free all the time that it would have stayed. */
const hadTable = sql`exists (select 1 from ${tables} where ${tables.store_id} = ${refusedRequests.store_id}
  and ${tables.archived_at} is null and ${tables.is_bookable}
  and ${refusedRequests.persons} between ${tables.min_persons} and ${tables.max_persons}
  and not exists (select 1 from ${tableHolds} where ${tableHolds.store_id} = ${tables.store_id}
    and ${tableHolds.table_id} = ${tables.id} and ${tableHolds.state} = 'held'
    and ${tableHolds.during} && tstzrange(${refusedRequests.at}, ${refusedRequests.until})))`;

/** Customers' requests for a table that a rule refused. */
export const refusedRequestHandlers: Handlers<keyof typeof refusedRequestCalls> = {
  async get_refused_request_list(_body, { db, session, now }) {
    const { id: _id, asked_at, at, persons, rule, name, country_phone_code, phone } = refusedRequests;
    const rows = await db
      .select({ _id, asked_at, at, persons, rule, name, country_phone_code, phone })
      .from(refusedRequests)
      .where(
        and(
          eq(refusedRequests.store_id, session.store_id),
          eq(refusedRequests.day, businessDate(now(), session)),
          gte(at, now()),
          ne(phone, ''),
        ),
      )
      .orderBy(asc(at), asc(asked_at), asc(_id))
      .limit(refusedLimits.listed);
    return {
      data: rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString(), at: row.at.toISOString() })),
    };
  },

  async remove_refused_request({ _id }, context) {
    await changeRecords(context, async (tx, announce) => {
      // It still counts for what its rule cost.
      const rows = await tx
        .update(refusedRequests)
        .set({ name: '', country_phone_code: '', phone: '' })
        .where(and(eq(refusedRequests.store_id, context.session.store_id), eq(refusedRequests.id, _id)))
        .returning({ id: refusedRequests.id });
      if (rows.length === 0) throw notFound();
      announce('refused_request', [_id]);
    });
    return {};
  },

  get_learned_stays: getLearnedStays,

  async get_refused_sums(_body, { db, session, now }) {
    const { rule, day, persons, at, until } = refusedRequests;
    const data = await db
      .select({
        rule,
        requests: sql<number>`count(*)::int`,
        guests: sql<number>`sum(${persons})::int`,
        days: sql<number>`count(distinct ${day})::int`,
        free_days: sql<number>`(count(distinct ${day}) filter (where ${hadTable}))::int`,
      })
      .from(refusedRequests)
      .where(
        and(
          eq(refusedRequests.store_id, session.store_id),
          gte(at, subDays(now(), refusedLimits.summedDays)),
          lt(until, now()),
        ),
      )
      .groupBy(rule);
    return { data };
  },
};
