import { createContext, use, useSyncExternalStore } from 'react';
import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import type { PendingAction, PendingActions } from './pendingActions';

/** What cards, rows and the panel do with an order. All of it stays the same object for as long as the page lives. */
export interface OrderActions {
  pending: PendingActions;
  /** Starts an action: at once, or by asking beside `anchor` for what it needs. */
  start: (order: Order, action: StoreAction, anchor: HTMLElement | null) => void;
  /** Offers the store's delivery people to choose from, in place of the nearest free one. */
  chooseProvider: (order: Order) => void;
  /** Sends again what did not reach the server. */
  retry: (order: Order) => void;
  open: (orderId: string) => void;
  print: (order: Order) => void;
}

export const OrderActionsContext = createContext<OrderActions | null>(null);

export function useOrderActions(): OrderActions {
  const actions = use(OrderActionsContext);
  if (!actions) throw new Error('OrderActionsContext is missing above this component');
  return actions;
}

/** The unanswered action of one order; draws anew only when that changes. */
export function usePending(order: Order): PendingAction | undefined {
  const { pending } = useOrderActions();
  return useSyncExternalStore(pending.subscribe, () => pending.of(order));
}
