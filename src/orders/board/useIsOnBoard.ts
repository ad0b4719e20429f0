import { useCallback, useRef } from 'react';
import type { Order } from '#contract/entities/order';

/** Finds out whether an order is in one of a board's columns. Always the same function, so that columns don't re-render. */
export function useIsOnBoard(columns: Record<string, readonly Order[]>): (orderId: string) => boolean {
  const latest = useRef(columns);
  latest.current = columns;
  return useCallback(
    (orderId) => Object.values(latest.current).some((orders) => orders.some(({ _id }) => _id === orderId)),
    [],
  );
}
