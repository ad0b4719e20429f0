import { z } from 'zod';
import { offerTargets, offerTypes, recursionTypes } from '../offers/offerTerms';
import { id, minor, multilingual, percent } from './shared';

export const offerCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{1,29}$/);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Percent, or minor units. */
export const offerValue = z.number().min(0).max(1_000_000_000).multipleOf(0.001);

export const recursionSchema = z.object({
  type: z.enum(recursionTypes),
  days: z.array(z.int().min(0).max(31)).max(31).optional(),
  dates: z
    .array(z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
    .max(50)
    .optional(),
  start_time: clock.optional(),
  end_time: clock.optional(),
});

/** The terms of an offer's discount; an order keeps them. */
export const offerTermsShape = {
  promo_code: offerCode,
  type: z.enum(offerTypes),
  value: offerValue,
  promo_for: z.enum(offerTargets),
  promo_apply_on: z.array(id).max(500).default([]),
  min_order_amount: minor.nullable().default(null),
  max_discount: minor.nullable().default(null),
  min_items: z.int().min(1).max(999).nullable().default(null),
};

/** The offer that an order was placed with, as it was then. */
export const agreedOfferSchema = z.object({
  _id: id,
  name: multilingual,
  ...offerTermsShape,
  budget_left: minor.nullable(),
  /** The part of the discount that the platform pays, in percent; omitted means none. */
  funded_by_platform: percent.optional(),
});
