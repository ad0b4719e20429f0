import type { SQL } from 'drizzle-orm';
import type { ErrorCode } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import type { WrittenMessage } from '../../outgoing/service';
import type { BankFacts } from './bankDetailRows';

/** A change of bank details, with the code that says that it failed: 2021, 2023 or 2024. */
export interface BankChange {
  failed: ErrorCode;
  /** The field of the body that names the holder or the details. */
  path: 'bank_holder_id' | 'bank_detail_id';
}

/** A kind of holder of bank details: delivery people, or the store itself. */
export interface BankHolder {
  /** The condition for details of this kind, of people who haven't been deleted; `providers` is joined. */
  isKind: () => SQL | undefined;
  /** The condition for the details of this holder. */
  isOf: (storeId: string, holderId: string) => SQL | undefined;
  /** The column that names the holder. */
  providerId: (holderId: string) => string | null;
  /** Refuses a holder that the caller's store doesn't have. */
  assertExists: (context: CallContext, holderId: string) => Promise<void>;
  /** Refuses numbers that the holder can't have; `given` are those of the body. */
  assertNumbers: (
    tx: Database,
    storeId: string,
    numbers: { facts: BankFacts; given: Partial<BankFacts> },
    change: BankChange,
  ) => Promise<void>;
  /** Locks the holder, and with it the details, until the transaction ends. */
  lock: (tx: Database, storeId: string, holderId: string, change: BankChange) => Promise<void>;
  /** Runs a change in one transaction and announces it. */
  change: <Result>(
    context: CallContext,
    work: (tx: Database) => Promise<BankChanged<Result>>,
  ) => Promise<BankReply<Result>>;
  /** Fields of a reply that only this holder has. */
  facts: (context: CallContext) => Promise<PayoutFacts>;
}

interface BankChanged<Result> {
  holderId: string;
  result: Result;
  /** Whether the money would go elsewhere than before, or to another name. */
  isRedirected: boolean;
}

interface PayoutFacts {
  payout_hold_until?: string | null;
  payouts_frozen_at?: string | null;
}

/** The handler's reply, perhaps with what the change brought about besides. */
type BankReply<Result> = Result | (Result & PayoutFacts & { demo_message?: Pick<WrittenMessage, 'subject' | 'text'> });
