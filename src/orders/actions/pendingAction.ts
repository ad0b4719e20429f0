import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import type { ActionInput } from './actionCalls';

/** An action that is being sent, or that didn't reach the server. */
export interface PendingAction {
  /** The order as the user saw it. */
  seen: Order;
  action: StoreAction;
  input: ActionInput;
  key: string;
  /** When it was tapped, in milliseconds of the epoch. */
  at: number;
  state: 'sending' | 'failed';
  /** With `failed`: the server couldn't work; the action is resent as soon as it can. */
  isWaiting?: boolean;
  /** With `sending`: it has waited in the queue. More can be done with the order, as while it waits. */
  isRetry?: boolean;
  /** It survives a reload, and while it waits the order is shown as it will be, so that more can be done with it. */
  isQueued?: boolean;
  /** The order as it will be. */
  predicted: Order;
}
