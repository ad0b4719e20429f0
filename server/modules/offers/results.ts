import { and, eq, sql } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import type { offerResultCalls } from '#contract/calls/offers';
import { errorCodes } from '#contract/codes/errorCodes';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { endedEarly } from '#server/db/schema/orderEndings';
import { promoCodes } from '#server/db/schema/promoCodes';
import type { Handler, Handlers } from '#server/http/handler';
import { refusedAt } from '#server/records/refusals';

type Day = ReplyOf<'get_offer_results'>['data'][number];

/** @throws 1012 if the store has no such offer */
async function assertOffer(db: Database, storeId: string, offerId: string): Promise<void> {
  const isOne = and(eq(promoCodes.store_id, storeId), eq(promoCodes.id, offerId));
  const [row] = await db.select({ id: promoCodes.id }).from(promoCodes).where(isOne);
  if (!row) throw refusedAt('promo_id', errorCodes.PROMO_NOT_FOUND);
}

/**
 * Returns the results of one offer, or of all of them, on each business day with orders. An order that
 * was called off counts as an order, but not as a use.
 */
const getOfferResults: Handler<'get_offer_results'> = async (body, { db, session }) => {
  const { promo_id, start_date, end_date } = body;
  const { store_id, timezone, day_starts_at, currency } = session;
  if (promo_id) await assertOffer(db, store_id, promo_id);
  const from = businessDay(start_date, session).start.toISOString();
  const to = businessDay(end_date, session).end.toISOString();
  const isOffer = promo_id ? sql`o.promo->>'_id' = ${promo_id}` : sql`true`;
  const { rows } = (await db.execute(sql`
    select
      to_char(business_date(o.created_at, ${timezone}, ${day_starts_at}::int), 'YYYY-MM-DD') as date,
      count(u.order_id)::int as uses,
      count(*)::int as orders,
      coalesce(sum(o.total - o.refunded) filter (where u.order_id is not null), 0)::float8 as revenue,
      coalesce(sum(u.discount), 0)::float8 as discount,
      (count(distinct o.customer_country_phone_code || o.customer_phone) filter (
        where u.order_id is not null and o.customer_phone <> '' and not exists (
          select 1 from orders e
          where e.store_id = o.store_id and e.customer_phone = o.customer_phone
            and e.customer_country_phone_code = o.customer_country_phone_code
            and e.created_at < o.created_at and not ${endedEarly(sql`e`)})))::int as new_customers
    from orders o
    left join promo_uses u on u.store_id = o.store_id and u.order_id = o.id
    where o.store_id = ${store_id} and o.created_at >= ${from}::timestamptz and o.created_at < ${to}::timestamptz
      and o.promo is not null and ${isOffer}
    group by 1
    order by 1 desc`)) as { rows: Day[] };
  return { data: rows, currency };
};

export const offerResultHandlers: Handlers<keyof typeof offerResultCalls> = { get_offer_results: getOfferResults };
