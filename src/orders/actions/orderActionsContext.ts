import { createContext, use, useSyncExternalStore } from 'react';
import type { Order } from '#contract/entities/order';
import { primaryAction } from '#contract/orders/primaryAction';
import type { StoreAction } from '#contract/orders/transitions';
import { useClock } from '../../components/time/sharedClock';
import type { ActionInput } from './actionCalls';
import type { PendingAction, PendingActions } from './pendingActions';
import type { Outcome } from './usePerformAction';

/** The action to offer large now; what is due much later gets one when its time comes, without a reload. */
export const usePrimaryAction = (order: Order): StoreAction | undefined =>
  useClock<StoreAction | ''>((now) => primaryAction(order, now) ?? '') || undefined;

/** What has to be asked before an action. */
export interface Question {
  kind:
    | 'minutes'
    | 'reason'
    | 'confirm'
    | 'no_show'
    | 'confirmation_code'
    | 'provider'
    | 'edit'
    | 'refund'
    | 'change_to_pickup';
  order: Order;
  action: StoreAction;
  anchor: HTMLElement | null;
}

/** What every dialog that asks for something is given. */
export interface QuestionProps {
  question: Question;
  /** Sends the action with what was asked for. */
  onAnswer: (question: Question, input: ActionInput) => Promise<Outcome>;
  onClose: () => void;
}

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
