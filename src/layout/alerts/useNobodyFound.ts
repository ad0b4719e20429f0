import { useEffect, useState } from 'react';
import type { Order } from '#contract/entities/order';
import { deliveryStatus } from '#contract/orders/statuses';
import { isGranted } from '#contract/permissions';
import { useBoard } from '../../realtime/useBoard';
import { grantsOf } from '../../session/session';
import { useSession } from '../../session/useSession';
import { play } from './speaker';

const ringEveryMs = 10_000;

/** Each failed search by itself: another one for the same order rings anew. */
const searchOf = ({ _id, version }: Order): string => `${_id} ${version}`;

/** The orders that nobody was found to deliver, on the board that this account has at hand anyway. */
export function useNobodyFound(): readonly Order[] {
  const grants = grantsOf(useSession());
  const seesOrders = isGranted(grants, 'store/order');
  const dispatches = !seesOrders && isGranted(grants, 'store/dispatcher');
  const { data } = useBoard(seesOrders ? 'today' : 'dispatch', { enabled: seesOrders || dispatches });
  return (data?.orders ?? []).filter((order) => order.delivery_status === deliveryStatus.NOBODY_FOUND);
}

/** Rings for them until somebody here has looked into it. Returns how to say so. */
export function useNobodyFoundRing(orders: readonly Order[]): () => void {
  const [heeded, setHeeded] = useState<ReadonlySet<string>>(new Set());
  const rings = orders.some((order) => !heeded.has(searchOf(order)));
  useEffect(() => {
    if (!rings) return;
    play('nobodyFound');
    const timer = setInterval(() => play('nobodyFound'), ringEveryMs);
    return () => clearInterval(timer);
  }, [rings]);
  return () => setHeeded(new Set(orders.map(searchOf)));
}
