import type { Database } from '../db/database';
import { CountedRefusal } from './callError';
import type { CallReply, Exchange } from './exchange';

/** What the work in a transaction ends with; a refusal that counted something lets it commit, any other undoes it. */
export type Outcome = CallReply | CountedRefusal;

export const keepCounted = (error: unknown): CountedRefusal => {
  if (error instanceof CountedRefusal) return error;
  throw error;
};

/**
 * The transaction as a handler gets it: the one that the handler would open is this one, without a savepoint, since nothing of the call
 * stays where that fails. What it opens within is a savepoint as ever.
 */
const asDatabase = (tx: Database): Database =>
  Object.assign(Object.create(tx) as Database, {
    transaction: (work: (inner: Database) => Promise<unknown>) => work(tx),
  });

/**
 * The rest of a call, in a transaction that it cannot reach past: whatever it asks of the database is in there. A second
 * connection, wanted while the first is held, would be waited for for ever. Steps that ask for one share it.
 *
 * @param work gets the very transaction that the handler will get: what is remembered of it, as a lock that it holds, holds for both
 */
export async function inTransaction(exchange: Exchange, work: (tx: Database) => Promise<Outcome>): Promise<CallReply> {
  const outer = exchange.db;
  if (exchange.isInTransaction) {
    const outcome = await outer.transaction(work);
    if (outcome instanceof CountedRefusal) throw outcome;
    return outcome;
  }
  try {
    exchange.isInTransaction = true;
    const outcome = await outer.transaction((tx) => {
      exchange.db = asDatabase(tx);
      return work(tx);
    });
    if (outcome instanceof CountedRefusal) throw outcome;
    return outcome;
  } finally {
    exchange.db = outer;
    exchange.isInTransaction = false;
  }
}
