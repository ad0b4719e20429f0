import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Rating } from '#contract/entities/review';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import { orderItems, orders } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import { reviews } from '#server/db/schema/reviews';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { Handler } from '#server/http/handler';
import { isUnanswered, ofPeriod } from './readReviews';

/** As many as someone reads. */
const wordsShown = 20;
const itemsShown = 100;

const count = sql<number>`count(*)::int`;
const average = sql<number>`avg(${reviews.rating})::float8`;
const ofOrder = and(eq(orders.store_id, reviews.store_id), eq(orders.id, reviews.order_id));

const byRating = (db: Database, counted: SQL | undefined) =>
  db
    .select({ rating: reviews.rating, count, unanswered: sql<number>`count(*) filter (where ${isUnanswered})::int` })
    .from(reviews)
    .where(counted)
    .groupBy(reviews.rating);

function byWeek(db: Database, counted: SQL | undefined, timezone: string) {
  const day = sql`(${reviews.created_at} at time zone ${timezone})::date`;
  const days = db
    .select({ day: sql<string>`${day}`.as('day'), rating: reviews.rating })
    .from(reviews)
    .where(counted)
    .as('days');
  // Weeks begin on Sunday.
  const start = sql<string>`(${days.day} - extract(dow from ${days.day})::int)::text`;
  return db
    .select({ start_date: start, count, average: sql<number>`avg(${days.rating})::float8` })
    .from(days)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

const byWord = (db: Database, counted: SQL | undefined) =>
  db
    .select({ word: sql<string>`word`, count, average })
    .from(reviews)
    .innerJoin(sql`lateral review_words(${reviews.language}, ${reviews.comment}) as word`, sql`true`)
    .where(counted)
    .groupBy(sql`word`)
    .having(sql`count(*) > 1`)
    .orderBy(sql`count(*) desc, word`)
    .limit(wordsShown);

/** Items count once per order. A comment mentions an item if it has its name in one of the store's languages. */
function byItem(db: Database, counted: SQL | undefined) {
  const isMentioned = sql`exists (select from jsonb_array_elements_text(${orderItems.name}) named(text)
    where named.text <> '' and position(lower(named.text) in lower(${reviews.comment})) > 0)`;
  const ofReviews = db
    .selectDistinctOn([reviews.id, orderItems.item_id], {
      item_id: orderItems.item_id,
      name: orderItems.name,
      rating: reviews.rating,
      isMentioned: sql<boolean>`coalesce(${isMentioned}, false)`.as('is_mentioned'),
    })
    .from(reviews)
    .innerJoin(orderItems, and(eq(orderItems.store_id, reviews.store_id), eq(orderItems.order_id, reviews.order_id)))
    .where(counted)
    .as('of_reviews');
  return db
    .select({
      _id: ofReviews.item_id,
      name: sql<string[]>`(array_agg(${ofReviews.name}))[1]`,
      mentions: sql<number>`count(*) filter (where ${ofReviews.isMentioned})::int`,
      count,
      average: sql<number>`avg(${ofReviews.rating})::float8`,
    })
    .from(ofReviews)
    .groupBy(ofReviews.item_id)
    .orderBy(sql`3 desc, 4 desc, 1`)
    .limit(itemsShown);
}

const byProvider = (db: Database, counted: SQL | undefined) =>
  db
    .select({
      _id: providers.id,
      name: sql<string>`concat_ws(' ', ${providers.first_name}, nullif(${providers.last_name}, ''))`,
      count,
      average,
    })
    .from(reviews)
    .innerJoin(orders, ofOrder)
    .innerJoin(providers, and(eq(providers.store_id, orders.store_id), eq(providers.id, orders.provider_id)))
    .where(counted)
    .groupBy(providers.id, providers.first_name, providers.last_name)
    .orderBy(sql`2, 1`);

/** The reviews of a period together. */
export const getReviewsSummary: Handler<'get_reviews_summary'> = async (period, { db, session }) => {
  const { store_id, timezone, currency } = session;
  const written = ofPeriod(store_id, period, timezone);
  const counted = and(written, ne(reviews.state, 'removed'));
  const ratings = await byRating(db, counted);
  const total = ratings.reduce((sum, rating) => sum + rating.count, 0);
  const points = ratings.reduce((sum, rating) => sum + rating.count * rating.rating, 0);
  const countOf = (rating: Rating) => ratings.find((each) => each.rating === rating)?.count ?? 0;
  const [settings] = await db
    .select({ rules: storeSettings.review_rules })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, store_id));
  return {
    summary: {
      count: total,
      average: total > 0 ? points / total : null,
      unanswered: ratings.reduce((sum, { unanswered }) => sum + unanswered, 0),
      removed: await db.$count(reviews, and(written, eq(reviews.state, 'removed'))),
      distribution: Array.from({ length: limits.ratingMax }, (_, index) => limits.ratingMax - index).map((rating) => ({
        rating,
        count: countOf(rating),
      })),
      weeks: await byWeek(db, counted, timezone),
      words: await byWord(db, counted),
      items: await byItem(db, counted),
      providers: await byProvider(db, counted),
      apology_max: settings?.rules.apology_max ?? 0,
      reply_templates: [...(settings?.rules.reply_templates ?? [])],
      currency,
    },
  };
};
