import { useMemo } from 'react';
import { useClock } from '../../components/order/sharedClock';

const step = 30_000;

/** The time, kept current enough for opening hours and slots, from the clock that all orders share. */
export function useNow(): Date {
  const at = useClock((now) => Math.floor(now.getTime() / step) * step);
  return useMemo(() => new Date(at), [at]);
}
