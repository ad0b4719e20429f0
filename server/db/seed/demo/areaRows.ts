import { prepareAreas } from '#contract/delivery/areas';
import type { DeliveryTerms } from '#contract/delivery/quoteDelivery';
import { seededRandom } from '#server/demoData/random';
import type { deliveryAreas } from '../../schema/index';
import type { DemoStore } from './demoStore';
import { seededId } from './seededId';

type AreaRow = typeof deliveryAreas.$inferInsert & { id: string };

/** The delivery areas of a demo store. Their ids are drawn separately, so that the rest of the demo stays the same. */
export function areaRows({ delivery_areas, seed }: DemoStore, store_id: string, created_at: Date): AreaRow[] {
  const random = seededRandom(seed + 1_000);
  return delivery_areas.map(({ name, shape, fee = null }, index) => ({
    ...{ store_id, id: seededId(random, created_at), name, shape, fee, sequence_number: index + 1 },
    ...{ is_active: true, created_at, updated_at: created_at },
  }));
}

/** The ID of a demo store's delivery terms: the same as long as its areas are. */
export const demoTermsId = ({ seed }: DemoStore, created_at: Date): string =>
  seededId(seededRandom(seed + 2_000), created_at);

/** Where a demo store delivers, as its orders are priced. */
export function demoDelivery(demo: DemoStore, store_id: string, created_at: Date): DeliveryTerms {
  const areas = areaRows(demo, store_id, created_at).map(({ id, name, shape, fee = null }) => ({
    ...{ _id: id, name, shape, fee, is_active: true },
  }));
  return {
    location: demo.people.location,
    isMile: demo.row.is_distance_unit_mile ?? false,
    fee: demo.delivery_fee,
    areas: prepareAreas(areas),
  };
}
