import type { Order } from '#contract/entities/order';
import { type LateRisk, minutesLeft, riskOf } from '#contract/orders/lateRisk';
import { isLeftAlone } from '#contract/orders/primaryAction';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { useClock } from '../../../components/order/sharedClock';

/** Whether a delivery is going to be late; draws anew only when that changes. */
export function useRisk(order: Order): LateRisk {
  const { rules } = useOrderSurroundings();
  return useClock((now) => (isLeftAlone(order, now) ? 'none' : riskOf(order, rules, now)));
}

/** Whole minutes to the promise; negative once it is broken. */
export function useMinutesLeft(order: Order): number {
  const { rules } = useOrderSurroundings();
  return useClock((now) => Math.floor(minutesLeft(order, rules, now)));
}
