import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { isLow } from '#contract/entities/review';
import { orderStatus } from '#contract/orders/statuses';
import { replyEditableUntil } from '#contract/reviews/reviewRules';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orders } from '#server/db/schema/orders';
import { reviews } from '#server/db/schema/reviews';
import { hasPush } from '#server/env';
import { CallError, changedMeanwhile } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { asUniqueError, notFound, refusedAt } from '#server/records/refusals';
import { queueLowReview } from '../push/service';
import { giveApology } from './giveApology';
import { loadReview, presentForPlatform, presentReview } from './readReviews';
import { tellReviewer } from './tellReviewer';

type ReviewRow = typeof reviews.$inferSelect;
type Changes = Partial<Omit<ReviewRow, 'store_id' | 'id' | 'version' | 'seq'>>;

const isReview = (storeId: string, id: string) => and(eq(reviews.store_id, storeId), eq(reviews.id, id));

async function lockReview(tx: Database, storeId: string, id: string, path?: string): Promise<ReviewRow> {
  const [row] = await tx.select().from(reviews).where(isReview(storeId, id)).for('no key update');
  if (!row) throw notFound(errorCodes.NO_DATA_FOUND, path);
  return row;
}

/**
 * Tells the store's open devices about a review, and numbers the change for the platform with the same number of the
 * stream. The stream's numbers become visible in their order, so a reader that continues from the last one
 * misses nothing.
 */
async function tellReview(tx: Database, storeId: string, id: string): Promise<void> {
  const seq = await announceRecords(tx, storeId, 'review', [id]);
  await tx.update(reviews).set({ seq }).where(isReview(storeId, id));
}

/** Carries out a change of one review by the store's people. */
async function changeReview(
  { db, session, wakeOutbox }: CallContext,
  { _id, version }: { _id: string; version?: number | undefined },
  work: (tx: Database, row: ReviewRow) => Promise<Changes> | Changes,
) {
  const { store_id, name } = session;
  const record = await db.transaction(async (tx) => {
    const row = await lockReview(tx, store_id, _id);
    if (version !== undefined && version !== row.version) {
      throw changedMeanwhile(presentReview(await loadReview(tx, store_id, _id)));
    }
    const changes = await work(tx, row);
    await tx
      .update(reviews)
      .set({ ...changes, updated_by: name, version: sql`${reviews.version} + 1` })
      .where(isReview(store_id, _id));
    await tellReview(tx, store_id, _id);
    return loadReview(tx, store_id, _id);
  });
  wakeOutbox();
  return presentReview(record);
}

/** The reply's columns: a first one, or the earlier one with another text. */
function replied(row: ReviewRow, text: string, by: string, now: Date): Changes {
  if (row.reply_at === null) return { reply_text: text, reply_at: now, reply_by: by };
  if (row.reply_text === text) return {};
  if (now > replyEditableUntil(row.reply_at)) throw new CallError(errorCodes.REPLY_NO_LONGER_EDITABLE);
  return { reply_text: text, reply_edited_at: now, reply_by: by };
}

export const replyReview: Handler<'reply_review'> = async ({ text, apology, ...one }, context) => {
  const { name: by } = context.session;
  const now = context.now();
  const review = await changeReview(context, one, async (tx, row) => {
    if (row.state === 'removed') throw new CallError(errorCodes.REVIEW_REMOVED);
    const changes = replied(row, text, by, now);
    if (row.reply_at === null) await tellReviewer(tx, row, text, { env: context.env, now });
    if (!apology) return changes;
    if (row.apology_id !== null) throw refusedAt('apology', errorCodes.APOLOGY_GIVEN);
    const { store_id, order_id } = row;
    return { ...changes, apology_id: await giveApology(tx, { store_id, order_id, value: apology.value, by, now }) };
  });
  return { review, message: successCodes.REVIEW_REPLIED };
};

export const setReviewNote: Handler<'set_review_note'> = async ({ note, ...one }, context) => ({
  review: await changeReview(context, one, () => ({ note })),
  message: successCodes.REVIEW_NOTE_SAVED,
});

export const reportReview: Handler<'report_review'> = async ({ reason, text, ...one }, context) => {
  const review = await changeReview(context, one, (_tx, row) => {
    if (row.state !== 'published') throw new CallError(errorCodes.REVIEW_ALREADY_REPORTED);
    return {
      state: 'reported',
      report_reason: reason,
      report_text: text ?? null,
      reported_at: context.now(),
      reported_by: context.session.name,
    };
  });
  return { review, message: successCodes.REVIEW_REPORTED };
};

/** Adds a customer's review. The unique index rejects the second of two simultaneous reviews. */
export const addReview: Handler<'platform/add_review'> = async (body, { db, env, now, wakeOutbox }) => {
  const { store_id, order_id, rating, comment = null, language = null } = body;
  const id = newId();
  const record = await db.transaction(async (tx) => {
    const [order] = await tx
      .select({ order_status: orders.order_status, unique_id: orders.unique_id })
      .from(orders)
      .where(and(eq(orders.store_id, store_id), eq(orders.id, order_id), eq(orders.is_test, false)));
    if (!order) throw notFound(errorCodes.ORDER_DETAIL_NOT_FOUND, 'order_id');
    if (order.order_status !== orderStatus.COMPLETED) throw refusedAt('order_id', errorCodes.ORDER_NOT_COMPLETED);
    await tx
      .insert(reviews)
      .values({ store_id, id, order_id, rating, comment, language, created_at: now() })
      .catch(asUniqueError({ reviews_order: { path: 'order_id', code: errorCodes.REVIEW_EXISTS } }));
    await tellReview(tx, store_id, id);
    if (isLow(body) && hasPush(env)) {
      await queueLowReview(tx, { store_id, review_id: id, unique_id: order.unique_id }, now());
    }
    return loadReview(tx, store_id, id);
  });
  wakeOutbox();
  return { review: presentForPlatform(record), message: successCodes.REVIEW_ADDED };
};

/** Stores the platform's decision, whether the store asked for it or not. */
export const decideReview: Handler<'platform/settle_review'> = async (body, { db, now, wakeOutbox }) => {
  const { store_id, review_id, state } = body;
  const record = await db.transaction(async (tx) => {
    await lockReview(tx, store_id, review_id, 'review_id');
    await tx
      .update(reviews)
      .set({ state, settled_at: now(), version: sql`${reviews.version} + 1` })
      .where(isReview(store_id, review_id));
    await tellReview(tx, store_id, review_id);
    return loadReview(tx, store_id, review_id);
  });
  wakeOutbox();
  return { review: presentForPlatform(record) };
};
