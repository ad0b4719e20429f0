import type { StoreEvent } from '#contract/stream';

/**
 * Puts a store's events in order. Accepts them in any order (twice, early, replayed), returns each `seq`
 * once and in order, and knows what is missing. It has no socket and no clock.
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
  #highest = 0;
  readonly #held = new Map<number, StoreEvent>();

  /** `seq` of the last event returned; `null` before the stream's start is known. */
  get lastSeq(): number | null {
    return this.#last;
  }

  /** The `seq` after which events are missing, to request a replay; `null` if nothing is missing. */
  get missingAfter(): number | null {
    return this.#last !== null && this.#highest > this.#last ? this.#last : null;
  }

  /** Takes an event. @returns the events to process now, in order */
  take(event: StoreEvent): StoreEvent[] {
    if (event.seq === null) return [event];
    this.#highest = Math.max(this.#highest, event.seq);
    if (this.#last === null || event.seq > this.#last) this.#held.set(event.seq, event);
    return this.#release();
  }

  /** Takes the stream's current position from the server. The first one is where it starts. */
  position(seq: number): StoreEvent[] {
    this.#highest = Math.max(this.#highest, seq);
    this.#last ??= seq;
    return this.#release();
  }

  /** Everything up to `seq` will be reloaded. The stream continues from there, even if that is further back. */
  resync(seq: number): StoreEvent[] {
    this.#last = seq;
    this.#highest = Math.max(seq, ...this.#held.keys());
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
