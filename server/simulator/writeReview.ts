import type { OrderSnapshot } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { inventReview } from '../demoData/reviewComments';
import type { Simulation } from './simulation';

/** One customer in so many says what they think: more than in life, so that a demo has something to answer. */
const share = 1 / 3;

/** A customer has eaten what was delivered, and perhaps says how it was. */
export async function writeReview(
  { _id: order_id, unique_id, items }: OrderSnapshot,
  store: Store,
  { call, random, pause, log }: Simulation,
): Promise<void> {
  if (!random.chance(share)) return;
  await pause(random.between(20, 120));
  const { reply, refused } = await call('platform/add_review', {
    store_id: store._id,
    order_id,
    ...inventReview(store.country_code, items, random),
    idempotency_key: `simulated-review-${order_id}`,
  });
  if (reply) log.info({ order: unique_id, rating: reply.review.rating }, 'simulated review written');
  else log.debug({ code: refused.error_code, order: unique_id }, 'simulated review refused');
}
