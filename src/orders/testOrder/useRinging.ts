import { useEffect } from 'react';
import { play } from '../../components/sound/speaker';

/** As often as for a new order on a board. */
const everyMs = 4_000;

/** Rings as a new order does, on a page of a store that has no boards to ring for it. */
export function useRinging(rings: boolean): void {
  useEffect(() => {
    if (!rings) return;
    play('newOrder');
    const timer = setInterval(() => play('newOrder'), everyMs);
    return () => clearInterval(timer);
  }, [rings]);
}
