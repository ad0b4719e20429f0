import { isOffered, type OpeningRules } from '#contract/opening/openingRules';
import { type OrderType, orderTypes } from '#contract/orders/statuses';

/** The order types that a store accepts. */
export const servedTypes = (store: OpeningRules): OrderType[] => orderTypes.filter((type) => isOffered(store, type));
