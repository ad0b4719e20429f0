import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { accountTokens } from '../../db/schema/index';

type Purpose = (typeof accountTokens.$inferInsert)['purpose'];

/** The account that a token is for; `sub_store_id` is `null` for the owner. */
export interface TokenAccount {
  store_id: string;
  sub_store_id: string | null;
}

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @returns the token, 256 random bits; only its hash is stored */
export async function createToken(
  db: Database,
  account: TokenAccount & { purpose: Purpose; challenge?: string | null; created_at: Date; expires_at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(accountTokens).values({ ...account, token_hash: tokenHash(token) });
  return token;
}

/** The condition for the tokens of an account. */
export const isTokenOf = ({ store_id, sub_store_id }: TokenAccount): SQL | undefined =>
  and(
    eq(accountTokens.store_id, store_id),
    sub_store_id === null ? isNull(accountTokens.sub_store_id) : eq(accountTokens.sub_store_id, sub_store_id),
  );

/** The condition for a token that can still be used. */
export const isOpenToken = (token: string, purpose: Purpose, now: Date): SQL | undefined =>
  and(
    eq(accountTokens.token_hash, tokenHash(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.ended_at),
    gt(accountTokens.expires_at, now),
  );

/** The steps that can follow the first proof of a sign-in. */
type SignInStep = 'verification' | 'second_factor';

/**
 * The purpose of a ticket for a step of a sign-in. It keeps whether the password was proved, because a ticket of a sign-in in
 * which another service stood for it proves less.
 */
export const stepPurpose = (step: SignInStep, isPasswordProved: boolean): Purpose =>
  isPasswordProved ? step : `social_${step}`;

/** The condition for an open ticket for a step of a sign-in, by the password or another service. */
export const isOpenStep = (ticket: string, step: SignInStep, now: Date): SQL | undefined =>
  or(isOpenToken(ticket, step, now), isOpenToken(ticket, `social_${step}`, now));

/**
 * Links that outlive a change of the password or the email address. "It wasn't me" and the others that stop something: the
 * person who has the account could otherwise close them. The owner's way back in, and the new owner's link: they end with
 * what they are about.
 */
const lasting: readonly Purpose[] = ['bank_alarm', 'factor_alarm', 'owner_alarm', 'recovery', 'handover'];

/**
 * Ends an account's tokens: the older ones of its purpose when a new one was made, and otherwise all but the lasting ones:
 * its password or email address was changed, or the platform declined it. Call it in the transaction that writes
 * the account's row or the new token, since making a token holds that row.
 */
export async function endTokens(
  db: Database,
  account: TokenAccount,
  now: Date,
  newer?: { purpose: Purpose; token_hash: string },
): Promise<void> {
  const isOlder =
    newer === undefined
      ? notInArray(accountTokens.purpose, [...lasting])
      : and(eq(accountTokens.purpose, newer.purpose), ne(accountTokens.token_hash, newer.token_hash));
  await db
    .update(accountTokens)
    .set({ ended_at: now })
    .where(and(isTokenOf(account), isNull(accountTokens.ended_at), isOlder));
}

/** Ends every token of a store's owner, lasting ones too: the store has another one. */
export async function endOwnerTokens(db: Database, storeId: string, now: Date): Promise<void> {
  await db
    .update(accountTokens)
    .set({ ended_at: now })
    .where(and(isTokenOf({ store_id: storeId, sub_store_id: null }), isNull(accountTokens.ended_at)));
}

/**
 * Ends every token of a store and its team after "It wasn't me" about bank details, other links with it too. Those about
 * factors stay open: without them, a factor that was added with the stolen password would keep the owner out.
 */
export async function endStoreTokens(db: Database, storeId: string, now: Date): Promise<void> {
  const isOther = ne(accountTokens.purpose, 'factor_alarm');
  await db
    .update(accountTokens)
    .set({ ended_at: now })
    .where(and(eq(accountTokens.store_id, storeId), isNull(accountTokens.ended_at), isOther));
}

/**
 * Ends an account's links with "It wasn't me" about factors.
 *
 * @param since only those about factors that were added then or later
 */
export async function endFactorAlarms(db: Database, account: TokenAccount, now: Date, since?: Date): Promise<void> {
  const isMeant = and(eq(accountTokens.purpose, 'factor_alarm'), since && gte(accountTokens.created_at, since));
  await db
    .update(accountTokens)
    .set({ ended_at: now })
    .where(and(isTokenOf(account), isNull(accountTokens.ended_at), isMeant));
}
