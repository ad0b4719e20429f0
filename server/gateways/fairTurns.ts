interface FairTurnsLimits {
  /** Turns per second for all callers together. */
  perSecond: number;
  /** A turn that waits longer is refused. */
  waitMs: number;
  /** Turns that one caller can have waiting. Another one replaces the one that has waited longest. */
  waitingMax: number;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Shares an external service with a rate limit fairly among stores. Stores take turns, so a store that asks often
 * delays only itself.
 */
export class FairTurns {
  readonly #limits: FairTurnsLimits;
  /** Callers with waiting turns; the one that was served longest ago comes first. */
  readonly #callers = new Map<string, Waiting[]>();
  /** When the next turn is due. */
  #nextAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: FairTurnsLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when it is the caller's turn. @throws if that takes too long, or if newer turns of the caller replace it
   */
  take(caller: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = this.#callers.get(caller) ?? [];
      this.#callers.set(caller, waiting);
      const refuse = () => {
        clearTimeout(timer);
        this.#remove(caller, one);
        reject(new Error('too many searches are waiting for the provider'));
      };
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(refuse, this.#limits.waitMs);
      const one: Waiting = { start, refuse };
      waiting.push(one);
      if (waiting.length > this.#limits.waitingMax) waiting[0]?.refuse();
      this.#proceed();
    });
  }

  #remove(caller: string, one: Waiting): void {
    const waiting = this.#callers.get(caller);
    if (!waiting) return;
    waiting.splice(waiting.indexOf(one), 1);
    if (waiting.length === 0) this.#callers.delete(caller);
  }

  /** Starts the next turn if it is due, otherwise once it is. */
  #proceed(): void {
    const [next] = this.#callers;
    if (!next || this.#timer) return;
    const waitMs = this.#nextAt - performance.now();
    if (waitMs > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#proceed();
      }, waitMs);
      return;
    }
    const [caller, [first, ...rest]] = next;
    this.#callers.delete(caller);
    if (rest.length > 0) this.#callers.set(caller, rest);
    this.#nextAt = performance.now() + 1_000 / this.#limits.perSecond;
    first?.start();
    this.#proceed();
  }
}
