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
  state: 'sending' | 'failed';
  /** With `failed`: the server couldn't work; the action is resent as soon as it can. */
  isWaiting?: boolean;
  /** The order as it will be. */
  predicted: Order;
}

/**
 * Unanswered actions, applied on top of the cached orders. The cache itself contains only what the
 * server sent. Undoing an action drops it here, so it never reverts a change that arrived later.
 */
export class PendingActions {
  readonly #pending = new Map<string, PendingAction>();
  readonly #listeners = new Set<() => void>();
  #edition = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A change counter for components to compare. */
  readonly edition = (): number => this.#edition;

  /** An order's pending action, unless the order has changed since the tap. */
  of(order: Order): PendingAction | undefined {
    const pending = this.#pending.get(order._id);
    return pending?.seen.version === order.version ? pending : undefined;
  }

  /** Actions that an outage held up. */
  waiting(): PendingAction[] {
    return [...this.#pending.values()].filter(({ state, isWaiting }) => state === 'failed' && isWaiting);
  }

  isSending(orderId: string): boolean {
    return this.#pending.get(orderId)?.state === 'sending';
  }

  set(pending: PendingAction): void {
    this.#pending.set(pending.seen._id, pending);
    this.#changed();
  }

  drop(orderId: string): void {
    if (this.#pending.delete(orderId)) this.#changed();
  }

  /** The order as the board shows it, with its pending action applied. */
  shown(order: Order): Order {
    const pending = this.of(order);
    return pending?.state === 'sending' ? pending.predicted : order;
  }

  #changed(): void {
    this.#edition += 1;
    for (const listener of this.#listeners) listener();
  }
}
