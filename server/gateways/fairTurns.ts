interface FairTurnsLimits {
  /** Turns a second, of all callers together. */
  perSecond: number;
  /** A caller that would wait longer is refused. */
  waitMs: number;
  /** Turns that one caller can wait for at a time. One more takes the place of the one that has waited longest. */
  waitingMax: number;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Shares an outside service with a rate limit fairly among stores. Stores take turns, so one that asks often only waits
 * for itself.
 */
export class FairTurns {
  readonly #limits: FairTurnsLimits;
  /** Callers with waiting turns, the one served longest ago first. */
  readonly #callers = new Map<string, Waiting[]>();
  /** When the next turn is due. */
  #nextAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: FairTurnsLimits) {
    this.#limits = limits;
  }

  /** @throws if the wait becomes too long, or too many of the caller's turns are waiting */
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
