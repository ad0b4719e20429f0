import type { ParsedBodyOf } from '#contract/calls/index';
import type { OrderItem } from '#contract/entities/order';
import type { Database } from '#server/db/database';
import type { Handler } from '#server/http/handler';
import {
  assertOfferFits,
  type EvaluatedOffer,
  evaluateCode,
  fittingOffers,
  type OfferRequest,
} from '../../offers/service';
import { refuseAll } from '../refusals';
import { loadOrderingTerms, type OrderingTerms } from './loadOrderingTerms';
import { type DeliveredTo, deliveryOf } from './orderCharges';
import { orderLines } from './orderLines';
import { orderTime, slotOf } from './orderTime';

type BasketOrder = DeliveredTo & { customer?: { country_phone_code: string; phone: string } | undefined };

/** The parts of a new order that decide about an offer. */
function basketOf(
  { terms }: OrderingTerms,
  order: BasketOrder,
  lines: readonly OrderItem[],
  { at, delivery_fee }: Pick<OfferRequest, 'at' | 'delivery_fee'>,
): OfferRequest {
  return {
    order_type: order.order_type,
    at,
    timezone: terms.store.timezone,
    day_starts_at: terms.store.day_starts_at,
    lines,
    delivery_fee,
    customer: order.customer ?? { country_phone_code: '', phone: '' },
  };
}

/**
 * Refuses a code that doesn't fit before anything is locked, so that orders don't wait in line for an offer that is used up.
 *
 * @throws as `takeOffer`
 */
export async function assertOfferCode(
  db: Database,
  ordering: OrderingTerms,
  order: BasketOrder & { promo_code: string },
  lines: readonly OrderItem[],
  terms: Pick<OfferRequest, 'at' | 'delivery_fee'>,
): Promise<void> {
  assertOfferFits(
    await evaluateCode(db, ordering.terms.store.id, order.promo_code, basketOf(ordering, order, lines, terms)),
  );
}

/**
 * The offer that a new order asks for, locked until the transaction ends: others who ask for it wait and then see its uses.
 *
 * @throws 1012 for an unknown code, 4150 if the order doesn't meet the offer's conditions
 */
export async function takeOffer(
  tx: Database,
  ordering: OrderingTerms,
  order: BasketOrder & { promo_code: string },
  lines: readonly OrderItem[],
  terms: Pick<OfferRequest, 'at' | 'delivery_fee'>,
): Promise<EvaluatedOffer> {
  const basket = basketOf(ordering, order, lines, terms);
  const evaluated = await evaluateCode(tx, ordering.terms.store.id, order.promo_code, basket, { isLocked: true });
  assertOfferFits(evaluated);
  return evaluated;
}

type QuoteBody = Omit<ParsedBodyOf<'platform/apply_promo_code'>, 'promo_code' | 'store_id'>;

/**
 * The basket for which an offer is requested, priced by the menu like a placed order. A delivery has no fee until it
 * has an address.
 *
 * @param isStaff staff can override hours and areas, so these don't prevent them from seeing offers
 */
async function quotedBasket(db: Database, storeId: string, body: QuoteBody, now: Date, isStaff: boolean) {
  const ordering = await loadOrderingTerms(db, storeId, body);
  const { terms, menu } = ordering;
  const { store } = terms;
  const at = (isStaff ? slotOf : orderTime)(terms, body, now) ?? now;
  const lines = orderLines(menu, store, body.items, { at, timezone: store.timezone });
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const { fee, broken } = body.delivery_address ? deliveryOf(terms, body, subtotal) : { fee: 0, broken: null };
  if (!isStaff) refuseAll([broken]);
  return { lines, basket: basketOf(ordering, body, lines, { at, delivery_fee: fee }) };
}

const presentOffer = ({ row, evaluation }: EvaluatedOffer) => ({
  _id: row.id,
  promo_code: row.promo_code,
  name: row.name,
  discount: evaluation.discount.total,
});

async function quoteOffer(
  db: Database,
  storeId: string,
  body: QuoteBody & { promo_code: string },
  now: Date,
  isStaff = false,
) {
  const { lines, basket } = await quotedBasket(db, storeId, body, now, isStaff);
  const evaluated = await evaluateCode(db, storeId, body.promo_code, basket);
  assertOfferFits(evaluated);
  const { steps, discount } = evaluated.evaluation;
  return {
    ...presentOffer(evaluated),
    delivery_discount: discount.delivery,
    lines: lines.map(({ line }, index) => ({ line, discount: discount.lines[index] ?? 0 })),
    steps,
  };
}

/** Returns the discount of a code for an order that isn't placed yet. */
export const applyPromoCode: Handler<'apply_promo_code'> = (body, { db, session, now }) =>
  quoteOffer(db, session.store_id, body, now(), true);

export const applyPlatformPromoCode: Handler<'platform/apply_promo_code'> = (body, { db, now }) =>
  quoteOffer(db, body.store_id, body, now());

/** Running offers that the order on the ticket can use, the largest discount first. */
export const findPromoCodes: Handler<'find_promo_codes'> = async (body, { db, session, now }) => {
  const { basket } = await quotedBasket(db, session.store_id, body, now(), true);
  const evaluated = await fittingOffers(db, session.store_id, basket);
  return { data: evaluated.map(presentOffer) };
};
