import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import { makeOffer } from './factories/index';

/** An order to try a code on. */
const quoteBasket = (item: { id: string }) => {
  return { order_type: 'pickup' as const, items: [{ item_id: item.id, quantity: 1 }] };
};

/** Contract cases of the calls about offers, without those that every record has. */
export const offerCases: ContractCases<
  'apply_promo_code' | 'find_promo_codes' | 'get_offer_results' | 'platform/apply_promo_code'
> = {
  apply_promo_code: {
    body: async ({ db, mine }) => ({
      ...quoteBasket(mine.item),
      promo_code: (await makeOffer(db, mine.store)).promo_code,
    }),
    foreign: {
      body: async ({ db, mine, other }) => ({
        ...quoteBasket(mine.item),
        promo_code: (await makeOffer(db, other.store, { promo_code: 'ELSEWHERE' })).promo_code,
      }),
      code: errorCodes.PROMO_NOT_FOUND,
    },
  },
  find_promo_codes: {
    body: ({ mine }) => quoteBasket(mine.item),
    foreign: { body: ({ other }) => quoteBasket(other.item), code: errorCodes.FIELDS_NOT_VALID },
  },
  get_offer_results: {
    body: async ({ db, mine }) => ({
      ...{ start_date: '2026-03-01', end_date: '2026-03-31' },
      promo_id: (await makeOffer(db, mine.store)).id,
    }),
    foreign: {
      body: async ({ db, other }) => ({
        ...{ start_date: '2026-03-01', end_date: '2026-03-31' },
        promo_id: (await makeOffer(db, other.store)).id,
      }),
      code: errorCodes.PROMO_NOT_FOUND,
    },
  },
  'platform/apply_promo_code': {
    body: async ({ db, mine }) => ({
      ...quoteBasket(mine.item),
      promo_code: (await makeOffer(db, mine.store)).promo_code,
      store_id: mine.store.id,
    }),
    foreign: {
      body: ({ mine, other }) => ({ ...quoteBasket(other.item), promo_code: 'ANY', store_id: mine.store.id }),
      code: errorCodes.FIELDS_NOT_VALID,
    },
  },
};
