import type { ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import { lostAreas } from '#contract/delivery/areas';
import { hasAreas, quoteDelivery } from '#contract/delivery/quoteDelivery';
import { busyMinutes } from '#contract/opening/openState';
import { deliveryRange, readyMinutes } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import type { Handler } from '#server/http/handler';
import { loadOrderTerms } from '../storeTerms';

type Asked = Pick<ParsedBodyOf<'get_delivery_quote'>, 'location' | 'postcode' | 'address' | 'subtotal'>;

async function quote(db: Database, storeId: string, place: Asked, now: Date): Promise<ReplyOf<'get_delivery_quote'>> {
  const { delivery, opening, rules } = await loadOrderTerms(db, storeId);
  const priced = quoteDelivery(delivery, place, place.subtotal);
  const lost = lostAreas(delivery.areas, place).map(({ area: { _id, name }, reason }) => ({ _id, name, reason }));
  const reason = hasAreas(delivery) ? ('outside_areas' as const) : ('beyond_radius' as const);
  const minutes = deliveryRange(readyMinutes('delivery', rules) + busyMinutes(opening, now), rules);
  return { ...priced, ...(priced.is_delivered ? {} : { reason }), minutes, terms_id: delivery.id, lost };
}

/** What `create_order` would charge for a delivery, by the same function. */
export const getDeliveryQuote: Handler<'get_delivery_quote'> = (body, { db, session, now }) =>
  quote(db, session.store_id, body, now());

export const getPlatformQuote: Handler<'platform/get_delivery_quote'> = ({ store_id, ...place }, { db, now }) =>
  quote(db, store_id, place, now());
