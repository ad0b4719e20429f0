import { z } from 'zod';
import { imageRef, imageSchema } from '../entities/image';
import { offerCode, offerTermsShape, recursionSchema } from '../entities/offer';
import { orderTypeSchema } from '../entities/order';
import { minor, minorSum, percent, plannedInstant, texts } from '../entities/shared';
import { limits } from '../limits';
import { offerStates } from '../offers/offerState';
import { orderTypes } from '../orders/statuses';
import { describeRecord, type RecordOf } from './describeRecord';

/** A discount that customers get with a code. `value` is percent, or minor units. */
export const offerRecord = describeRecord('promo_code', {
  permission: 'store/promocode',
  fields: {
    ...offerTermsShape,
    promo_code: offerCode,
    name: texts(limits.nameMax),
    description: texts(limits.descriptionMax).default(['']),
    image: imageRef.nullable().default(null),
    is_active: z.boolean().default(true),
    starts_at: plannedInstant.nullable().default(null),
    expires_at: plannedInstant.nullable().default(null),
    recursion: recursionSchema.default({ type: 'none' }),
    order_types: z
      .array(orderTypeSchema)
      .min(1)
      .max(orderTypes.length)
      .default([...orderTypes]),
    is_first_order_only: z.boolean().default(false),
    uses_max: z.int().min(1).max(limits.placesMax).nullable().default(null),
    uses_per_customer: z.int().min(1).max(limits.quantityMax).nullable().default(null),
    /** The offer ends when its discounts add up to this. */
    budget: minor.nullable().default(null),
  },
  shown: {
    image: imageSchema.nullable(),
    /** Orders that got the discount, and its total. Cancelled and rejected orders don't count. */
    uses: z.int(),
    discount_given: minorSum,
    /** The part of its discounts that the platform pays, in percent. Set by the platform alone. */
    funded_by_platform: percent.optional(),
  },
  filter: { state: z.enum(offerStates) },
  sort: ['created_at', 'name', 'promo_code', 'expires_at', 'uses'],
  order: 'DESC',
  one: 'offer',
});
export type OfferRecord = RecordOf<typeof offerRecord>;
