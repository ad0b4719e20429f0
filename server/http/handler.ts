import type { Logger } from 'pino';
import type { AccessGap } from '#contract/access';
import type { CallName, Calls, ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import type { Location } from '#contract/orders/deliveryFee';
import type { Grants } from '#contract/permissions';
import type { StoreFlags } from '#contract/storeFlags';
import type { Database } from '../db/database';
import type { Env } from '../env';
import type { FileStore } from '../files/fileStore';
import type { Mailer } from '../mail/mailer';
import type { PasswordThrottle } from './passwordThrottle';

/** Who makes a call, proven by the token. */
export interface Session {
  /** The session's own id; with it a socket or a device is signed out. */
  id: string;
  store_id: string;
  /** The sub-account, or `null` for the owner. */
  sub_store_id: string | null;
  /** What the order's history calls this caller. */
  name: string;
  /** `null` for the owner, who holds everything. */
  grants: Grants;
  flags: StoreFlags;
  /** What the store lacks to work at all; `null` where it lacks nothing. */
  gap: AccessGap | null;
  /** Who only looks as this account would, with what they hold themselves: nothing is written from there. `null` where nobody does. */
  looker: Pick<Session, 'sub_store_id' | 'grants'> | null;
  timezone: string;
  currency: string;
}

/** What a call may tell a store's open devices beside its stream; to be called once the change is committed. */
export interface SessionMessages {
  /** Tells the devices of sessions that ended why, and closes their sockets. */
  endSessions(sessionIds: string[], messageCode: number): void;
  broadcastStore(storeId: string, messageCode: number): void;
  /** A sub-account's permissions changed: its open devices see what they may see now. */
  refreshAccess(storeId: string): void;
  /** Somebody of the store's delivery people began or ended work: those who watch them are told. */
  providersChanged(storeId: string): void;
}

/** The file that came with a call. Its name is the caller's own word: shown, and never a path. */
export interface Upload {
  filename: string;
  content: Buffer;
}

/** What a call's first reply is kept under: a key stands for one body from one account. */
export interface KeptReply {
  store_id: string;
  call: string;
  key: string;
  body_hash: string;
}

/** An owner's store or a sub-account, as sign-in tells them apart. */
export interface SignInAccount {
  kind: 'owner' | 'sub_store';
  id: string;
  password_hash: string | null;
}

/**
 * The device that makes a call, as far as it can prove that it has signed in before. The proof is a signed cookie per account
 * that no script can read; it opens nothing, and only keeps strangers' failed attempts away from this device.
 */
export interface KnownDevice {
  /** The device's id, or `null` if it has not signed in to this account. */
  idFor(account: SignInAccount): string | null;
  /** Issues or renews the device's cookie. Call it after a successful sign-in. */
  remember(account: SignInAccount): void;
}

/** Where somebody was at a time. */
export interface Position {
  provider_id: string;
  location: Location;
  at: Date;
}

/** Where delivery people are: takes what they report. */
export interface PositionKeeper {
  /**
   * Takes a position. Resolves once it is written, or at once where the last one was written within the second: then the
   * newest of that second follows by itself.
   *
   * @returns the person's store; `null` where there is no such person
   */
  report(position: Position): Promise<string | null>;
  /** Writes what is still kept. */
  close(): Promise<void>;
}

/** What a handler may use beside its body. */
export interface CallContext<Audience = 'session'> {
  /** Where the call is idempotent this is the transaction that its key is written in. */
  db: Database;
  env: Env;
  log: Logger;
  session: Audience extends 'session' | 'owner' ? Session : null;
  /** Position of the language that the caller reads, by the header `lang`. */
  language: number;
  /** The caller's clock: tests set it. */
  now: () => Date;
  /** Called by who wrote to the outbox: once the call has committed, the relay sends at once. */
  wakeOutbox: () => void;
  messages: SessionMessages;
  /** Set where the contract says that the call takes a file, and only there. */
  upload: Upload | null;
  files: FileStore;
  positions: PositionKeeper;
  /** Of a call that is `idempotent: 'by handler'`: what its key and reply are to be written under. */
  kept: KeptReply | null;
  /** The way to the mail server; `null` where none is set up. For calls outside of a transaction: it may take its time. */
  mailer: Mailer | null;
  /** Guards every check of a password that someone signs in with. */
  throttlePassword: PasswordThrottle;
  /** Whether the caller's device has signed in before. */
  device: KnownDevice;
  /** Leaves work for after the reply, so that its time shows in none. It may be lost if the process is killed. */
  afterReply: (work: () => Promise<void>) => void;
  request: { id: string; address: string; userAgent: string };
}

/** Carries one call out. Everything in the call's contract was checked before; refusals are `CallError`s. */
export type Handler<Name extends CallName> = (
  body: ParsedBodyOf<Name>,
  context: CallContext<Calls[Name]['audience']>,
) => Promise<ReplyOf<Name> & { message?: number }>;

/** Handlers of one area's calls: a call without a handler does not compile. */
export type Handlers<Names extends CallName = CallName> = { [Name in Names]: Handler<Name> };
