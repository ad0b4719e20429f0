import { and, eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../db/database';
import { idempotencyKeys, stores } from '../db/schema/index';
import { CallError, CountedRefusal } from './callError';
import type { KeptReply } from './handler';
import { keepCounted } from './inTransaction';

/** How long a call may be repeated by its key. */
export const repliesKeptDays = 7;

/** Whether a hash is that of the same body, made with an APP_KEY from before a rotation. */
export type IsEarlierHash = (tx: Database, hash: string) => Promise<boolean>;

const isRow = (row: KeptReply) =>
  and(eq(idempotencyKeys.store_id, row.store_id), eq(idempotencyKeys.call, row.call), eq(idempotencyKeys.key, row.key));

/**
 * Takes the key inside the transaction; a second call with it waits here until the first has ended.
 *
 * @returns whether the work is ours to carry out
 */
async function takeKey(tx: Database, row: KeptReply): Promise<boolean> {
  const taken = await tx
    .insert(idempotencyKeys)
    .select(
      // Read from the stores, so that an unknown store is the handler's to refuse and not a broken reference here.
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
  return taken.length > 0;
}

/**
 * Carries work out once: its change, its key and its first reply commit together, and the same key with the same body gets that
 * reply again. Refusals keep no key.
 *
 * @param tx the transaction that the work is done in
 * @param isEarlierHash whether a hash that differs is one of the same body, made before a rotation of APP_KEY
 * @returns the reply; a counted refusal is for the caller to throw once the transaction has committed
 */
export async function onceForKey<Reply extends object>(
  tx: Database,
  row: KeptReply,
  work: () => Promise<Reply>,
  isEarlierHash: IsEarlierHash = async () => false,
): Promise<Reply | CountedRefusal> {
  if (await takeKey(tx, row)) {
    const outcome = await work().catch(keepCounted);
    if (outcome instanceof CountedRefusal) await tx.delete(idempotencyKeys).where(isRow(row));
    else await tx.update(idempotencyKeys).set({ reply: outcome }).where(isRow(row));
    return outcome;
  }
  const reply = await readReply<Reply>(tx, row, isEarlierHash);
  // The key is neither free nor taken: there is no such store.
  if (!reply) throw new CallError(errorCodes.NO_DATA_FOUND);
  return reply;
}

/** @throws CallError IDEMPOTENCY_KEY_REUSED where the key was used with another body */
async function readReply<Reply extends object>(
  tx: Database,
  row: KeptReply,
  isEarlierHash: IsEarlierHash,
): Promise<Reply | null> {
  const [first] = await tx.select().from(idempotencyKeys).where(isRow(row));
  if (!first) return null;
  if (first.body_hash !== row.body_hash && !(await isEarlierHash(tx, first.body_hash)))
    throw new CallError(errorCodes.IDEMPOTENCY_KEY_REUSED);
  return first.reply as Reply;
}

/** Whether a statement that writes a key failed because the key is there already. */
export function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error | null)?.cause ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'idempotency_keys_store_id_call_key_pk';
}

/**
 * The reply of an earlier call with the same key. Waits for one that is writing its reply at this moment.
 *
 * @returns `null` where there is none
 * @throws CallError IDEMPOTENCY_KEY_REUSED where the key was used with another body
 */
export async function firstReply<Reply extends object>(
  db: Database,
  row: KeptReply,
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
