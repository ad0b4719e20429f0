import { statfsSync } from 'node:fs';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { changesRows } from './fairQueue';
import { diskFull } from './unavailable';

/**
 * The embedded database accepts writes only while its disk has this much free space. Its log grows in files of 16 MB.
 * If PGlite can't create one, it loops forever, and the process no longer answers calls, probes or signals. Four files
 * leave room for what a large transaction writes between two checks.
 */
export const databaseReserve = 64 * 2 ** 20;

/**
 * Whether the disk of a folder has enough free space for this process. Also true if the folder doesn't exist yet, or if
 * its file system doesn't report free space.
 *
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

/** Whether a statement writes to the log. Row locks and checkpoints do too. */
const writesToLog = (statement: string): boolean =>
  changesRows(statement) || /^\s*checkpoint\b|\bfor (no key )?update\b/i.test(statement);

/**
 * Rejects statements that write while the disk is full, with PostgreSQL's error for it. Reads still work.
 *
 * @returns the same client
 */
export function refuseWhenFull(client: PGlite, hasSpace: () => boolean): PGlite {
  const guarded =
    (query: Transaction['query']): Transaction['query'] =>
    async <Row>(statement: string, parameters?: unknown[], options?: QueryOptions) => {
      if (writesToLog(statement) && !hasSpace()) throw diskFull();
      return query<Row>(statement, parameters, options);
    };
  const transaction = client.transaction.bind(client);
  client.query = guarded(client.query.bind(client));
  client.transaction = (work) =>
    transaction((tx) => work(Object.create(tx, { query: { value: guarded(tx.query.bind(tx)) } })));
  return client;
}
