import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Review } from '#contract/entities/review';
import { fullName } from '#contract/providers/fullName';
import { replyEditableUntil } from '#contract/reviews/reviewRules';
import { dateBounds } from '#contract/time';
import type { Database } from '#server/db/database';
import { containing } from '#server/db/likePattern';
import { endedEarly, isCompleted } from '#server/db/schema/orderEndings';
import { orderItems, orders } from '#server/db/schema/orders';
import { promoCodes } from '#server/db/schema/promoCodes';
import { providers } from '#server/db/schema/providers';
import { reviews } from '#server/db/schema/reviews';
import type { Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';

type PlatformReview = ReplyOf<'platform/settle_review'>['review'];

const items = sql<Review['order']['items']>`coalesce((
  select jsonb_agg(jsonb_build_object('item_id', l.item_id, 'name', l.name, 'quantity', l.quantity) order by l.line)
  from ${orderItems} l where l.store_id = ${orders.store_id} and l.order_id = ${orders.id}), '[]'::jsonb)`;

/** Another order of the same number; the index of phone numbers finds them. */
const ofSameCustomer = sql`other.store_id = ${orders.store_id} and other.customer_phone = ${orders.customer_phone}
  and other.customer_country_phone_code = ${orders.customer_country_phone_code}`;

const earlierOrders = sql<number>`(select count(*)::int from orders other
  where ${ofSameCustomer} and other.created_at < ${orders.created_at} and ${isCompleted(sql`other`)})`;

const orderedAgain = sql<boolean>`exists (select from orders other
  where ${ofSameCustomer} and other.created_at > ${reviews.reply_at} and not ${endedEarly(sql`other`)})`;

const selectReviews = (db: Database) =>
  db
    .select({
      review: reviews,
      order: {
        unique_id: orders.unique_id,
        order_type: orders.order_type,
        ended_at: orders.ended_at,
        total: orders.total,
        currency: orders.currency,
        customer_name: orders.customer_name,
        customer_phone: orders.customer_phone,
      },
      items,
      earlierOrders,
      orderedAgain,
      provider: { id: providers.id, first_name: providers.first_name, last_name: providers.last_name },
      apology: {
        promo_code: promoCodes.promo_code,
        value: promoCodes.value,
        expires_at: promoCodes.expires_at,
        uses: promoCodes.uses,
      },
    })
    .from(reviews)
    .innerJoin(orders, and(eq(orders.store_id, reviews.store_id), eq(orders.id, reviews.order_id)))
    .leftJoin(providers, and(eq(providers.store_id, orders.store_id), eq(providers.id, orders.provider_id)))
    .leftJoin(promoCodes, and(eq(promoCodes.store_id, reviews.store_id), eq(promoCodes.id, reviews.apology_id)))
    .$dynamic();

type ReviewRecord = Awaited<ReturnType<typeof selectReviews>>[number];

function presentReply({ reply_text, reply_at, reply_by, reply_edited_at }: ReviewRecord['review']): Review['reply'] {
  if (reply_at === null || reply_text === null) return undefined;
  return {
    text: reply_text,
    at: reply_at.toISOString(),
    by: reply_by ?? '',
    edited_at: reply_edited_at?.toISOString(),
    editable_until: replyEditableUntil(reply_at).toISOString(),
  };
}

function presentReport({ review }: Pick<ReviewRecord, 'review'>): Review['report'] {
  const { report_reason, report_text, reported_at, reported_by, settled_at } = review;
  if (report_reason === null || reported_at === null) return undefined;
  return {
    reason: report_reason,
    text: report_text ?? undefined,
    at: reported_at.toISOString(),
    by: reported_by ?? '',
    settled_at: settled_at?.toISOString(),
  };
}

/** Returns the fields of a review that all readers get. */
function presentCommon({ review, apology }: ReviewRecord) {
  const { id, version, order_id, rating, comment, language, created_at, state } = review;
  return {
    _id: id,
    version,
    order_id,
    rating,
    comment: comment ?? undefined,
    language: language ?? undefined,
    created_at: created_at.toISOString(),
    reply: presentReply(review),
    report: presentReport({ review }),
    state,
    apology: apology?.expires_at
      ? {
          promo_code: apology.promo_code,
          value: apology.value,
          expires_at: apology.expires_at.toISOString(),
          is_used: apology.uses > 0,
        }
      : undefined,
  };
}

export function presentReview(record: ReviewRecord): Review {
  const { review, order, provider } = record;
  const hasNumber = order.customer_phone !== '';
  return {
    ...presentCommon(record),
    note: review.note,
    updated_by: review.updated_by,
    order: {
      unique_id: order.unique_id,
      order_type: order.order_type,
      ended_at: order.ended_at?.toISOString(),
      total: order.total,
      currency: order.currency,
      items: record.items,
      provider: provider ? { _id: provider.id, name: fullName(provider) } : undefined,
    },
    customer: {
      name: order.customer_name,
      earlier_orders: hasNumber ? record.earlierOrders : undefined,
      ordered_again: hasNumber && review.reply_at !== null ? record.orderedAgain : undefined,
    },
  };
}

export const presentForPlatform = (record: ReviewRecord): PlatformReview => ({
  ...presentCommon(record),
  seq: record.review.seq,
});

/** @throws 1000 if the store has no such review */
export async function loadReview(db: Database, storeId: string, id: string): Promise<ReviewRecord> {
  const [record] = await selectReviews(db).where(and(eq(reviews.store_id, storeId), eq(reviews.id, id)));
  if (!record) throw notFound(errorCodes.NO_DATA_FOUND);
  return record;
}

type Period = { start_date?: string | undefined; end_date?: string | undefined };

/** Reviews of a store that were written on these days, in its time zone. */
export const ofPeriod = (storeId: string, { start_date, end_date }: Period, timezone: string): SQL | undefined =>
  and(
    eq(reviews.store_id, storeId),
    start_date ? gte(reviews.created_at, dateBounds(start_date, timezone).start) : undefined,
    end_date ? lt(reviews.created_at, dateBounds(end_date, timezone).end) : undefined,
  );

const isOpen = and(isNull(reviews.reply_at), ne(reviews.state, 'removed'));
export const isUnanswered = sql<boolean>`(${isOpen})`;

/** Words of the review and its reply, the customer's name, or the order's number. */
function matches(query: string): SQL | undefined {
  const text = query.trim();
  if (text === '') return undefined;
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  if (number) return eq(orders.unique_id, Number(number));
  const pattern = containing(text);
  return or(...[reviews.comment, reviews.reply_text, orders.customer_name].map((column) => ilike(column, pattern)));
}

function filterCondition({ filter = {}, query, ids }: ParsedBodyOf<'get_reviews_list'>): SQL | undefined {
  const { rating, is_unanswered, order_type, provider_id, item_id, state } = filter;
  const hasItem = sql`exists (select from ${orderItems} l
    where l.store_id = ${orders.store_id} and l.order_id = ${orders.id} and l.item_id = ${item_id})`;
  return and(
    ids && inArray(reviews.id, ids),
    query === undefined ? undefined : matches(query),
    rating && inArray(reviews.rating, rating),
    is_unanswered === undefined ? undefined : is_unanswered ? isUnanswered : sql`not ${isUnanswered}`,
    order_type && eq(orders.order_type, order_type),
    provider_id === undefined ? undefined : eq(orders.provider_id, provider_id),
    item_id === undefined ? undefined : hasItem,
    state && eq(reviews.state, state),
  );
}

/** Sorts unanswered reviews first, and the lowest of them first. */
function sorting({ sort_by, sort_order }: ParsedBodyOf<'get_reviews_list'>): SQL[] {
  const newestFirst = [desc(reviews.created_at), desc(reviews.id)];
  if (!sort_by) return [sql`${isUnanswered} desc`, asc(reviews.rating), ...newestFirst];
  const direction = sort_order === 'ASC' ? asc : desc;
  return [direction(reviews[sort_by]), ...newestFirst];
}

/** One page of the store's reviews. */
export const getReviewsList: Handler<'get_reviews_list'> = async (body, { db, session }) => {
  const where = and(ofPeriod(session.store_id, body, session.timezone), filterCondition(body));
  const { page, perPage } = body;
  const records = await selectReviews(db)
    .where(where)
    .orderBy(...sorting(body))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(orders, and(eq(orders.store_id, reviews.store_id), eq(orders.id, reviews.order_id)))
    .where(where);
  return { data: records.map(presentReview), count: counted?.count ?? 0 };
};

/** Lists the changes of a store's reviews that the platform hasn't read yet. */
export const getPlatformReviewList: Handler<'platform/get_review_list'> = async (
  { store_id, after, limit },
  { db },
) => {
  const records = await selectReviews(db)
    .where(and(eq(reviews.store_id, store_id), gt(reviews.seq, after)))
    .orderBy(asc(reviews.seq))
    .limit(limit);
  return { data: records.map(presentForPlatform) };
};
