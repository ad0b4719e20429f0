import type { StoreEvent } from '#contract/stream';

/**
 * Puts a store's events in order. Takes them however they arrive (twice, early, replayed) and gives each `seq`
 * once and in its order; knows what is missing. It has no socket and no clock.
 *
 * @example
 * const stream = new StoreStream();
 * stream.position(7); // the stream starts after 7
 * stream.take({ seq: 9, ... }); // [] and stream.missingAfter is 7
 * stream.take({ seq: 8, ... }); // [8, 9]
 */
export class StoreStream {
  #last: number | null = null;
  /** The highest number known to exist. */
  #known = 0;
  readonly #held = new Map<number, StoreEvent>();

  /** `seq` of the last event given out; `null` before the stream's start is known. */
  get lastSeq(): number | null {
    return this.#last;
  }

  /** The `seq` after which events are missing, to ask for a replay; `null` where nothing is. */
  get missingAfter(): number | null {
    return this.#last !== null && this.#known > this.#last ? this.#last : null;
  }

  /** An event arrived. @returns the events to act on now, in their order */
  take(event: StoreEvent): StoreEvent[] {
    if (event.seq === null) return [event];
    this.#known = Math.max(this.#known, event.seq);
    if (this.#last === null || event.seq > this.#last) this.#held.set(event.seq, event);
    return this.#release();
  }

  /** The server said how far the stream is. The first time that is where it starts. */
  position(seq: number): StoreEvent[] {
    this.#known = Math.max(this.#known, seq);
    this.#last ??= seq;
    return this.#release();
  }

  /** Everything up to `seq` is to be loaded afresh; the stream goes on from there, even where that is back. */
  resync(seq: number): StoreEvent[] {
    this.#last = seq;
    this.#known = Math.max(seq, ...this.#held.keys());
    return this.#release();
  }

  #release(): StoreEvent[] {
    if (this.#last === null) return [];
    const ready: StoreEvent[] = [];
    for (let next = this.#held.get(this.#last + 1); next; next = this.#held.get(this.#last + 1)) {
      ready.push(next);
      this.#last += 1;
    }
    for (const seq of this.#held.keys()) if (seq <= this.#last) this.#held.delete(seq);
    return ready;
  }
}
