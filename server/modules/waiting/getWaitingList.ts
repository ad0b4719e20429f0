import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { waitingLimits } from '#contract/bookingLimits';
import { isQuoteRight } from '#contract/bookings/quotes';
import { businessDate, businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { waitingParties } from '#server/db/schema/waitingParties';
import type { Handler } from '#server/http/handler';
import { presentParty } from './waitingParties';

const { quotesChecked, waitingMax } = waitingLimits;

/** How many of the last quotes were right: of parties that were told a time, and were seated. */
async function checkQuotes(db: Database, storeId: string): Promise<{ right: number; checked: number }> {
  const { quoted_minutes, added_at, ended_at } = waitingParties;
  const last = await db
    .select({ quoted_minutes, added_at, ended_at })
    .from(waitingParties)
    .where(and(eq(waitingParties.store_id, storeId), eq(waitingParties.state, 'seated'), isNotNull(quoted_minutes)))
    .orderBy(desc(ended_at))
    .limit(quotesChecked);
  const right = last.filter(
    ({ quoted_minutes: quoted, added_at: added, ended_at: ended }) =>
      quoted !== null && ended && isQuoteRight(quoted, added, ended),
  );
  return { right: right.length, checked: last.length };
}

/** Returns the parties of today, those that wait first, and how well the last waits were announced. */
export const getWaitingList: Handler<'get_waiting_list'> = async (_body, { db, session, now }) => {
  const { start, end } = businessDay(businessDate(now(), session), session);
  const rows = await db
    .select()
    .from(waitingParties)
    .where(
      and(
        eq(waitingParties.store_id, session.store_id),
        gte(waitingParties.added_at, start),
        lt(waitingParties.added_at, end),
      ),
    )
    .orderBy(sql`${waitingParties.state} <> 'waiting'`, asc(waitingParties.added_at), asc(waitingParties.id))
    .limit(waitingMax);
  return { data: rows.map(presentParty), quotes: await checkQuotes(db, session.store_id) };
};
