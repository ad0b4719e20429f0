import type { Logger } from 'pino';
import type { AccessBlocker } from '#contract/access';
import type { CallName, Calls, ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import type { Location } from '#contract/delivery/distance';
import type { Grants } from '#contract/permissions';
import type { StoreFlags } from '#contract/storeFlags';
import type { Database } from '../db/database';
import type { Env } from '../env';
import type { FileStore } from '../files/fileStore';
import type { AddressSearch } from '../gateways/addressSearch';
import type { Fetch } from '../gateways/connect/connect';
import type { NameServers } from '../gateways/nameServers';
import type { PaymentGateway } from '../gateways/payments/paymentGateway';
import type { StoreGateways } from '../gateways/payments/storeGateways';
import type { PdfWriter } from '../pdf/pdfWriter';
import type { CodeThrottle } from './codeThrottle';
import type { PasswordThrottle } from './passwordThrottle';

/** The caller of a call, proven by the token. */
export interface Session {
  /** The session's ID, used to sign out a socket or a device. */
  id: string;
  store_id: string;
  /** The sub-account, or `null` for the owner. */
  sub_store_id: string | null;
  /** The caller's name in an order's history: at a shared device, the person's who works there, if anyone does. */
  name: string;
  /**
   * For an account that several people use at one device: the account itself, and who works there. The person is named for
   * what happens; permissions stay the account's. `null` for other accounts, and while someone is viewing.
   */
  sharedDevice: { id: string; name: string; person: { id: string; name: string } | null } | null;
  /** `null` for the owner, who holds every permission. */
  grants: Grants;
  flags: StoreFlags;
  /**
   * That the store's team needs a second factor and this account has none, or else why the store can't work yet; `null`
   * if nothing is missing.
   */
  accessBlocker: AccessBlocker | 'second_factor' | null;
  /** The person viewing as this account, with their own permissions; viewing never writes. `null` if no one does. */
  viewer: Pick<Session, 'sub_store_id' | 'grants'> | null;
  /** When its person last proved in this session who they are; `null` while someone is viewing. */
  stepped_up_at: Date | null;
  timezone: string;
  /** When the store's business day begins, in minutes after midnight: a session is a `DayRules`. */
  day_starts_at: number;
  currency: string;
}

/** Messages to a store's open devices outside its stream. Call these after the change is committed. */
export interface SessionMessages {
  /** Tells the devices of ended sessions why they ended, and closes their sockets. */
  endSessions(sessionIds: string[], messageCode: number): void;
  broadcastStore(storeId: string, messageCode: number): void;
  /** A sub-account's permissions changed: its open devices get what they can see now. */
  refreshAccess(storeId: string): void;
  /** The platform's requirements changed, which apply to every store. */
  refreshAllAccess(): void;
  /** A delivery person of the store went online or offline: tells everyone watching. */
  providersChanged(storeId: string): void;
}

/** The file that came with a call. Its name was chosen by the caller: display it, but never use it as a path. */
export interface Upload {
  filename: string;
  content: Buffer;
}

/** Identifies a call's first reply: a key belongs to one body from one account. */
export interface StoredReply {
  store_id: string;
  call: string;
  key: string;
  body_hash: string;
}

/** An owner's store or a sub-account, which sign in separately. */
export interface SignInAccount {
  kind: 'owner' | 'sub_store';
  id: string;
  password_hash: string | null;
}

/**
 * The device that makes a call, and whether it has signed in before. The proof is one signed cookie per account that
 * scripts can't read. It gives no access: it keeps other people's failed attempts from locking out this device, and the
 * account's person from being told about it again.
 */
export interface KnownDevice {
  /** The device's id, or `null` if it has not signed in to this account. */
  idFor(account: SignInAccount): string | null;
  /** Whether it has signed in to this account, with whatever password; with `since`, at that time or later. */
  isKnown(account: Pick<SignInAccount, 'kind' | 'id'>, since?: Date): boolean;
  /** Issues or renews the device's cookie. Call it after a successful sign-in. */
  remember(account: SignInAccount): void;
}

/** Where a delivery person was at a given time. */
export interface Position {
  provider_id: string;
  location: Location;
  at: Date;
}

/** Receives the locations that delivery people report. */
export interface PositionWriter {
  /**
   * Takes a position. Resolves once it is written. If the last write was less than a second ago, it resolves at once,
   * and the newest position of that second is written later.
   *
   * @returns the person's store; `null` if there is no such person
   */
  report(position: Position): Promise<string | null>;
  /** Writes any position that is still waiting. */
  close(): Promise<void>;
}

/** The context that a handler gets besides its body. */
export interface CallContext<Audience = 'session'> {
  /** For an idempotent call, the transaction in which its key is written. */
  db: Database;
  env: Env;
  log: Logger;
  session: Audience extends 'session' | 'owner' ? Session : null;
  /** Position of the caller's language, from the `lang` header. */
  language: number;
  /** The clock; tests can set it. */
  now: () => Date;
  /** Call this after writing to the outbox: the relay then sends as soon as the call has committed. */
  wakeOutbox: () => void;
  messages: SessionMessages;
  /** Set only if the contract says that the call takes a file. */
  upload: Upload | null;
  files: FileStore;
  /** Makes documents; one at a time, with a limit of those that wait. */
  pdf: PdfWriter;
  positions: PositionWriter;
  /** For a call that is `idempotent: 'by handler'`: identifies the key and reply to write. */
  storedReply: StoredReply | null;
  /** The address provider; `null` if none is set up. Use it outside transactions, because it can be slow. */
  addressSearch: AddressSearch | null;
  /** The platform's own account at a gateway, for subscriptions; `null` if there is none. Outside transactions, too. */
  billing: PaymentGateway | null;
  /** Asks addresses outside that a store names. Use it outside transactions, because it can be slow. */
  fetch: Fetch;
  /** Asks payment gateways; in a demo also the one that stands in for Stripe. As slow as `fetch`. */
  gatewayFetch: Fetch;
  /** The payment gateways of all stores. Use them outside transactions, because they can be slow. */
  paymentGateways: StoreGateways;
  /** The name servers of domains. Use it outside transactions, because it can be slow. */
  nameServers: NameServers;
  /** Must wrap every check of a sign-in password. */
  throttlePassword: PasswordThrottle;
  /** Must wrap every check of a one-time code. */
  throttleCode: CodeThrottle;
  /** Whether the caller's device has signed in before. */
  device: KnownDevice;
  /** Schedules work for after the reply, so that it doesn't delay any. It can be lost if the process is killed. */
  afterReply: (work: () => Promise<void>) => void;
  request: { id: string; address: string; userAgent: string };
}

/** Carries out one call. Everything in the call's contract has been checked. Refusals are `CallError`s. */
export type Handler<Name extends CallName> = (
  body: ParsedBodyOf<Name>,
  context: CallContext<Calls[Name]['audience']>,
) => Promise<ReplyOf<Name> & { message?: number }>;

/** Handlers for the calls of one area: a call without a handler doesn't compile. */
export type Handlers<Names extends CallName = CallName> = { [Name in Names]: Handler<Name> };
