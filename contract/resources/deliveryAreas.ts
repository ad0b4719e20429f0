import { z } from 'zod';
import { areaShapeSchema, deliveryFeeFields } from '../entities/deliveryArea';
import { texts } from '../entities/shared';
import { limits } from '../limits';
import { describeRecord, type RecordOf } from './describeRecord';

/** Where a store delivers. The first active one in the list that includes an address decides its fee. */
export const deliveryArea = describeRecord('delivery_area', {
  permission: 'store/deliveries',
  one: 'delivery area',
  fields: {
    name: texts(limits.nameMax),
    shape: areaShapeSchema,
    is_active: z.boolean().default(true),
    /** `null`: the store's default fee. */
    fee: z.strictObject(deliveryFeeFields).nullable().default(null),
  },
  shown: { sequence_number: z.int() },
  sort: ['sequence_number', 'name', 'created_at'],
  filter: { is_active: z.boolean() },
  summaries: {
    list: "The store's delivery areas, in the order in which they are compared with an address",
    add:
      'Adds a delivery area at the end of the list. Refused at `shape` if the outline crosses itself, and with 967 if ' +
      "it reaches beyond the city's radius",
  },
});
export type DeliveryArea = RecordOf<typeof deliveryArea>;
