import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Env } from '../env';

/** What calls and jobs may ask of the real-time channel. */
export interface Realtime {
  /** Something was written to the outbox and committed: sends it now, not at the next look. */
  wakeOutbox(): void;
  /** Tells the sockets of these sessions why, and closes them; the sessions themselves are gone already. */
  endSessions(sessionIds: string[], messageCode: number): void;
  /** Tells every socket of a store. */
  broadcastStore(storeId: string, messageCode: number): void;
  close(): Promise<void>;
}

export interface RealtimeDeps {
  db: Database;
  env: Env;
  log: FastifyBaseLogger;
  now: () => Date;
}

export type AttachRealtime = (app: FastifyInstance, deps: RealtimeDeps) => Promise<Realtime>;
