import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import type { ActionInput } from './actionCalls';

/** An action on its way, or one that did not reach the server. */
export interface PendingAction {
  /** The order as the person saw it. */
  seen: Order;
  action: StoreAction;
  input: ActionInput;
  key: string;
  state: 'sending' | 'failed';
  /** With `failed`: the server could not work, and the action is sent again as soon as it can. */
  isWaiting?: boolean;
  /** The order as it will be. */
  predicted: Order;
}

/**
 * Actions that the server has not answered, laid over the orders of the cache. The cache itself holds only what the
 * server said: taking an action back is dropping it here, and never undoes a change that arrived meanwhile.
 */
export class PendingActions {
  readonly #pending = new Map<string, PendingAction>();
  readonly #listeners = new Set<() => void>();
  #edition = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Counts the changes: what a component compares. */
  readonly edition = (): number => this.#edition;

  /** The action that waits for an order, unless the order has changed since it was tapped. */
  of(order: Order): PendingAction | undefined {
    const pending = this.#pending.get(order._id);
    return pending?.seen.version === order.version ? pending : undefined;
  }

  /** Those that an outage held up. */
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

  /** The order as the board shows it: where an action is on its way, as it will be. */
  shown(order: Order): Order {
    const pending = this.of(order);
    return pending?.state === 'sending' ? pending.predicted : order;
  }

  #changed(): void {
    this.#edition += 1;
    for (const listener of this.#listeners) listener();
  }
}
