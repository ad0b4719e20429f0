import type { Minor } from '../money';
import type { OrderType } from '../orders/statuses';

export const offerTypes = ['percentage', 'absolute'] as const;
export type OfferType = (typeof offerTypes)[number];

/** The parts of an order that an offer can discount. */
export const offerTargets = ['order', 'delivery', 'item', 'sub_category'] as const;
export type OfferTarget = (typeof offerTargets)[number];

export const recursionTypes = ['none', 'daily', 'weekly', 'monthly', 'annual'] as const;
export type RecursionType = (typeof recursionTypes)[number];

/** When an offer applies within its validity, in the store's time zone. */
export interface Recursion {
  type: RecursionType;
  /** Weekly: weekdays, 0 Sunday to 6 Saturday. Monthly: days of the month, 1 to 31; months without that day are skipped. */
  days?: number[] | undefined;
  /** Annual: `MM-DD`. */
  dates?: string[] | undefined;
  /** `HH:MM`; both or neither. An end that isn't after the start is on the next day. Without them, the whole day. */
  start_time?: string | undefined;
  end_time?: string | undefined;
}

/**
 * The discount of an offer, and what it applies to. An order keeps these, so that later changes to the offer don't
 * affect it.
 */
export interface OfferTerms {
  promo_code: string;
  type: OfferType;
  /** Percent with at most three decimals, or minor units. */
  value: number;
  promo_for: OfferTarget;
  /** IDs of the items or sub-categories that it is for. */
  promo_apply_on: string[];
  /** `null`: no limit. */
  min_order_amount: Minor | null;
  max_discount: Minor | null;
  min_items: number | null;
}

/** The offer that an order was placed with, as it was then. */
export interface AgreedOffer extends OfferTerms {
  _id: string;
  name: string[];
  /** How much discount the offer could give this order when its lines last changed; `null` for no limit. */
  budget_left: Minor | null;
  /** The part of the discount that the platform pays, in percent; omitted means none. */
  funded_by_platform?: number | undefined;
}

/** When an offer can be used, and by whom. Instants are ISO 8601; `null` means no limit. */
export interface OfferConditions {
  is_active: boolean;
  starts_at: string | null;
  expires_at: string | null;
  recursion: Recursion;
  order_types: OrderType[];
  is_first_order_only: boolean;
  uses_max: number | null;
  uses_per_customer: number | null;
  /** The offer ends when its discounts add up to this. */
  budget: Minor | null;
}

/** How often an offer was used, and its total discount. */
export interface OfferUse {
  uses: number;
  discount_given: Minor;
}

export type Offer = OfferTerms & OfferConditions & OfferUse;
