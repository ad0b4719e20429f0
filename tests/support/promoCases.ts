import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import { makePromoCode } from './factories/index';

/** An order to try a code on. */
const promoBasket = (item: { id: string }) => {
  return { order_type: 'pickup' as const, items: [{ item_id: item.id, quantity: 1 }] };
};

/** Contract cases of the calls about offers, without those that every record has. */
export const promoCases: ContractCases<
  'apply_promo_code' | 'find_promo_codes' | 'get_offer_results' | 'platform/apply_promo_code'
> = {
  apply_promo_code: {
    body: async ({ db, mine }) => ({
      ...promoBasket(mine.item),
      promo_code: (await makePromoCode(db, mine.store)).promo_code,
    }),
    foreign: {
      body: async ({ db, mine, other }) => ({
        ...promoBasket(mine.item),
        promo_code: (await makePromoCode(db, other.store, { promo_code: 'ELSEWHERE' })).promo_code,
      }),
      code: errorCodes.PROMO_NOT_FOUND,
    },
  },
  find_promo_codes: {
    body: ({ mine }) => promoBasket(mine.item),
    foreign: { body: ({ other }) => promoBasket(other.item), code: errorCodes.FIELDS_NOT_VALID },
  },
  get_offer_results: {
    body: async ({ db, mine }) => ({
      ...{ start_date: '2026-03-01', end_date: '2026-03-31' },
      promo_id: (await makePromoCode(db, mine.store)).id,
    }),
    foreign: {
      body: async ({ db, other }) => ({
        ...{ start_date: '2026-03-01', end_date: '2026-03-31' },
        promo_id: (await makePromoCode(db, other.store)).id,
      }),
      code: errorCodes.PROMO_NOT_FOUND,
    },
  },
  'platform/apply_promo_code': {
    body: async ({ db, mine }) => ({
      ...promoBasket(mine.item),
      promo_code: (await makePromoCode(db, mine.store)).promo_code,
      store_id: mine.store.id,
    }),
    foreign: {
      body: ({ mine, other }) => ({ ...promoBasket(other.item), promo_code: 'ANY', store_id: mine.store.id }),
      code: errorCodes.FIELDS_NOT_VALID,
    },
  },
};
