import type { ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import { lostAreas } from '#contract/delivery/areas';
import { defaultFee, hasAreas, quoteDelivery } from '#contract/delivery/quoteDelivery';
import { busyMinutes } from '#contract/opening/openState';
import { deliveryRange, readyMinutes } from '#contract/orders/orderRules';
import type { Handler } from '#server/http/handler';
import { loadOrderTerms, type OrderTerms } from '../storeTerms';

type QuoteBody = Pick<ParsedBodyOf<'get_delivery_quote'>, 'location' | 'postcode' | 'address' | 'subtotal'>;

function quote({ delivery, opening, rules }: OrderTerms, place: QuoteBody, now: Date): ReplyOf<'get_delivery_quote'> {
  const priced = quoteDelivery(delivery, place, place.subtotal);
  const lost = lostAreas(delivery.areas, place).map(({ area: { _id, name }, reason }) => ({ _id, name, reason }));
  const reason = hasAreas(delivery) ? ('outside_areas' as const) : ('beyond_radius' as const);
  const minutes = deliveryRange(readyMinutes('delivery', rules) + busyMinutes(opening, now), rules);
  return { ...priced, ...(priced.is_delivered ? {} : { reason }), minutes, terms_id: delivery.id, lost };
}

/** Returns the price that `create_order` would charge for a delivery, by the same function. */
export const getDeliveryQuote: Handler<'get_delivery_quote'> = async (body, { db, session, now }) => {
  const terms = await loadOrderTerms(db, session.store_id);
  const found = quote(terms, body, now());
  return found.is_delivered ? found : { ...found, outside_fee: defaultFee(terms.delivery, body, body.subtotal).fee };
};

export const getPlatformQuote: Handler<'platform/get_delivery_quote'> = async ({ store_id, ...place }, { db, now }) =>
  quote(await loadOrderTerms(db, store_id), place, now());
