import { subDays } from 'date-fns';
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { findArea } from '#contract/delivery/areas';
import { quoteDelivery } from '#contract/delivery/quoteDelivery';
import { limits } from '#contract/limits';
import { orders } from '#server/db/schema/orders';
import type { Handler } from '#server/http/handler';
import { loadOrderTerms } from '../storeTerms';

/** The latest orders are enough to assess areas. */
const ordersMost = 20_000;
/** Three decimals of a degree: squares of about 100 m, which name no household. */
const square = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** Where the last days' orders went, and which of today's areas would have taken them. */
export const getDeliveryCoverage: Handler<'get_delivery_coverage'> = async (_body, { db, session, now }) => {
  const { store_id } = session;
  const { delivery } = await loadOrderTerms(db, store_id);
  const rows = await db
    .select({ address: orders.delivery_address, subtotal: orders.subtotal })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, store_id),
        gte(orders.created_at, subDays(now(), limits.coverageDays)),
        eq(orders.order_type, 'delivery'),
        isNotNull(orders.delivery_address),
      ),
    )
    .orderBy(desc(orders.created_at))
    .limit(ordersMost);
  const counts = new Map(delivery.areas.map(({ area }) => [area._id, 0]));
  const dots = new Map<string, { location: [number, number]; count: number; is_covered: boolean }>();
  let outside = 0;
  for (const { address, subtotal } of rows) {
    if (!address) continue;
    const won = findArea(delivery.areas, address);
    if (won) counts.set(won._id, (counts.get(won._id) ?? 0) + 1);
    const isCovered = won !== undefined || quoteDelivery(delivery, address, subtotal).is_delivered;
    if (!isCovered) outside += 1;
    const location: [number, number] = [square(address.location[0]), square(address.location[1])];
    const key = `${location} ${isCovered}`;
    const dot = dots.get(key) ?? { location, count: 0, is_covered: isCovered };
    dots.set(key, { ...dot, count: dot.count + 1 });
  }
  const areas = [...counts].map(([_id, count]) => ({ _id, count }));
  const { city } = delivery;
  return {
    ...{ areas, outside, total: rows.length, dots: [...dots.values()] },
    ...(city ? { city: { center: [city.center[0], city.center[1]] as [number, number], radius: city.radius } } : {}),
  };
};
