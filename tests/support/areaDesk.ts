import type { ReplyOf } from '#contract/calls/index';
import type { AreaShape } from '#contract/delivery/areas';
import type { DeliveryArea } from '#contract/resources/deliveryAreas';

/** A rectangle from its south-west and north-east corners. */
export const rectangle = (south: number, west: number, north: number, east: number): AreaShape => ({
  kind: 'polygon',
  points: [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ],
});

/**
 * An active area in the middle of Lyon.
 *
 * @param count its place in the order of creation, and in the list
 */
export const anArea = (count: number, fields: Partial<DeliveryArea> = {}): DeliveryArea => ({
  _id: `01990000-0000-7000-8000-00000000000${count}`,
  version: 1,
  updated_at: '2026-06-01T10:00:00.000Z',
  updated_by: 'Owner',
  name: [`Area ${count}`],
  shape: rectangle(45.7, 4.8, 45.78, 4.86),
  is_active: true,
  fee: null,
  sequence_number: count,
  ...fields,
});

export const noCoverage: ReplyOf<'get_delivery_coverage'> = { areas: [], outside: 0, total: 0, dots: [] };
