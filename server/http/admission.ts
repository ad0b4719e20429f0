import { errorCodes } from '#contract/codes/errorCodes';
import { poolSize } from '../db/postgres';
import { CallError } from './callError';

/** Calls that may use the database at a time. The rest of the pool serves session lookups, the relay and the jobs. */
const capacity = poolSize - 4;
/** Of one lane. More would wait for each other's rows inside the database, where they hold connections. */
const perLane = 6;
/** Callers that wait longer give up, and what they gave up on should not be done. */
const waitMs = 3_000;
const retryAfterSeconds = 1;
/** Weight of the latest call in a lane's mean duration. */
const latestWeight = 0.1;

interface Lane {
  key: string;
  running: number;
  waiting: (() => void)[];
  /** How long its calls take on average, in milliseconds; 0 before the first has ended. */
  meanMs: number;
}

const refusal = () => new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: retryAfterSeconds });

/**
 * Shares the server among stores: each may have a few calls in flight, the others of the same store wait their turn, and
 * stores take turns. A store that asks for more than it can get is refused early and slows nobody else down.
 */
export class Admission {
  #running = 0;
  /** Lanes with calls; the first was served longest ago. */
  readonly #lanes = new Map<string, Lane>();

  /**
   * Waits for a place in a lane. Call the function that it resolves to when the work is done.
   *
   * @param key whose calls share the lane
   * @throws CallError 4029 with `retry_after` where the wait is, or turns out to be, longer than three seconds
   */
  async enter(key: string): Promise<() => void> {
    const lane = this.#lanes.get(key) ?? { key, running: 0, waiting: [], meanMs: 0 };
    this.#lanes.set(key, lane);
    if (this.#running >= capacity || lane.running >= perLane) await this.#wait(lane);
    else this.#start(lane);
    const startedAt = performance.now();
    return () => {
      const took = performance.now() - startedAt;
      lane.meanMs = lane.meanMs === 0 ? took : lane.meanMs + latestWeight * (took - lane.meanMs);
      this.#leave(lane);
    };
  }

  #wait(lane: Lane): Promise<void> {
    const expectedMs = (lane.waiting.length * lane.meanMs) / perLane;
    if (expectedMs > waitMs) throw refusal();
    return new Promise((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(proceed), 1);
        this.#forgetIdle(lane);
        reject(refusal());
      }, waitMs);
      lane.waiting.push(proceed);
    });
  }

  #start(lane: Lane): void {
    lane.running += 1;
    this.#running += 1;
  }

  #leave(lane: Lane): void {
    lane.running -= 1;
    this.#running -= 1;
    const next = [...this.#lanes.values()].find(({ waiting, running }) => waiting.length > 0 && running < perLane);
    if (next) {
      // To the end of the line, so that the other stores come first next time.
      this.#lanes.delete(next.key);
      this.#lanes.set(next.key, next);
      this.#start(next);
      next.waiting.shift()?.();
    }
    this.#forgetIdle(lane);
  }

  #forgetIdle({ key, running, waiting }: Lane): void {
    if (running === 0 && waiting.length === 0) this.#lanes.delete(key);
  }
}
