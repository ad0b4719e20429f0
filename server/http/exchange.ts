import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call';
import type { CallName } from '#contract/calls/index';
import type { Database } from '../db/database';
import type { Env } from '../env';
import type { FileStore } from '../files/fileStore';
import type { AddressSearch } from '../gateways/addressSearch';
import type { Fetch } from '../gateways/connect/connect';
import type { NameServers } from '../gateways/nameServers';
import type { PaymentGateway } from '../gateways/payments/paymentGateway';
import type { StoreGateways } from '../gateways/payments/storeGateways';
import type { PdfWriter } from '../pdf/pdfWriter';
import type { Admissions } from './admission';
import type { CallLimits } from './callLimits';
import type { Handler, Handlers, PositionWriter, Session, SessionMessages, StoredReply, Upload } from './handler';
import type { ProvenSessions } from './provenSessions';

/** The parts of the server that calls can use. */
export interface CallDeps {
  db: Database;
  env: Env;
  files: FileStore;
  pdf: PdfWriter;
  positions: PositionWriter;
  addressSearch: AddressSearch | null;
  billing: PaymentGateway | null;
  fetch: Fetch;
  gatewayFetch: Fetch;
  paymentGateways: StoreGateways;
  nameServers: NameServers;
  now: () => Date;
  realtime: SessionMessages & { wakeOutbox(): void };
  handlers: Handlers;
  limits: CallLimits;
  provenSessions: ProvenSessions;
  admission: Admissions;
}

/** One call as it passes through the steps; each step adds what it finds out. */
export interface Exchange {
  readonly name: CallName;
  readonly call: Call;
  readonly request: FastifyRequest;
  /** For headers such as cookies. The reply itself is what the last step returns. */
  readonly httpReply: FastifyReply;
  /** Without the database: a step only gets `db` below, so it can't bypass an open transaction. */
  readonly deps: Omit<CallDeps, 'db'>;
  /** Unvalidated at first; `validateBody` replaces it. */
  body: unknown;
  session: Session | null;
  /** The real session while viewing as another account. */
  viewer: Session | null;
  upload: Upload | null;
  /** Set if the handler writes the idempotency key. */
  storedReply: StoredReply | null;
  /** Carries the call out, if it asked others before (`askBefore`). */
  handler: Handler<CallName> | null;
  /** The database, or the transaction that the call's change shares with its idempotency key. */
  db: Database;
  /** Whether `db` is a transaction that the pipeline opened and will end. */
  isInTransaction: boolean;
  /** Messages to the store's devices, sent after the commit. */
  afterwards: (() => void)[];
  /** Set if the call wrote to the outbox. */
  wroteToOutbox: boolean;
}

export type CallReply = Record<string, unknown>;

/** One check or action in a call's pipeline. It calls `next`, or refuses by throwing a `CallError`. */
export type Step = (exchange: Exchange, next: () => Promise<CallReply>) => Promise<CallReply>;

/** Chains steps, the outermost first. The last one doesn't call `next`. */
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
