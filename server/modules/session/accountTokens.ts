import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accountTokens } from '../../db/schema/index';

type Purpose = (typeof accountTokens.$inferInsert)['purpose'];

/** The account that a token is for; `sub_store_id` is `null` for the owner. */
interface TokenAccount {
  store_id: string;
  sub_store_id: string | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** @returns the token, 256 random bits; only its hash is stored */
export async function createToken(
  db: Database,
  account: TokenAccount & { purpose: Purpose; created_at: Date; expires_at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(accountTokens).values({ ...account, token_hash: hashOf(token) });
  return token;
}

/** The condition for a token that can still be used. */
export const isOpenToken = (token: string, purpose: Purpose, now: Date): SQL | undefined =>
  and(
    eq(accountTokens.token_hash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.ended_at),
    gt(accountTokens.expires_at, now),
  );

/**
 * Ends an account's tokens, whatever they are for: its password was changed, or the platform declined it. Call it in the
 * transaction that writes the account's row, since making a token holds that row.
 */
export async function endTokens(db: Database, { store_id, sub_store_id }: TokenAccount, now: Date): Promise<void> {
  const ofAccount =
    sub_store_id === null ? isNull(accountTokens.sub_store_id) : eq(accountTokens.sub_store_id, sub_store_id);
  await db
    .update(accountTokens)
    .set({ ended_at: now })
    .where(and(eq(accountTokens.store_id, store_id), ofAccount, isNull(accountTokens.ended_at)));
}
