import type { Order } from '#contract/entities/order';
import { primaryAction } from '#contract/orders/primaryAction';
import type { StoreAction } from '#contract/orders/transitions';
import { useClock } from '../../components/order/sharedClock';

/** The action to offer large now; what is due much later gets one when its time comes, without a reload. */
export const usePrimaryAction = (order: Order): StoreAction | undefined =>
  useClock<StoreAction | ''>((now) => primaryAction(order, now) ?? '') || undefined;
