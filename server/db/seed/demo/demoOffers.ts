import { subDays } from 'date-fns';
import type { Discount } from '#contract/offers/discount';
import { evaluateOffer } from '#contract/offers/evaluateOffer';
import type { AgreedOffer } from '#contract/offers/offerTerms';
import { endedEarly, type OrderType } from '#contract/orders/statuses';
import { lineTotal, type PricedLine } from '#contract/orders/totals';
import { atWallClock, storeDate } from '#contract/time';
import { seededRandom } from '#server/demoData/random';
import type { orders as orderTable, promoCodes, promoUses } from '../../schema/index';
import type { DemoStore } from './demoStore';
import { seededId } from './seededId';

type OfferRow = Required<typeof promoCodes.$inferSelect>;
type UseRow = typeof promoUses.$inferInsert;

type OrderRow = Pick<
  typeof orderTable.$inferInsert,
  'id' | 'order_status' | 'customer_country_phone_code' | 'customer_phone' | 'discount' | 'promo'
> & { created_at: Date };

/** An order as it asks for an offer. */
interface Asking {
  type: OrderType;
  customer: { phone: string };
  created_at: Date;
  schedule_at: Date | null;
}

/** A line of a demo basket. */
export interface OfferedLine extends PricedLine {
  item_id: string;
  sub_category_id: string;
}

/** An offer that an order was placed with, and what it took off. */
export interface TakenOffer {
  agreed: AgreedOffer;
  discount: Discount;
}

/** A store's offers while its orders are placed one after another. */
export interface DemoOffers {
  /** The offer that an order asks for, if it asks for one and fits. */
  take: (asking: Asking, lines: readonly OfferedLine[], delivery_fee: number) => TakenOffer | null;
  /** Counts the use of a placed order, unless it was called off. */
  count: (order: OrderRow) => void;
  /** As they are after all orders. */
  rows: () => OfferRow[];
  uses: () => UseRow[];
}

/** One in so many orders comes with a code. */
const codeEvery = 7;

const plain = {
  description: [''],
  image: null,
  promo_for: 'order',
  promo_apply_on: [],
  funded_by_platform: 0,
  is_active: true,
  starts_at: null,
  expires_at: null,
  recursion: { type: 'none' },
  order_types: ['delivery', 'pickup', 'table'],
  is_first_order_only: false,
  uses_max: null,
  uses_per_customer: null,
  min_order_amount: null,
  max_discount: null,
  min_items: null,
  budget: null,
  uses: 0,
  discount_given: 0,
} satisfies Partial<OfferRow>;

type DemoOffer = Pick<OfferRow, 'promo_code' | 'name' | 'type' | 'value'> & Partial<OfferRow>;

/** Running, scheduled, paused, used-up and expired offers. Names in English and French; a store has its first ones. */
function offersOf(now: Date, timezone: string, lunchFor: string | undefined): DemoOffer[] {
  const dayAt = (offset: number) => atWallClock(storeDate(now, timezone, offset), 0, timezone);
  return [
    {
      ...{ promo_code: 'LUNCH20', name: ['Weekday lunch', 'Midi en semaine'], type: 'percentage', value: 20 },
      description: ['20% off on weekdays from 11:30 to 14:30.', '20 % de remise en semaine de 11:30 à 14:30.'],
      ...(lunchFor ? { promo_for: 'sub_category', promo_apply_on: [lunchFor] } : {}),
      recursion: { type: 'weekly', days: [1, 2, 3, 4, 5], start_time: '11:30', end_time: '14:30' },
      uses_max: 200,
    },
    {
      ...{ promo_code: 'FREEDELIVERY', name: ['Free delivery', 'Livraison offerte'], type: 'percentage', value: 100 },
      ...{ promo_for: 'delivery', order_types: ['delivery'], min_order_amount: 2_000, uses_per_customer: 10 },
    },
    {
      ...{ promo_code: 'WELCOME5', name: ['Welcome', 'Bienvenue'], type: 'absolute', value: 500 },
      ...{ is_first_order_only: true, min_order_amount: 1_500 },
    },
    {
      ...{ promo_code: 'THANKYOU10', name: ['Thank you', 'Merci'], type: 'percentage', value: 10 },
      ...{ min_order_amount: 2_000, max_discount: 1_000 },
    },
    {
      ...{ promo_code: 'FIRST30', name: ['The first thirty', 'Les trente premiers'], type: 'percentage', value: 15 },
      ...{ uses_max: 30, max_discount: 1_000 },
    },
    {
      ...{ promo_code: 'AUTUMN10', name: ['Season opening', 'Début de saison'], type: 'percentage', value: 10 },
      ...{ starts_at: dayAt(-80), expires_at: dayAt(-40) },
    },
    {
      ...{ promo_code: 'WEEKEND15', name: ['Next weekend', 'Week-end prochain'], type: 'percentage', value: 15 },
      recursion: { type: 'weekly', days: [6, 0] },
      ...{ starts_at: dayAt(5), expires_at: dayAt(40) },
    },
    {
      ...{ promo_code: 'FLYER3', name: ['Flyer', 'Prospectus'], type: 'absolute', value: 300 },
      ...{ is_active: false, budget: 30_000 },
    },
  ];
}

