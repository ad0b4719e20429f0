import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index';

/** The database, embedded or PostgreSQL, or a transaction on it: everything below the client speaks to this. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Whether the database answers. */
export interface DatabaseHealth {
  isUp(): boolean;
  /** Whether its disk has space for writes, as far as this process can tell. */
  hasSpace(): boolean;
  /** Calls back at each change. Returns a function that stops it. */
  onChange(listener: (isUp: boolean) => void): () => void;
  /**
   * Runs a short check on a connection that no call uses, so that it doesn't queue behind them.
   *
   * @throws DatabaseUnavailable while the database doesn't answer
   */
  probe<Result>(check: (db: Database) => Promise<Result>): Promise<Result>;
}

export interface Mutex {
  db: Database;
  migrate(migrationsFolder: string): Promise<void>;
}

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Its location, for messages: a folder, or a server's address without its password. */
  place: string;
  health: DatabaseHealth;
  /**
   * Runs work that only one process at a time can do, such as migrations, while the others wait. No time limits apply.
   */
  exclusively<Result>(work: (turn: Mutex) => Promise<Result>): Promise<Result>;
  /** Records where this process listens, for the message to other processes that find the database locked. */
  setAddress(address: string): void;
  close(): Promise<void>;
}
