import { createHash } from 'node:crypto';
import { and, eq, sql, TransactionRollbackError } from 'drizzle-orm';
import type { CallName } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../db/database';
import { idempotencyKeys, stores } from '../db/schema/index';
import { CallError, CountedRefusal } from './callError';
import type { Session, StoredReply } from './handler';
import { asCountedRefusal } from './inTransaction';

interface Part {
  call: CallName;
  /** The call's key. */
  key: string;
  /** Distinguishes this part from the other parts of the call. */
  name: string;
  /** The part of the body that determines what is done here. */
  body: unknown;
}

/**
 * Runs one part of a call that is `idempotent: 'by part'`, in its own transaction with its key and reply. When the
 * call is repeated, parts that succeeded aren't run again, and parts that were refused are.
 */
export async function onceForPart<Reply extends object>(
  db: Database,
  session: Session,
  { call, key, name, body }: Part,
  work: (tx: Database) => Promise<Reply>,
): Promise<Reply> {
  const outcome = await db.transaction((tx) => {
    const body_hash = createHash('sha256')
      .update(JSON.stringify([session.sub_store_id, body]))
      .digest('base64url');
    return runOnce(tx, { store_id: session.store_id, call, key: `${key} ${name}`, body_hash }, () => work(tx));
  });
  if (outcome instanceof CountedRefusal) throw outcome;
  return outcome;
}

/** How long a call can be repeated with its key. */
export const repliesKeptDays = 7;

/** Whether a hash belongs to the same body, made with an APP_KEY from before a rotation. */
export type IsEarlierHash = (tx: Database, hash: string) => Promise<boolean>;

const isRow = (row: StoredReply) =>
  and(eq(idempotencyKeys.store_id, row.store_id), eq(idempotencyKeys.call, row.call), eq(idempotencyKeys.key, row.key));

/**
 * Takes the key inside the transaction. A second call with the same key waits here until the first has ended.
 *
 * @returns whether this call should do the work
 */
async function takeKey(tx: Database, row: StoredReply): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .select(
      // Selected from the stores, so that the handler refuses an unknown store, instead of a foreign key error here.
      tx
        .select({
          store_id: stores.id,
          call: sql<string>`${row.call}::text`.as('call'),
          key: sql<string>`${row.key}::text`.as('key'),
          body_hash: sql<string>`${row.body_hash}::text`.as('body_hash'),
          reply: sql`'{}'::jsonb`.as('reply'),
          created_at: sql<Date>`now()`.as('created_at'),
        })
        .from(stores)
        .where(eq(stores.id, row.store_id)),
    )
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** A message that a demo shows on the page has a link or a code: it isn't kept, and a repeated call doesn't show it. */
function withoutMessage<Reply extends object>(reply: Reply): object {
  if (!('demo_message' in reply)) return reply;
  const { demo_message, ...kept } = reply;
  return kept;
}

/**
 * Runs work once: its change, key and first reply commit together, and the same key with the same body returns that
 * reply again. Refusals don't store a key.
 *
 * @param tx the transaction in which the work runs
 * @param isEarlierHash whether a different hash is for the same body, made before a rotation of APP_KEY
 * @returns the reply; the caller throws a counted refusal after the transaction has committed
 */
export async function runOnce<Reply extends object>(
  tx: Database,
  row: StoredReply,
  work: () => Promise<Reply>,
  isEarlierHash: IsEarlierHash = async () => false,
): Promise<Reply | CountedRefusal> {
  if (await takeKey(tx, row)) {
    const outcome = await work().catch(asCountedRefusal);
    if (outcome instanceof CountedRefusal) await tx.delete(idempotencyKeys).where(isRow(row));
    else
      await tx
        .update(idempotencyKeys)
        .set({ reply: withoutMessage(outcome) })
        .where(isRow(row));
    return outcome;
  }
  const reply = await readReply<Reply>(tx, row, isEarlierHash);
  // The key is neither free nor taken: the store doesn't exist.
  if (!reply) throw new CallError(errorCodes.NO_DATA_FOUND);
  return reply;
}

/** @throws CallError IDEMPOTENCY_KEY_REUSED if the key was used with another body */
async function readReply<Reply extends object>(
  tx: Database,
  row: StoredReply,
  isEarlierHash: IsEarlierHash,
): Promise<Reply | null> {
  const [first] = await tx.select().from(idempotencyKeys).where(isRow(row));
  if (!first) return null;
  if (first.body_hash !== row.body_hash && !(await isEarlierHash(tx, first.body_hash)))
    throw new CallError(errorCodes.IDEMPOTENCY_KEY_REUSED);
  return first.reply as Reply;
}

/** Whether a statement that writes a key failed because the key already exists. */
export function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error | null)?.cause ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'idempotency_keys_store_id_call_key_pk';
}

/**
 * The reply of an earlier call with the same key. If that call is still writing its reply, waits for it.
 *
 * @returns `null` if there is none
 * @throws CallError IDEMPOTENCY_KEY_REUSED if the key was used with another body
 */
export async function firstReply<Reply extends object>(
  db: Database,
  row: StoredReply,
  isEarlierHash: IsEarlierHash,
): Promise<Reply | null> {
  let reply: Reply | null = null;
  await db
    .transaction(async (tx) => {
      if (await takeKey(tx, row)) tx.rollback();
      reply = await readReply<Reply>(tx, row, isEarlierHash);
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return reply;
}
