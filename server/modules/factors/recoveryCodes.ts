import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { recoveryAlphabet } from '#contract/entities/factor';
import type { Database } from '#server/db/database';
import { recoveryCodes } from '#server/db/schema/factors';
import type { Env } from '#server/env';
import { type FactorAccount, isOf } from './factorAccount';
import { recoveryHasher } from './recoveryKey';
import { endShownTotp } from './totp';

type KeyEnv = Pick<Env, 'APP_KEY'>;

/** 50 random bits: far too many to guess under the limits of wrong tries. */
const newCode = (): string =>
  Array.from(
    { length: accountLimits.recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');

/** Formats a code for people to read: in two halves. */
const formatCode = (code: string): string => {
  const half = code.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
};

/** @returns ten new codes, which take the place of the earlier ones. They can't be read again. */
export async function replaceRecoveryCodes(
  tx: Database,
  env: KeyEnv,
  { store_id, sub_store_id }: FactorAccount,
  now: Date,
): Promise<string[]> {
  const account = { store_id, sub_store_id };
  const hashOf = await recoveryHasher(tx, env, account);
  const codes = new Set<string>();
  while (codes.size < accountLimits.recoveryCodes) codes.add(newCode());
  await deleteRecoveryCodes(tx, account);
  await tx
    .insert(recoveryCodes)
    .values([...codes].map((code) => ({ ...account, code_hash: hashOf(code), created_at: now })));
  return [...codes].map(formatCode);
}

export async function deleteRecoveryCodes(tx: Database, account: FactorAccount): Promise<void> {
  await tx.delete(recoveryCodes).where(isOf(recoveryCodes, account));
}

/** The codes of an account that can still be used. */
export const countRecoveryCodes = (db: Database, account: FactorAccount): Promise<number> =>
  db.$count(recoveryCodes, and(isOf(recoveryCodes, account), isNull(recoveryCodes.used_at)));

/**
 * Uses up a code, in one statement: of simultaneous uses one succeeds. The codes that the authenticator app shows end
 * with it.
 *
 * @param code as the contract reads it, without hyphens
 */
export async function takeRecoveryCode(
  tx: Database,
  env: KeyEnv,
  account: FactorAccount,
  code: string,
  now: Date,
): Promise<boolean> {
  const hashOf = await recoveryHasher(tx, env, account);
  const isCode = and(
    isOf(recoveryCodes, account),
    eq(recoveryCodes.code_hash, hashOf(code)),
    isNull(recoveryCodes.used_at),
  );
  const used = await tx.update(recoveryCodes).set({ used_at: now }).where(isCode).returning({ id: recoveryCodes.id });
  if (used.length === 0) return false;
  await endShownTotp(tx, account, now);
  return true;
}
