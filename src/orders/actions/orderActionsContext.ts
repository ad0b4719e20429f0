import { createContext, use, useSyncExternalStore } from 'react';
import type { Order, OrderItem } from '#contract/entities/order';
import { primaryAction } from '#contract/orders/primaryAction';
import type { StoreAction } from '#contract/orders/transitions';
import { useClock } from '../../components/time/sharedClock';
import type { ActionInput } from './actionCalls';
import type { PendingAction } from './pendingAction';
import type { PendingActions } from './pendingActions';
import type { Outcome } from './usePerformAction';

/** The main action to offer now. An order due much later gets one when its time comes, without a reload. */
export const usePrimaryAction = (order: Order): StoreAction | undefined =>
  useClock<StoreAction | ''>((now) => primaryAction(order, now) ?? '') || undefined;

/** A question before an action. */
export interface Question {
  kind:
    | 'minutes'
    | 'reason'
    | 'confirm'
    | 'no_show'
    | 'undo_no_show'
    | 'hand_over'
    | 'provider'
    | 'edit'
    | 'refund'
    | 'change_to_pickup';
  order: Order;
  action: StoreAction;
  anchor: HTMLElement | null;
}

/** Props of every dialog that asks for something. */
export interface QuestionProps {
  question: Question;
  /** Sends the action with the answer. */
  onAnswer: (question: Question, input: ActionInput) => Promise<Outcome>;
  onClose: () => void;
}

/** Operations on an order for cards, rows and the panel. The object stays the same while the page is open. */
export interface OrderActions {
  pending: PendingActions;
  /** Starts an action: immediately, with `input` if that is known, or after asking for input next to `anchor`. */
  start: (order: Order, action: StoreAction, anchor: HTMLElement | null, input?: ActionInput) => void;
  /** Offers a choice of delivery people instead of the nearest available one. */
  chooseProvider: (order: Order) => void;
  /** Resends an action that didn't reach the server. */
  retry: (order: Order) => void;
  open: (orderId: string) => void;
  print: (order: Order) => void;
  /** Asks which items of these lines are sold out, and until when. */
  markSoldOut: (lines: readonly OrderItem[]) => void;
}

export const OrderActionsContext = createContext<OrderActions | null>(null);

export function useOrderActions(): OrderActions {
  const actions = use(OrderActionsContext);
  if (!actions) throw new Error('OrderActionsContext is missing above this component');
  return actions;
}

/** An order's unanswered action; re-renders only when it changes. */
export function usePending(order: Order): PendingAction | undefined {
  const { pending } = useOrderActions();
  return useSyncExternalStore(pending.subscribe, () => pending.of(order));
}
