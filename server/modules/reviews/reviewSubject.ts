import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { promoCodes } from '#server/db/schema/promoCodes';
import { reviews } from '#server/db/schema/reviews';
import type { AuditRecords, AuditSubject } from '../audit/service';

const are = (storeId: string, ids: readonly string[]) =>
  and(eq(reviews.store_id, storeId), inArray(reviews.id, [...ids]));

async function load(tx: Database, storeId: string, ids: readonly string[]): Promise<AuditRecords> {
  const rows = await tx
    .select({
      id: reviews.id,
      unique_id: orders.unique_id,
      values: {
        rating: reviews.rating,
        comment: reviews.comment,
        reply: reviews.reply_text,
        apology: promoCodes.promo_code,
        note: reviews.note,
        state: reviews.state,
        report_reason: reviews.report_reason,
      },
    })
    .from(reviews)
    .innerJoin(orders, and(eq(orders.store_id, reviews.store_id), eq(orders.id, reviews.order_id)))
    .leftJoin(promoCodes, and(eq(promoCodes.store_id, reviews.store_id), eq(promoCodes.id, reviews.apology_id)))
    .where(are(storeId, ids));
  return new Map(rows.map(({ id, unique_id, values }) => [id, { name: [String(unique_id)], values }]));
}

/** How the audit log sees a review: named by its order's number. */
export const reviewSubject: AuditSubject = {
  load,
  async lockAndLoad(tx, storeId, ids) {
    await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(are(storeId, ids))
      .orderBy(asc(reviews.id))
      .for('no key update');
    return load(tx, storeId, ids);
  },
};
