import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
// Test suites replace the global timers; turns must go on.
import { setImmediate } from 'node:timers';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';

/** A write that has waited this long goes before its caller's reads. */
const patienceMs = 100;
/** How far back a caller's use of the connection counts. */
const windowMs = 1_000;

/** Whether a statement inserts, updates or deletes rows. */
export const changesRows = (statement: string): boolean =>
  /^\s*(insert|update|delete)\b/i.test(statement) ||
  (/^\s*with\b/i.test(statement) && /\b(insert into|update|delete from)\b/i.test(statement));

const callers = new AsyncLocalStorage<string>();

/** Runs work for a caller, whose share of the embedded database its statements count towards. */
export const onBehalfOf = <Result>(caller: string, work: () => Promise<Result>): Promise<Result> =>
  callers.run(caller, work);

interface Turn {
  caller: string;
  isWrite: boolean;
  since: number;
  start: () => Promise<void>;
}

/**
 * Makes statements and transactions of the embedded database take turns. PGlite gives its single connection to
 * callers in order of request, so each statement of one caller would wait for everything a busy one has requested.
 * Instead, the caller that used the connection least in the last second goes first, and among one caller's turns,
 * reads go before writes.
 *
 * @returns the same client
 */
export function withMutex(client: PGlite): PGlite {
  const waiting: Turn[] = [];
  let isBusy = false;
  let usedMs = new Map<string, number>();
  let windowStart = 0;

  const used = ({ caller }: Turn) => usedMs.get(caller) ?? 0;
  const next = (now: number): Turn | undefined => {
    const urgency = (turn: Turn) => (turn.isWrite ? (now - turn.since > patienceMs ? 0 : 2) : 1);
    let first = waiting[0];
    for (const turn of waiting) {
      if (!first || used(turn) < used(first) || (turn.caller === first.caller && urgency(turn) < urgency(first)))
        first = turn;
    }
    return first;
  };
  const proceed = async () => {
    const startedAt = performance.now();
    if (startedAt - windowStart > windowMs) {
      usedMs = new Map();
      windowStart = startedAt;
    }
    const turn = isBusy ? undefined : next(startedAt);
    if (!turn) return;
    waiting.splice(waiting.indexOf(turn), 1);
    isBusy = true;
    await turn.start();
    usedMs.set(turn.caller, used(turn) + performance.now() - startedAt);
    // The database runs in this process without ever waiting: between two turns, the server reads what came in.
    setImmediate(() => {
      isBusy = false;
      proceed();
    });
  };
  const limitConcurrency = <Result>(writes: boolean, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      // Work starts when the turn before it ends, so without `bind` it would run in that caller's async context, and the
      // audit log would name the wrong person.
      const start = AsyncResource.bind(() => work().then(resolve, reject));
      waiting.push({ caller: callers.getStore() ?? '', isWrite: writes, since: performance.now(), start });
      proceed();
    });

  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = <Row>(statement: string, ...rest: [unknown[]?, QueryOptions?]) =>
    limitConcurrency(changesRows(statement), () => query<Row>(statement, ...rest));
  client.transaction = (work) => limitConcurrency(true, () => transaction(work));
  return client;
}
