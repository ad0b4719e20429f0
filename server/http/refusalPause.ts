import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 500;
/** Each costs a timer and an open request; further refusals are sent at once. */
const heldMax = 1_000;

/**
 * Holds refusals back for a moment. A flood from a fixed number of connections then makes a few calls a second, instead
 * of as many as this process can refuse.
 */
export class RefusalPause {
  #held = 0;

  async pause(): Promise<void> {
    if (this.#held >= heldMax) return;
    this.#held += 1;
    await pause(pauseMs);
    this.#held -= 1;
  }
}
