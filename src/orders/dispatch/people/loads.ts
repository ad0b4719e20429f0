import type { Order } from '#contract/entities/order';
import { deliveryStatus, onJob } from '#contract/orders/statuses';

/** After this many minutes a location may be out of date: the list words it differently, and the map fades it. */
export const positionHoldsMinutes = 3;

/** A person's two initials, for where the name doesn't fit. */
export const initialsOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  [first_name, last_name].map((name) => [...name.trim()][0] ?? '').join('');

/** One delivery person's workload on the board. */
export interface Load {
  /** Active orders: accepted and not yet delivered. */
  held: readonly Order[];
  /** Offered and not answered yet. */
  offered: readonly Order[];
}

export const noLoad: Load = { held: [], offered: [] };

/**
 * Workloads as the board shows them: unanswered moves already count.
 *
 * @param previous an unchanged workload stays the same object, so that its person isn't rendered again
 */
export function loadsOf(orders: readonly Order[], previous?: ReadonlyMap<string, Load>): ReadonlyMap<string, Load> {
  const loads = new Map<string, { held: Order[]; offered: Order[] }>();
  const of = (id: string) => {
    const load = loads.get(id) ?? { held: [], offered: [] };
    loads.set(id, load);
    return load;
  };
  for (const order of orders) {
    const { delivery_status, delivery_offer, provider } = order;
    if (delivery_status === deliveryStatus.WAITING && delivery_offer)
      of(delivery_offer.provider_id).offered.push(order);
    if (provider && delivery_status !== null && onJob.includes(delivery_status)) of(provider._id).held.push(order);
  }
  const sameOrders = (a: readonly Order[], b: readonly Order[]) =>
    a.length === b.length && a.every((order, index) => order === b[index]);
  return new Map(
    [...loads].map(([id, load]) => {
      const before = previous?.get(id);
      const isSame = before && sameOrders(before.held, load.held) && sameOrders(before.offered, load.offered);
      return [id, isSame ? before : load];
    }),
  );
}
