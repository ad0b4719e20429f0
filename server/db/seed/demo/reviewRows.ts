import { addDays, addHours, addMinutes } from 'date-fns';
import { orderTypes } from '#contract/orders/statuses';
import { apologyNames } from '#contract/reviews/apologyNames';
import { type Random, seededRandom } from '#server/demoData/random';
import { filled, inventReview, reviewCommentsOf } from '#server/demoData/reviewComments';
import type { promoCodes, reviews } from '../../schema/index';
import type { OrderRows } from './orderRows';
import { seededId } from './seededId';
import type { StoreScene } from './storeScene';

type ReviewRow = typeof reviews.$inferInsert;
type PromoRow = typeof promoCodes.$inferInsert;

/** As many reviews as each demo store has. */
const reviewCount = 400;
/** The highest apology of the demo's people, in minor units. */
export const demoApologyMax = 1_000;
/** Low reviews among which one got a code. */
const apologyEvery = 6;
/** Returns a code that can't be drawn at random. */
const codeOf = (index: number) => `SORRY-DEMO${String(index).padStart(4, '0')}`;

/** All rows are written with the columns of the first. */
const unanswered = {
  ...{ reply_text: null, reply_at: null, reply_by: null, apology_id: null, updated_by: '' },
  ...{ state: 'published', report_reason: null, reported_at: null, reported_by: null, settled_at: null },
} satisfies Partial<ReviewRow>;

/** Older reviews are mostly answered, low ones almost always; those of the last two days are still waiting. */
const isAnswered = (rating: number, created_at: Date, now: Date, random: Random): boolean =>
  random.chance(rating <= 3 ? 0.88 : 0.55) && created_at < addDays(now, -2);

function reviewOf({ order, lines }: OrderRows, scene: StoreScene, now: Date, random: Random): ReviewRow {
  const ended_at = order.ended_at as Date;
  const sinceMinutes = (now.getTime() - ended_at.getTime()) / 60_000;
  const created_at = addMinutes(ended_at, Math.min(random.int(15, 26 * 60), sinceMinutes * 0.9));
  const invented = inventReview(scene.store.country_code, lines, random);
  const { rating, language } = invented;
  const comments = reviewCommentsOf(language);
  const replied_at = addHours(created_at, random.between(1, 30));
  const answer = filled(random.pick(rating >= 4 ? comments.thanks : comments.sorry), {
    name: String(order.customer_name).split(' ')[0] ?? '',
  });
  const staff = random.pick(scene.staff);
  const isReplied = isAnswered(rating, created_at, now, random);
  const id = seededId(random, created_at);
  return {
    ...{ store_id: order.store_id, id, order_id: String(order.id), created_at },
    ...invented,
    comment: invented.comment ?? null,
    ...unanswered,
    ...(isReplied && { reply_text: answer, reply_at: replied_at, reply_by: staff.name, updated_by: staff.name }),
  };
}

/** Some low reviews were reported: one is being checked, one stays, one is gone. */
function withReports(rows: ReviewRow[]): ReviewRow[] {
  const low = rows.filter(({ rating, comment }) => rating === 1 && comment);
  const states = [
    ['reported', 'not_our_order'],
    ['kept', 'abusive'],
    ['removed', 'private_data'],
  ] as const;
  const reported = new Map(
    states.map(([state, reason], index) => [low[low.length - 1 - 3 * index]?.id, { state, reason }]),
  );
  return rows.map((row) => {
    const report = reported.get(row.id);
    if (!report) return row;
    const reported_at = addHours(row.created_at as Date, 2);
    return {
      ...row,
      state: report.state,
      report_reason: report.reason,
      reported_at,
      reported_by: row.reply_by ?? 'Manager',
      ...(report.state !== 'reported' && { settled_at: addHours(reported_at, 20) }),
    };
  });
}

/** The offer behind an apology, for the one customer. */
function apologyFor(
  order: OrderRows['order'],
  row: ReviewRow,
  index: number,
  random: Random,
): PromoRow & { id: string } {
  const at = row.reply_at as Date;
  return {
    store_id: row.store_id,
    id: seededId(random, at),
    promo_code: codeOf(index),
    name: [apologyNames[row.language ?? 'en'] ?? ''],
    description: [''],
    type: 'absolute',
    value: random.pick([demoApologyMax / 2, demoApologyMax]),
    promo_for: 'order',
    recursion: { type: 'none' },
    order_types: [...orderTypes],
    uses_max: 1,
    starts_at: at,
    expires_at: addDays(at, 30),
    only_country_phone_code: order.customer_country_phone_code,
    only_phone: order.customer_phone,
    created_at: at,
    updated_at: at,
    updated_by: row.reply_by ?? '',
  };
}

/**
 * Returns customers' reviews of the demo's past orders, spread over all of its days, and the store's answers. They have
 * their own random sequence, so that the rest of the demo doesn't change.
 */
export function reviewRows(
  scene: StoreScene,
  orders: readonly OrderRows[],
  now: Date,
): { reviews: ReviewRow[]; apologies: PromoRow[] } {
  const random = seededRandom(scene.demo.seed + 4_000);
  const completed = orders.filter(({ order }) => order.order_status === 25 && order.ended_at);
  const step = completed.length / reviewCount;
  const chosen = Array.from({ length: reviewCount }, (_, index) => completed[Math.floor(index * step)]);
  const apologies: PromoRow[] = [];
  const rows = chosen.flatMap((found, index) => {
    if (!found) return [];
    const row = reviewOf(found, scene, now, random);
    if (row.rating > 2 || !row.reply_at || index % apologyEvery !== 0) return [row];
    const apology = apologyFor(found.order, row, index, random);
    apologies.push(apology);
    return [{ ...row, apology_id: apology.id }];
  });
  return { reviews: withReports(rows), apologies };
}
