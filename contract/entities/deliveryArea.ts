import { z } from 'zod';
import { isAreaPostcode, lostReasons } from '../delivery/areas';
import { feeModes, feeStepKeys } from '../delivery/deliveryFee';
import { limits } from '../limits';
import { id, location, minor, multilingual, percent, text } from './shared';

/** In the store's unit. */
const distance = z.number().min(0).max(limits.deliveryDistanceMax);

const band = z
  .strictObject({ from: distance, to: distance, price: minor })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'end_before_start' } });

/** The price of a delivery: see `DeliveryFee` in `contract/delivery/deliveryFee.ts`. */
export const deliveryFeeFields = {
  mode: z.enum(feeModes),
  percentage: percent,
  area_price: minor.nullable(),
  bands: z.array(band).max(limits.feeBandsMax),
  base_price: minor,
  base_price_distance: distance,
  price_per_unit_distance: minor,
  price_per_unit_time: minor,
  min_fare: minor,
  free_delivery_above: minor.nullable(),
  free_delivery_radius: distance.nullable(),
};

/** A store's default fee; `radius` is how far it delivers if it has no areas. */
export const defaultFeeFields = { ...deliveryFeeFields, radius: distance.positive() };

const postcode = text(limits.postcodeMax).refine(isAreaPostcode);

const polygon = z.strictObject({
  kind: z.literal('polygon'),
  points: z.array(location).min(3).max(limits.areaPointsMax),
});
const circle = z.strictObject({
  kind: z.literal('circle'),
  center: location,
  radius: z.int().min(1).max(limits.areaRadiusMax),
});

/** A shape that can be drawn on a map. */
export const drawnShapeSchema = z.discriminatedUnion('kind', [polygon, circle]);

/** The shape of an area. The radius is in metres; a postcode that ends with `*` is a prefix. */
export const areaShapeSchema = z.discriminatedUnion('kind', [
  polygon,
  circle,
  z.strictObject({ kind: z.literal('postcodes'), postcodes: z.array(postcode).min(1).max(limits.areaPostcodesMax) }),
]);

export const feeStepSchema = z.object({
  key: z.enum(feeStepKeys),
  amount: z.int(),
  /** The metres or minutes that are charged. */
  metres: z.int().optional(),
  minutes: z.int().optional(),
});

/** How an order's fee was calculated. Never changes, even if the store's areas do. */
export const feeBreakdownSchema = z.object({
  area: z.object({ _id: id, name: multilingual }).optional(),
  /** From the store in a straight line. */
  metres: z.int(),
  steps: z.array(feeStepSchema),
  /** The store's delivery terms that decided: its areas and default fee as they were, until either changes. */
  terms_id: id,
});
export type FeeBreakdown = z.infer<typeof feeBreakdownSchema>;

/** Whether the store delivers to a place, from which area, for what fee, and why the other areas don't count. */
export const deliveryQuoteSchema = feeBreakdownSchema.extend({
  is_delivered: z.boolean(),
  /** In minor units; 0 if the store doesn't deliver there. */
  fee: z.int(),
  /** From the order to the customer's door, if it is placed now: from the earliest to the promised minute. */
  minutes: z.object({ from: z.int(), to: z.int() }),
  /** Why not: no area includes the place, or it is beyond the radius of a store without areas. */
  reason: z.enum(['outside_areas', 'beyond_radius']).optional(),
  lost: z.array(z.object({ _id: id, name: multilingual, reason: z.enum(lostReasons) })),
});
export type DeliveryQuoteReply = z.infer<typeof deliveryQuoteSchema>;
