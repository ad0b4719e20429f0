import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../db/database';
import { idempotencyKeys, stores } from '../db/schema/index';
import { CallError, CountedRefusal } from './callError';
import { keepCounted } from './inTransaction';

/** How long a call may be repeated by its key. */
export const repliesKeptDays = 7;

/** What a reply is kept under: a key stands for one body from one account. */
export interface KeptReply {
  store_id: string;
  call: string;
  key: string;
  body_hash: string;
}

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
  isEarlierHash: (hash: string) => Promise<boolean> = async () => false,
): Promise<Reply | CountedRefusal> {
  const isRow = and(
    eq(idempotencyKeys.store_id, row.store_id),
    eq(idempotencyKeys.call, row.call),
    eq(idempotencyKeys.key, row.key),
  );
  if (await takeKey(tx, row)) {
    const outcome = await work().catch(keepCounted);
    if (outcome instanceof CountedRefusal) await tx.delete(idempotencyKeys).where(isRow);
    else await tx.update(idempotencyKeys).set({ reply: outcome }).where(isRow);
    return outcome;
  }
  const [first] = await tx.select().from(idempotencyKeys).where(isRow);
  // Neither ours nor somebody's: there is no such store.
  if (!first) throw new CallError(errorCodes.NO_DATA_FOUND);
  if (first.body_hash !== row.body_hash && !(await isEarlierHash(first.body_hash)))
    throw new CallError(errorCodes.IDEMPOTENCY_KEY_REUSED);
  return first.reply as Reply;
}
