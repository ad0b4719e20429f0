import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call';
import type { CallName } from '#contract/calls/index';
import type { Database } from '../db/database';
import type { Env } from '../env';
import type { FileStore } from '../files/fileStore';
import type { Mailer } from '../mail/mailer';
import type { Admissions } from './admission';
import type { CallLimits } from './callLimits';
import type { Handlers, KeptReply, PositionKeeper, Session, SessionMessages, Upload } from './handler';

/** What the server is made of, as far as calls reach. */
export interface CallDeps {
  db: Database;
  env: Env;
  files: FileStore;
  positions: PositionKeeper;
  mailer: Mailer | null;
  now: () => Date;
  realtime: SessionMessages & { wakeOutbox(): void };
  handlers: Handlers;
  limits: CallLimits;
  admission: Admissions;
}

/** One call on its way through the steps; each adds what it found out. */
export interface Exchange {
  readonly name: CallName;
  readonly call: Call;
  readonly request: FastifyRequest;
  /** For headers such as cookies; what a call replies is what its step returns. */
  readonly httpReply: FastifyReply;
  /** Without the database: a step has the one below and no other, so that it cannot reach past an open transaction. */
  readonly deps: Omit<CallDeps, 'db'>;
  /** As it came, until it is validated. */
  body: unknown;
  session: Session | null;
  /** Whose session it really is, where somebody looks as another account. */
  looker: Session | null;
  upload: Upload | null;
  /** Set where the handler writes the idempotency key. */
  kept: KeptReply | null;
  /** The database, or the transaction that the call's change and its idempotency key share. */
  db: Database;
  /** Whether `db` is a transaction that the pipeline opened, and ends. */
  isInTransaction: boolean;
  /** What the store's devices are told once all is committed. */
  afterwards: (() => void)[];
  /** Set where the call wrote to the outbox. */
  wroteToOutbox: boolean;
}

export type CallReply = Record<string, unknown>;

/** One check or deed on a call's way; it calls `next` or refuses by throwing a `CallError`. */
export type Step = (exchange: Exchange, next: () => Promise<CallReply>) => Promise<CallReply>;

/** Chains steps, the first outermost. The last one does not call `next`. */
export function inOrder(...steps: Step[]): (exchange: Exchange) => Promise<CallReply> {
  return (exchange) => {
    const run = (index: number): Promise<CallReply> => {
      const step = steps[index];
      if (!step) throw new Error(`${exchange.name}: no step carried the call out`);
      return step(exchange, () => run(index + 1));
    };
    return run(0);
  };
}
