import { useEffect } from 'react';
import type { Order } from '#contract/entities/order';
import { maySeeBoard } from '#contract/orders/boards';
import { isDormant } from '#contract/orders/primaryAction';
import { deliveryStatus } from '#contract/orders/statuses';
import { useClock } from '../../components/time/sharedClock';
import { storageKeys } from '../../config/storageKeys';
import { useBoard } from '../../realtime/orders/useBoard';
import { grantsOf } from '../../session/session';
import { useSession } from '../../session/useSession';
import { ringFor } from '../notifications/choices';
import { storedIds } from './storedIds';

const ringEveryMs = 10_000;

/** Orders whose failed search has been seen here. */
const heeded = storedIds(storageKeys.heededSearches);

/** Orders of any day for which no delivery person was found, except those still waiting for their day. */
export function useNobodyFound(): { orders: readonly Order[]; isKnown: boolean } {
  const enabled = maySeeBoard('nobody-found', grantsOf(useSession()));
  const { data } = useBoard('nobody-found', { enabled });
  const all = (data?.orders ?? []).filter((order) => order.delivery_status === deliveryStatus.NOBODY_FOUND);
  const due = useClock((now) =>
    all
      .filter((order) => !isDormant(order, now))
      .map(({ _id }) => _id)
      .join(),
  );
  return { orders: all.filter(({ _id }) => due.includes(_id)), isKnown: data !== undefined };
}

/**
 * Rings for them until each has been seen here. Kitchen progress doesn't ring again, but
 * another failed search does. Returns a function that marks them as seen.
 */
export function useNobodyFoundRing({ orders, isKnown }: ReturnType<typeof useNobodyFound>) {
  const silenced = heeded.useIds();
  const rings = orders.some(({ _id }) => !silenced.has(_id));
  const ids = orders.map(({ _id }) => _id).join();
  useEffect(() => {
    if (isKnown) heeded.keepOnly(ids.split(','));
  }, [isKnown, ids]);
  useEffect(() => {
    if (!rings) return;
    ringFor('nobody_found');
    const timer = setInterval(() => ringFor('nobody_found'), ringEveryMs);
    return () => clearInterval(timer);
  }, [rings]);
  return { rings, heed: () => heeded.note(orders.map(({ _id }) => _id)) };
}
