import { limits } from '#contract/limits';
import type { Handler } from '#server/http/handler';
import { loadOrderTerms } from '../storeTerms';

/** Returns the active areas that can be drawn, from the cached terms that orders use, without their fees. */
export const getDeliveryMap: Handler<'get_delivery_map'> = async (_body, { db, session }) => {
  const { delivery } = await loadOrderTerms(db, session.store_id);
  let left: number = limits.mapPointsMax;
  const areas = delivery.areas.flatMap(({ area: { _id, name, shape, is_active } }) => {
    if (!is_active || shape.kind === 'postcodes') return [];
    left -= shape.kind === 'polygon' ? shape.points.length : 1;
    return left >= 0 ? [{ _id, name, shape }] : [];
  });
  return { areas, has_areas: delivery.areas.some(({ area }) => area.is_active) };
};
