import type { OrderChange } from './boardCache';

const keep = 500;

/** The latest changes heard, to be applied again to answers that were made before them. */
export class HeardChanges {
  #changes: (OrderChange & { seq: number })[] = [];
  /** Everything after this number was heard; an answer older than that cannot be made current. */
  completeAfter = 0;

  get all(): readonly OrderChange[] {
    return this.#changes;
  }

  /** Whether the stream has told of an order as it is here, or as it was later. */
  hasOvertaken({ _id, version }: OrderChange['order']): boolean {
    return this.#changes.some(({ order }) => order._id === _id && order.version >= version);
  }

  add(change: OrderChange & { seq: number }): void {
    this.#changes.push(change);
    if (this.#changes.length <= keep) return;
    const dropped = this.#changes.shift();
    if (dropped) this.completeAfter = dropped.seq;
  }

  /** The stream starts, or starts again, after `seq`. */
  restart(seq: number): void {
    this.#changes = [];
    this.completeAfter = seq;
  }
}
