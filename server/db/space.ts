import { statfsSync } from 'node:fs';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { changesRows } from './embeddedTurns';
import { diskFull } from './unavailable';

/**
 * The embedded database is written only while its disk has this much free. Its log grows by files of 16 MB, and where one
 * can't be made, PGlite computes forever: no call, no probe and no signal is answered. Four of them leave room for what
 * a large transaction writes between two checks.
 */
export const databaseReserve = 64 * 2 ** 20;

/**
 * Whether a folder's disk has free space for this process.
 *
 * @param folder one that doesn't exist yet, or whose file system doesn't say, counts as having it
 * @param bytes how much is needed
 */
export function hasSpaceIn(folder: string, bytes: number): boolean {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    return blocks === 0 || bavail * bsize >= bytes;
  } catch {
    return true;
  }
}

/** Also what only locks rows, and a checkpoint: both write to the log. */
const writes = (statement: string): boolean =>
  changesRows(statement) || /^\s*checkpoint\b|\bfor (no key )?update\b/i.test(statement);

/**
 * Refuses statements that write while there is no space, with the error that PostgreSQL gives for it. Reads go on.
 *
 * @returns the same client
 */
export function refuseWhenFull(client: PGlite, hasSpace: () => boolean): PGlite {
  const guarded =
    (query: Transaction['query']): Transaction['query'] =>
    async <Row>(statement: string, parameters?: unknown[], options?: QueryOptions) => {
      if (writes(statement) && !hasSpace()) throw diskFull();
      return query<Row>(statement, parameters, options);
    };
  const transaction = client.transaction.bind(client);
  client.query = guarded(client.query.bind(client));
  client.transaction = (work) =>
    transaction((tx) => work(Object.create(tx, { query: { value: guarded(tx.query.bind(tx)) } })));
  return client;
}
