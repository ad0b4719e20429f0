// Test suites replace the global timers; turns must go on.
import { setImmediate, setTimeout } from 'node:timers';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';

/** A write that waited so long for reads to pause goes first. */
const patienceMs = 100;

const isWrite = (statement: string): boolean =>
  /^\s*(insert|update|delete)\b/i.test(statement) ||
  (/^\s*with\b/i.test(statement) && /\b(insert into|update|delete from)\b/i.test(statement));

/**
 * Makes writes of the embedded database take turns, one at a time, and wait while there are reads. It has a single
 * connection that serves whoever asks first: with a queue of transactions, each of a reader's statements would wait for all
 * of them.
 *
 * @returns the same client
 */
export function takeTurns(client: PGlite): PGlite {
  let readers = 0;
  let isWriting = false;
  const waiting: { since: number; start: () => void }[] = [];

  const startNext = () => {
    const [next] = waiting;
    if (!next || isWriting || (readers > 0 && performance.now() - next.since < patienceMs)) return;
    waiting.shift();
    isWriting = true;
    next.start();
  };
  const write = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.push({ since: performance.now(), start });
      startNext();
      if (waiting.length > 0) setTimeout(startNext, patienceMs + 1).unref();
    });
    try {
      return await work();
    } finally {
      isWriting = false;
      // A reader that waited for this write runs first, and so does its next statement.
      setImmediate(startNext);
    }
  };
  const read = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    readers += 1;
    try {
      return await work();
    } finally {
      readers -= 1;
      setImmediate(startNext);
    }
  };

  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = <Row>(statement: string, ...rest: [unknown[]?, QueryOptions?]) =>
    (isWrite(statement) ? write : read)(() => query<Row>(statement, ...rest));
  client.transaction = (work) => write(() => transaction(work));
  return client;
}
