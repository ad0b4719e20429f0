import { limits } from '#contract/limits';

/** The state of the real-time connection, for users who rely on a board. */
export interface ConnectionState {
  /** `connecting`: brief, no cause for concern; `cut_off`: what is on screen may be out of date. */
  status: 'connecting' | 'live' | 'cut_off';
  /** Since when, in milliseconds of the epoch. A cut-off starts when the server was last heard from. */
  since: number;
  /** When the data on screen was last known to be current; `null` before the first connection. */
  lastUpdated: number | null;
  /** The error code with which the server refused or closed the connection, until it is live again. */
  refusedWith?: number;
}

/**
 * Decides from signals and their times whether we are connected. It doesn't rely on the socket's own state: if a laptop
 * slept or a network went silent, only the clock shows it. Pure; times in milliseconds of the epoch.
 */
export class ConnectionWatch {
  #signalAt: number;
  #state: ConnectionState;

  constructor(now: number) {
    this.#signalAt = now;
    this.#state = { status: 'connecting', since: now, lastUpdated: null };
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Any sign of life from the server. */
  signal(now: number): void {
    this.#signalAt = now;
  }

  /** Connected and up to date. */
  live(now: number): void {
    this.#signalAt = now;
    if (this.#state.status !== 'live') this.#state = { status: 'live', since: now, lastUpdated: now };
  }

  /** The connection broke; it may be back soon. */
  down(): void {
    if (this.#state.status === 'live') this.#leaveLive('connecting');
  }

  /** The server refuses this client for a while. */
  refused(errorCode: number): void {
    this.offline();
    if (this.#state.refusedWith !== errorCode) this.#state = { ...this.#state, refusedWith: errorCode };
  }

  /** The device reports that it has no network. */
  offline(): void {
    if (this.#state.status === 'live') this.#leaveLive('cut_off');
    else this.#cutOff();
  }

  /**
   * Checks the clock.
   *
   * @returns whether a connection that still reports itself open has gone silent and should be dropped
   */
  check(now: number): boolean {
    const { status, since } = this.#state;
    if (status === 'live' && now - this.#signalAt > limits.cutOffAfterMs) {
      this.#leaveLive('cut_off');
      return true;
    }
    if (status === 'connecting' && now - since > limits.cutOffAfterMs) this.#cutOff();
    return false;
  }

  #leaveLive(status: 'connecting' | 'cut_off'): void {
    this.#state = { status, since: this.#signalAt, lastUpdated: this.#signalAt };
  }

  #cutOff(): void {
    if (this.#state.status !== 'cut_off') this.#state = { ...this.#state, status: 'cut_off' };
  }
}
