import { randomUUID } from 'node:crypto';
import type { platformReviewCalls, reviewCalls } from '#contract/calls/reviews';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeEndedOrder, makeReview } from './factories/index';

const { NO_DATA_FOUND, ORDER_DETAIL_NOT_FOUND } = errorCodes;

const reviewOf = async ({ db }: World, { store }: Tenant) => (await makeReview(db, store)).id;

/** A call about one review: the store's own, and another's. */
const about = <Fields extends object>(fields: Fields) => ({
  body: async (world: World) => ({ _id: await reviewOf(world, world.mine), ...fields }),
  foreign: {
    body: async (world: World) => ({ _id: await reviewOf(world, world.other), ...fields }),
    code: NO_DATA_FOUND,
  },
});

const added = async ({ db, mine }: World, { store }: Tenant) => ({
  store_id: mine.store.id,
  order_id: (await makeEndedOrder(db, store)).id,
  rating: 4,
  comment: 'Very good',
  language: 'en',
});

export const reviewCases: ContractCases<keyof typeof reviewCalls | keyof typeof platformReviewCalls> = {
  get_reviews_list: {
    body: async (world) => ({ ids: [await reviewOf(world, world.mine)] }),
    foreign: { body: async (world) => ({ ids: [await reviewOf(world, world.other)] }), code: NO_DATA_FOUND },
  },
  get_reviews_summary: { body: () => ({ start_date: '2026-01-01' }) },
  reply_review: about({ text: 'Thank you, see you soon.' }),
  set_review_note: about({ note: 'Called them.' }),
  report_review: about({ reason: 'not_our_order' as const }),
  'platform/add_review': {
    body: (world) => added(world, world.mine),
    foreign: { body: (world) => added(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  'platform/get_review_list': {
    body: ({ mine }) => ({ store_id: mine.store.id }),
    foreign: { body: () => ({ store_id: randomUUID() }), code: NO_DATA_FOUND },
  },
  'platform/settle_review': {
    body: async (world) => ({
      store_id: world.mine.store.id,
      review_id: await reviewOf(world, world.mine),
      state: 'removed',
    }),
    foreign: {
      body: async (world) => ({
        store_id: world.mine.store.id,
        review_id: await reviewOf(world, world.other),
        state: 'removed',
      }),
      code: NO_DATA_FOUND,
    },
  },
};
