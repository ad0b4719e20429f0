import { errorCodes } from '#contract/codes/errorCodes';
import { poolSize } from '../db/postgres';
import { CallError } from './callError';

export interface AdmissionLimits {
  /** Calls at a time, across all lanes. */
  capacity: number;
  /** Calls at a time in one lane. */
  perLane: number;
  /** Callers that wait longer give up, so their work shouldn't be done. */
  waitMs: number;
}

/**
 * Limits for calls that use the database. The rest of the pool serves session lookups, the relay and the jobs. A
 * higher limit per lane wouldn't help: the calls would wait for each other's rows inside the database, holding
 * connections.
 */
const quickLimits: AdmissionLimits = { capacity: poolSize - 4, perLane: 6, waitMs: 3_000 };
/** Limits for calls that wait for image processing, file storage or a mail server, and hardly use the database. */
const slowLimits: AdmissionLimits = { capacity: 12, perLane: 4, waitMs: 15_000 };
/**
 * Additional limits for calls with long replies, which use this process more than the database. There is a lane for
 * each call of a store, so an export doesn't hold up the store's boards.
 */
const longLimits: AdmissionLimits = { capacity: 4, perLane: 1, waitMs: 5_000 };
const retryAfterSeconds = 1;
/** Weight of the latest call in a lane's mean duration. */
const latestWeight = 0.1;

interface Lane {
  key: string;
  running: number;
  waiting: (() => void)[];
  /** Mean duration of its calls, in milliseconds. Starts at 0, so that a single slow call doesn't close the lane. */
  meanMs: number;
}

const refusal = () => new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: retryAfterSeconds });

/**
 * Shares the server fairly among stores. Each can have a few calls in flight; its other calls wait, and stores take
 * turns. A store that asks for more than it can get is refused early and doesn't slow down the others.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  #running = 0;
  /** Lanes with calls, the one served longest ago first. */
  readonly #lanes = new Map<string, Lane>();

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place in a lane. Call the function it resolves to when the work is done.
   *
   * @param key calls with the same key share a lane
   * @throws CallError 4029 with `retry_after` if the wait is, or is expected to be, longer than `waitMs`
   */
  async enter(key: string): Promise<() => void> {
    const lane = this.#lanes.get(key) ?? { key, running: 0, waiting: [], meanMs: 0 };
    this.#lanes.set(key, lane);
    if (this.#running >= this.#limits.capacity || lane.running >= this.#limits.perLane) await this.#wait(lane);
    else this.#start(lane);
    const startedAt = performance.now();
    return () => {
      lane.meanMs += latestWeight * (performance.now() - startedAt - lane.meanMs);
      this.#leave(lane);
    };
  }

  #wait(lane: Lane): Promise<void> {
    const { perLane, waitMs } = this.#limits;
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
    const next = [...this.#lanes.values()].find(
      ({ waiting, running }) => waiting.length > 0 && running < this.#limits.perLane,
    );
    if (next) {
      // Moved to the end, so that other stores come first next time.
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

/**
 * Calls that wait for files or mail have separate limits: they would block places for database calls without using
 * the database.
 */
export interface Admissions {
  quick: Admission;
  slow: Admission;
  /** Calls with long replies wait for a place here first. */
  long: Admission;
}

/** @param other limits that replace the usual ones */
export const makeAdmissions = (other: Partial<AdmissionLimits> = {}): Admissions => ({
  quick: new Admission({ ...quickLimits, ...other }),
  slow: new Admission({ ...slowLimits, ...other }),
  long: new Admission({ ...longLimits, ...other }),
});
