import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import { keepTaps, readTaps } from './keptTaps';
import type { PendingAction } from './pendingAction';

/** Steps of an evening at the tables that go on without the server: the guests are there, or have left. */
const queued: readonly StoreAction[] = ['arrived', 'complete'];

/** Whether an action waits in the queue if it doesn't reach the server. */
export const canQueue = (order: Order, action: StoreAction): boolean =>
  order.order_type === 'table' && queued.includes(action);

/** Whether an action on the order is taken while this one is being sent: both wait in the queue, where this one has been before. */
export const canFollow = ({ isRetry }: PendingAction, order: Order, action: StoreAction): boolean =>
  isRetry === true && canQueue(order, action);

const isAhead = ({ state, isWaiting, isQueued }: PendingAction): boolean =>
  state === 'sending' || (isWaiting === true && isQueued === true);

/**
 * Unanswered actions, applied on top of the cached orders. The cache itself contains only what the
 * server sent. Undoing an action drops it here, so it never reverts a change that arrived later.
 */
export class PendingActions {
  /** By order, in the order of the taps. Only queued actions are followed by others. */
  readonly #pending = new Map<string, readonly PendingAction[]>();
  readonly #listeners = new Set<() => void>();
  /** The keys of queued actions that this page has had: those of other tabs stay stored. */
  readonly #keys = new Set<string>();
  #edition = 0;

  /** @param account whose queued actions survive a reload */
  constructor(private readonly account: string) {
    for (const tap of readTaps(account)) {
      this.#keys.add(tap.key);
      this.#pending.set(tap.seen._id, [...this.#of(tap.seen._id), tap]);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A change counter for components to compare. */
  readonly edition = (): number => this.#edition;

  /** An order's latest pending action, unless the order has changed since the tap. */
  of(order: Order): PendingAction | undefined {
    const pending = this.#of(order._id).at(-1);
    return pending?.seen.version === order.version ? pending : undefined;
  }

  /** The current state of this action, if it is still pending and first in its order's queue. */
  next({ seen, key }: PendingAction): PendingAction | undefined {
    const [first] = this.#of(seen._id);
    return first?.key === key ? first : undefined;
  }

  /** Actions of all orders, or of one, that wait for the server; the earliest tap first. */
  waiting(orderId?: string): PendingAction[] {
    const all = orderId === undefined ? [...this.#pending.values()].flat() : this.#of(orderId);
    return all.filter(({ state, isWaiting }) => state === 'failed' && isWaiting).sort((a, b) => a.at - b.at);
  }

  isSending(orderId: string): boolean {
    return this.#of(orderId).some(({ state }) => state === 'sending');
  }

  /** Whether an action has to be dropped, because an earlier tap on the order is being sent for the first time. */
  isBlocked(order: Order, action: StoreAction): boolean {
    return this.#of(order._id).some((entry) => entry.state === 'sending' && !canFollow(entry, order, action));
  }

  /**
   * Queued actions that come before a new one on an order: the one that is being sent, and those that wait. Taps on an
   * earlier version aren't among them: the new one is meant for what has happened since.
   */
  before({ _id, version }: Order): PendingAction[] {
    return this.#of(_id).filter(
      (entry) => entry.isQueued && isAhead(entry) && (entry.state === 'sending' || entry.seen.version === version),
    );
  }

  /** Replaces an action in its place, or adds it after those before it. One that isn't queued is the only one. */
  set(pending: PendingAction): void {
    const { seen, key, isQueued } = pending;
    const entries = this.#of(seen._id);
    const index = entries.findIndex((entry) => entry.key === key);
    if (index >= 0) this.#write(seen._id, entries.with(index, pending));
    else this.#write(seen._id, isQueued ? [...this.before(seen), pending] : [pending]);
  }

  /**
   * An order's first action is done: the next ones go on from its result.
   *
   * @param follow an action that goes on from another state of its order
   */
  settle({ seen, key }: PendingAction, result: Order, follow: (entry: PendingAction, order: Order) => PendingAction) {
    let order = result;
    const rest = this.#of(seen._id).filter((entry) => entry.key !== key);
    const followers = rest.map((entry) => {
      if (entry.seen.version > order.version) return entry;
      const followed = follow(entry, order);
      order = followed.predicted;
      return followed;
    });
    this.#write(seen._id, followers);
  }

  /** Forgets an order's actions. */
  drop(orderId: string): void {
    this.#write(orderId, []);
  }

  /** Forgets a refused action, and what was to follow it. A tap on another version doesn't depend on it. */
  refuse({ seen, key }: PendingAction): void {
    const isOther = (entry: PendingAction) => entry.key !== key && entry.seen.version !== seen.version;
    this.#write(seen._id, this.#of(seen._id).filter(isOther));
  }

  /** The order as the board shows it, with its pending actions applied. */
  shown(order: Order): Order {
    const pending = this.of(order);
    return pending && isAhead(pending) ? pending.predicted : order;
  }

  #of(orderId: string): readonly PendingAction[] {
    return this.#pending.get(orderId) ?? [];
  }

  #write(orderId: string, entries: readonly PendingAction[]): void {
    const before = this.#of(orderId);
    if (entries.length > 0) this.#pending.set(orderId, entries);
    else if (!this.#pending.delete(orderId)) return;
    if ([...before, ...entries].some(({ isQueued }) => isQueued)) this.#keep();
    this.#edition += 1;
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    const taps = [...this.#pending.values()].flat().filter(({ isQueued }) => isQueued);
    for (const { key } of taps) this.#keys.add(key);
    keepTaps(this.account, taps, this.#keys);
  }
}
