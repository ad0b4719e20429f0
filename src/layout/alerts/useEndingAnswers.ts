import { useEffect, useRef } from 'react';
import type { OrderSnapshot } from '#contract/entities/order';
import { clocksOf } from '#contract/orders/clocks';
import { useClock } from '../../components/time/sharedClock';
import { useSession } from '../../session/useSession';
import { ringFor } from '../notifications/choices';

const ringEveryMs = 2_500;

/** The waiting orders that are about to be rejected: in the last fifth of the store's time to answer. */
function useEnding(waiting: readonly OrderSnapshot[]): readonly OrderSnapshot[] {
  const rules = useSession()?.store.order_rules;
  const isEnding = (order: OrderSnapshot, now: Date): boolean => {
    const [first] = rules ? clocksOf(order, rules, now) : [];
    return first?.kind === 'answer' && first.state === 'late';
  };
  const ids = useClock(
    (now) =>
      waiting
        .filter((order) => isEnding(order, now))
        .map(({ _id }) => _id)
        .join(),
    waiting.length > 0 ? 'second' : 'minute',
  );
  return waiting.filter(({ _id }) => ids.includes(_id));
}

/**
 * Rings on every device while an order is about to be rejected, even if it has been opened there, and calls back once
 * for each.
 *
 * @returns whether it rings
 */
export function useEndingAnswers(waiting: readonly OrderSnapshot[], onEnding: (order: OrderSnapshot) => void): boolean {
  const ending = useEnding(waiting);
  const reported = useRef(new Set<string>());
  const latest = useRef(onEnding);
  latest.current = onEnding;
  useEffect(() => {
    for (const order of ending) {
      if (reported.current.has(order._id)) continue;
      reported.current.add(order._id);
      latest.current(order);
    }
  }, [ending]);
  const rings = ending.length > 0;
  useEffect(() => {
    if (!rings) return;
    ringFor('ending');
    const timer = setInterval(() => ringFor('ending'), ringEveryMs);
    return () => clearInterval(timer);
  }, [rings]);
  return rings;
}
