import { limits } from '#contract/limits';

/** How the real-time connection stands, for the people who rely on a board. */
export interface ConnectionState {
  /** `connecting`: for a moment now, nothing to worry about; `cut_off`: what is on screen may be out of date. */
  status: 'connecting' | 'live' | 'cut_off';
  /** Since when, in milliseconds of the epoch. A cut-off begins when the server was last heard of. */
  since: number;
  /** When the data on screen was last known to be current; `null` before the first connection. */
  lastUpdated: number | null;
  /** The error code that the server refused or closed the connection with, until it is live again. */
  refusedWith?: number;
}

/**
 * Decides from what was heard and when whether we are connected. It trusts no socket's own word: a laptop that
 * slept or a network that went silent is noticed by the clock alone. Pure; times in milliseconds of the epoch.
 */
export class ConnectionWatch {
  #heardAt: number;
  #state: ConnectionState;

  constructor(now: number) {
    this.#heardAt = now;
    this.#state = { status: 'connecting', since: now, lastUpdated: null };
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Any sign of life of the server. */
  heard(now: number): void {
    this.#heardAt = now;
  }

  /** Connected, and brought up to date. */
  live(now: number): void {
    this.#heardAt = now;
    if (this.#state.status !== 'live') this.#state = { status: 'live', since: now, lastUpdated: now };
  }

  /** The connection broke; it may be back in a moment. */
  down(): void {
    if (this.#state.status === 'live') this.#leaveLive('connecting');
  }

  /** The server refuses this client for a while. */
  refused(errorCode: number): void {
    this.offline();
    if (this.#state.refusedWith !== errorCode) this.#state = { ...this.#state, refusedWith: errorCode };
  }

  /** The device itself says that it has no network. */
  offline(): void {
    if (this.#state.status === 'live') this.#leaveLive('cut_off');
    else this.#cutOff();
  }

  /**
   * Looks at the clock.
   *
   * @returns whether a connection that still calls itself open has gone silent, and is to be dropped
   */
  check(now: number): boolean {
    const { status, since } = this.#state;
    if (status === 'live' && now - this.#heardAt > limits.cutOffAfterMs) {
      this.#leaveLive('cut_off');
      return true;
    }
    if (status === 'connecting' && now - since > limits.cutOffAfterMs) this.#cutOff();
    return false;
  }

  #leaveLive(status: 'connecting' | 'cut_off'): void {
    this.#state = { status, since: this.#heardAt, lastUpdated: this.#heardAt };
  }

  #cutOff(): void {
    if (this.#state.status !== 'cut_off') this.#state = { ...this.#state, status: 'cut_off' };
  }
}
