import type { Database } from '../db/database';
import { CountedRefusal } from './callError';
import type { CallReply, Exchange } from './exchange';

/** The result of the work in a transaction. A counted refusal lets it commit; any other refusal rolls it back. */
export type Outcome = CallReply | CountedRefusal;

export const asCountedRefusal = (error: unknown): CountedRefusal => {
  if (error instanceof CountedRefusal) return error;
  throw error;
};

/**
 * The transaction as a handler gets it. If the handler opens one, it gets this one without a savepoint, because a
 * failed call keeps nothing. Transactions inside that one are savepoints as usual.
 */
const asDatabase = (tx: Database): Database =>
  Object.assign(Object.create(tx) as Database, {
    transaction: (work: (inner: Database) => Promise<unknown>) => work(tx),
  });

/**
 * Runs the rest of a call in a transaction that it can't bypass: all its statements run inside. Otherwise it could
 * wait forever for a second connection while holding the first. Steps that need a transaction share it.
 *
 * @param work gets the same transaction object as the handler, so anything remembered about it, such as a lock, holds for both
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
