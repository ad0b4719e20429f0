import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { interceptorFields } from '#contract/calls/call';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../../db/database';
import { idempotencyKeys, stores } from '../../db/schema/index';
import { CallError, CountedRefusal } from '../callError';
import type { CallReply, Exchange, Step } from '../exchange';
import { inTransaction, keepCounted, type Outcome } from '../inTransaction';

type Body = Record<string, unknown>;

/**
 * What a key stands for: this body, from this account. Whichever token and device sent it, it is the same; from another
 * account it is not, since a reply is made for who is told. Fields come in the order of the schema.
 */
function bodyHash({ session, body }: Exchange): string {
  const own = Object.entries(body as Body).filter(([name]) => !(name in interceptorFields));
  return createHash('sha256')
    .update(JSON.stringify([session?.sub_store_id ?? null, own]))
    .digest('base64url');
}

const storeOf = ({ session, body }: Exchange): string => session?.store_id ?? String((body as Body).store_id);

/**
 * Takes the key inside the transaction; a second call with it waits here until the first has ended.
 *
 * @returns whether the call is ours to carry out
 */
async function takeKey(tx: Database, row: { store_id: string; call: string; key: string; body_hash: string }) {
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
 * A call that came with an `idempotency_key` is carried out once: its change, its key and its first reply
 * commit together, and the same account with the same key and body gets that reply again. Refusals keep no key.
 */
export const onceByKey: Step = async (exchange, next) => {
  const body = exchange.body as Body;
  const key = body.idempotency_key;
  if (!exchange.call.idempotent || typeof key !== 'string') return next();

  const row = { store_id: storeOf(exchange), call: exchange.name, key, body_hash: bodyHash(exchange) };
  const isRow = and(
    eq(idempotencyKeys.store_id, row.store_id),
    eq(idempotencyKeys.call, row.call),
    eq(idempotencyKeys.key, row.key),
  );
  return inTransaction(exchange, async (tx) => {
    if (await takeKey(tx, row)) {
      const outcome: Outcome = await next().catch(keepCounted);
      if (outcome instanceof CountedRefusal) await tx.delete(idempotencyKeys).where(isRow);
      else await tx.update(idempotencyKeys).set({ reply: outcome }).where(isRow);
      return outcome;
    }
    const [first] = await tx.select().from(idempotencyKeys).where(isRow);
    // Neither ours nor somebody's: there is no such store.
    if (!first) throw new CallError(errorCodes.NO_DATA_FOUND);
    if (first.body_hash !== row.body_hash) throw new CallError(errorCodes.IDEMPOTENCY_KEY_REUSED);
    return first.reply as CallReply;
  });
};