/**
 * The offers of a demo store. Chance of their own decides which orders ask for one, so that the rest of the demo stays as
 * it is. Whether an order gets its discount, the engine decides.
 *
 * @param lunchFor the sub-category of the lunch offer
 */
export function demoOffers(
  demo: DemoStore,
  store: { id: string; timezone: string; day_starts_at?: number | undefined },
  now: Date,
  lunchFor: string | undefined,
): DemoOffers {
  const random = seededRandom(demo.seed + 4_000);
  const { timezone } = store;
  const offers = offersOf(now, timezone, lunchFor).map((offer, index): OfferRow => {
    const created_at = subDays(now, 88 - index);
    return {
      ...plain,
      ...offer,
      name: offer.name.slice(0, demo.menu.languages.length),
      ...(offer.description ? { description: offer.description.slice(0, demo.menu.languages.length) } : {}),
      ...{ store_id: store.id, id: seededId(random, created_at), version: 1, created_at, updated_at: created_at },
      updated_by: '',
    } as OfferRow;
  });
  const orders = new Map<string, number>();
  const used = new Map<string, number>();
  const uses: UseRow[] = [];
  const started = offers.filter(({ starts_at }) => !starts_at || starts_at < now);
  const keyOf = (offer: { id: string } | { _id: string }, phone: string) =>
    `${'id' in offer ? offer.id : offer._id} ${phone}`;

  return {
    take: ({ type, customer, created_at, schedule_at }, lines, delivery_fee) => {
      if (random.int(1, codeEvery) !== 1) return null;
      // A few tries: a customer looks for a code that fits. A new one knows the code for new ones.
      for (let tries = 0; tries < 4; tries += 1) {
        const isNew = tries === 0 && !orders.has(customer.phone);
        const offer = (isNew && offers.find((one) => one.is_first_order_only)) || random.pick(started);
        const { discount } = evaluateOffer(
          // The flyer was handed out for a month.
          {
            ...offer,
            is_active: offer.is_active || created_at < subDays(now, 30),
            starts_at: offer.starts_at?.toISOString() ?? null,
            expires_at: offer.expires_at?.toISOString() ?? null,
          },
          {
            ...{ order_type: type, at: schedule_at ?? created_at, delivery_fee },
            ...{ timezone, day_starts_at: store.day_starts_at },
            lines: lines.map((line) => ({ ...line, total: lineTotal(line) })),
            customer: { orders: orders.get(customer.phone) ?? 0, uses: used.get(keyOf(offer, customer.phone)) ?? 0 },
          },
        );
        if (discount.total === 0) continue;
        const { promo_code, value, promo_for, promo_apply_on, min_order_amount, max_discount, min_items } = offer;
        const budget_left = offer.budget === null ? null : offer.budget - offer.discount_given;
        const terms = { promo_code, value, promo_for, promo_apply_on, min_order_amount, max_discount, min_items };
        return { discount, agreed: { _id: offer.id, name: offer.name, type: offer.type, ...terms, budget_left } };
      }
      return null;
    },
    count: (order) => {
      if (endedEarly(order.order_status)) return;
      const { customer_phone: phone, customer_country_phone_code, discount, created_at } = order;
      orders.set(phone, (orders.get(phone) ?? 0) + 1);
      const offer = offers.find(({ id }) => id === order.promo?._id);
      if (!offer) return;
      offer.uses += 1;
      offer.discount_given += discount;
      const key = keyOf(offer, phone);
      used.set(key, (used.get(key) ?? 0) + 1);
      const of = { store_id: store.id, order_id: order.id ?? '', promo_id: offer.id };
      uses.push({ ...of, customer_country_phone_code, customer_phone: phone, discount, created_at });
    },
    rows: () => offers,
    uses: () => uses,
  };
}
