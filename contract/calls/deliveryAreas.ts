import { z } from 'zod';
import { deliveryQuoteSchema, drawnShapeSchema } from '../entities/deliveryArea';
import { id, location, minor, multilingual, text } from '../entities/shared';
import { limits } from '../limits';
import { body, call, noBody } from './call';

const ofDeliveries = { audience: 'session', permission: 'store/deliveries' } as const;

const quoted = {
  location,
  postcode: z.string().trim().max(limits.postcodeMax).optional(),
  /** The address in which the postcode is searched if none is given. */
  address: text(limits.addressMax).optional(),
  /** Price of the items. */
  subtotal: minor,
};

/** Where a store delivers, and for what fee, in addition to the calls of `deliveryArea`. */
export const deliveryCalls = {
  set_delivery_area_sequence: call({
    ...ofDeliveries,
    audit: { entity: 'delivery_area', action: 'sequence' },
    summary: 'Puts delivery areas in this order, within the positions they already hold',
    body: body({ ids: z.array(id).min(1).max(limits.deliveryAreasMax) }),
    reply: z.object({ ids: z.array(id) }),
  }),
  get_delivery_coverage: call({
    ...ofDeliveries,
    summary:
      "How many of the last 30 days' deliveries the current areas cover, by winning area, and where the deliveries " +
      'went, grouped in squares of about 100 m, without names or addresses. `city` is where areas must lie',
    body: noBody,
    reply: z.object({
      areas: z.array(z.object({ _id: id, count: z.int() })),
      outside: z.int(),
      total: z.int(),
      dots: z.array(z.object({ location, count: z.int(), is_covered: z.boolean() })),
      /** Areas must lie within this circle: the centre of the store's city, with a radius in metres. */
      city: z.object({ center: location, radius: z.number() }).optional(),
    }),
  }),
  get_delivery_map: call({
    audience: 'session',
    permission: ['store/order', 'store/deliveries'],
    summary:
      "Outlines and circles of the store's active areas, for a map on which a location is chosen: without fees, " +
      'postcodes and inactive areas. Beyond 20,000 corners, areas further down the list are left out',
    body: noBody,
    reply: z.object({
      areas: z.array(z.object({ _id: id, name: multilingual, shape: drawnShapeSchema })),
      /** Whether any area is active, including postcodes. If none is, the store delivers within its default radius. */
      has_areas: z.boolean(),
    }),
  }),
  get_delivery_quote: call({
    audience: 'session',
    permission: ['store/order', 'store/deliveries', 'store/promocode'],
    summary:
      'Whether the store delivers to a place: the area that wins, the fee step by step, and why other areas lost',
    body: body(quoted),
    reply: deliveryQuoteSchema.extend({
      /** Only if the store doesn't deliver there: the default fee for the distance, in case staff deliver anyway. */
      outside_fee: minor.optional(),
    }),
  }),
} as const;

/** The same for customer apps. */
export const platformDeliveryCalls = {
  'platform/get_delivery_quote': call({
    audience: 'platform',
    summary: 'Whether a store delivers to a place, and for what fee',
    body: z.strictObject({ store_id: id, ...quoted }),
    reply: deliveryQuoteSchema,
  }),
} as const;
