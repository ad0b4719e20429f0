import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 500;
/** Most refusals held back at a time, because each takes a timer and an open request. Others are sent at once. */
const pausedMax = 1_000;

/**
 * Holds back refusals for a moment. A flood from a fixed number of connections is then slowed down to a few calls per
 * second, instead of as many as this process can refuse.
 */
export class RefusalPause {
  #paused = 0;

  async pause(): Promise<void> {
    if (this.#paused >= pausedMax) return;
    this.#paused += 1;
    await pause(pauseMs);
    this.#paused -= 1;
  }
}
