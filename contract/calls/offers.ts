import { z } from 'zod';
import { date, id, listDay, minor, multilingual, phoneCodeOrNone, phoneOrNone } from '../entities/shared';
import { offerConditions } from '../offers/evaluateOffer';
import { body, call } from './call';
import { placedOrder } from './placedOrder';

/** An order that isn't placed yet, with the fields that an offer's conditions need. */
export const quoteBasket = {
  order_type: placedOrder.order_type,
  items: placedOrder.items.min(1),
  customer: z.strictObject({ country_phone_code: phoneCodeOrNone, phone: phoneOrNone }).optional(),
  delivery_address: placedOrder.delivery_address,
  schedule_at: placedOrder.schedule_at,
};

/** An offer and its discount for an order. */
const offerQuote = { _id: id, promo_code: z.string(), name: multilingual, discount: minor };

/** The discount of a code, and the conditions that the order meets. */
export const appliedOffer = z.object({
  ...offerQuote,
  delivery_discount: minor,
  lines: z.array(z.object({ line: z.int(), discount: minor })),
  steps: z.array(
    z.object({ condition: z.enum(offerConditions), is_met: z.boolean(), params: z.record(z.string(), z.unknown()) }),
  ),
});

/** The discounts of offers for an order that isn't placed yet. */
export const offerQuoteCalls = {
  apply_promo_code: call({
    audience: 'session',
    permission: 'store/order',
    summary:
      'What a code takes off an order that is not placed yet, line by line. 1012 if the store has no such code, 4150 with ' +
      '`reason` if the order does not meet a condition of the offer',
    body: body({ ...quoteBasket, promo_code: placedOrder.promo_code.unwrap() }),
    reply: appliedOffer,
  }),
  find_promo_codes: call({
    audience: 'session',
    permission: 'store/order',
    summary: 'Offers that an order that is not placed yet can use, the largest discount first',
    body: body(quoteBasket),
    reply: z.object({ data: z.array(z.object(offerQuote)) }),
  }),
} as const;

/** The results of offers. */
export const offerResultCalls = {
  get_offer_results: call({
    audience: 'session',
    permission: 'store/promocode',
    summary:
      'What an offer, or all of them without `promo_id`, did on each day with orders, latest first, by when the orders ' +
      'were placed. Orders that were called off count as orders only',
    body: body({ promo_id: id.optional(), start_date: listDay, end_date: listDay }),
    reply: z.object({
      data: z.array(
        z.object({
          date,
          /** Orders that got the discount, and their totals after refunds. */
          uses: z.int(),
          orders: z.int(),
          revenue: z.number(),
          discount: z.number(),
          /** Customers whose first order this was. */
          new_customers: z.int(),
        }),
      ),
      currency: z.string(),
    }),
  }),
} as const;
