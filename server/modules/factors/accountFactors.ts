import { and, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { FactorMethod } from '#contract/entities/factor';
import type { Database } from '#server/db/database';
import { totpFactors } from '#server/db/schema/factors';
import { passkeys, recoveryCodes, sessions, stores, subStores } from '#server/db/schema/index';
import { type FactorAccount, isOf } from './factorAccount';
import { passkeysOf } from './passkeys';
import { countRecoveryCodes, deleteRecoveryCodes } from './recoveryCodes';
import { totpName } from './totp';

/** The authenticator app, if it was confirmed. */
async function totpOf(db: Database, account: FactorAccount) {
  const isConfirmed = and(isOf(totpFactors, account), isNotNull(totpFactors.confirmed_at));
  const [row] = await db.select({ confirmed_at: totpFactors.confirmed_at }).from(totpFactors).where(isConfirmed);
  return row?.confirmed_at ?? null;
}

/** An account's factors. A factor is an authenticator app or a passkey. Recovery codes only stand in for one. */
export async function factorsOf(db: Database, account: FactorAccount) {
  const totpSince = await totpOf(db, account);
  const keys = await passkeysOf(db, account);
  return {
    totpSince,
    passkeys: keys,
    recoveryCodesLeft: await countRecoveryCodes(db, account),
    hasFactor: totpSince !== null || keys.length > 0,
  };
}

/** Returns what can prove an account's second factor; empty if it has none. */
export async function methodsOf(db: Database, account: FactorAccount): Promise<FactorMethod[]> {
  const { totpSince, passkeys: keys, recoveryCodesLeft, hasFactor } = await factorsOf(db, account);
  const methods: FactorMethod[] = [];
  if (totpSince) methods.push('totp');
  if (keys.length > 0) methods.push('passkey');
  if (hasFactor && recoveryCodesLeft > 0) methods.push('recovery_code');
  return methods;
}

export const hasFactor = async (db: Database, account: FactorAccount): Promise<boolean> =>
  (await methodsOf(db, account)).length > 0;

export async function removeTotp(tx: Database, account: FactorAccount): Promise<boolean> {
  const isConfirmed = and(isOf(totpFactors, account), isNotNull(totpFactors.confirmed_at));
  const removed = await tx.delete(totpFactors).where(isConfirmed).returning({ id: totpFactors.id });
  return removed.length > 0;
}

/** @returns the passkey's name; `null` if the account has none with this ID */
export async function removePasskey(tx: Database, account: FactorAccount, id: string): Promise<string | null> {
  const isPasskey = and(isOf(passkeys, account), eq(passkeys.id, id));
  const [removed] = await tx.delete(passkeys).where(isPasskey).returning({ name: passkeys.name });
  return removed?.name ?? null;
}

/** Removes every factor of an account, with its recovery codes. */
export async function removeFactors(tx: Database, account: FactorAccount): Promise<void> {
  for (const table of [totpFactors, passkeys, recoveryCodes]) await tx.delete(table).where(isOf(table, account));
}

/** Without a factor, recovery codes would go on asking for themselves, or open an account that looks unprotected. */
export async function deleteUselessCodes(tx: Database, account: FactorAccount): Promise<void> {
  if (!(await hasFactor(tx, account))) await deleteRecoveryCodes(tx, account);
}

/**
 * Removes the factors that an account was given from a moment on: someone else may have added them. An earlier factor
 * stays, and so do the recovery codes with it.
 *
 * @returns the names of the removed factors, as the audit log has them
 */
export async function removeNewFactors(tx: Database, account: FactorAccount, since: Date): Promise<string[]> {
  const isNewTotp = or(isNull(totpFactors.confirmed_at), gte(totpFactors.confirmed_at, since));
  const apps = await tx
    .delete(totpFactors)
    .where(and(isOf(totpFactors, account), isNewTotp))
    .returning({ confirmed_at: totpFactors.confirmed_at });
  const keys = await tx
    .delete(passkeys)
    .where(and(isOf(passkeys, account), gte(passkeys.created_at, since)))
    .returning({ name: passkeys.name });
  await deleteUselessCodes(tx, account);
  return [...apps.filter(({ confirmed_at }) => confirmed_at).map(() => totpName), ...keys.map(({ name }) => name)];
}

const hasFactorOf = (storeId: typeof stores.id, subStoreId: typeof subStores.id | typeof sessions.sub_store_id): SQL =>
  sql`(exists (select 1 from totp_factors f where f.store_id = ${storeId} and f.sub_store_id = ${subStoreId} and f.confirmed_at is not null)
    or exists (select 1 from passkeys k where k.store_id = ${storeId} and k.sub_store_id = ${subStoreId}))`;

/**
 * Whether a session's team member lacks the second factor that their store requires, in a statement that joins both.
 * The subqueries run only for stores that require one.
 */
export const lacksRequiredFactor = sql<boolean>`(${stores.is_second_factor_required} and ${sessions.sub_store_id} is not null
  and not ${hasFactorOf(stores.id, sessions.sub_store_id)})`;

/** More than any team has; the list stops here. */
const teamShown = 200;

/** Active team members without a factor, by name. */
export const teamWithoutFactor = (db: Database, storeId: string): Promise<{ name: string; email: string }[]> =>
  db
    .select({ name: subStores.name, email: subStores.email })
    .from(subStores)
    .innerJoin(stores, eq(stores.id, subStores.store_id))
    .where(
      and(
        eq(subStores.store_id, storeId),
        eq(subStores.is_approved, true),
        eq(subStores.is_disabled, false),
        sql`not ${hasFactorOf(stores.id, subStores.id)}`,
      ),
    )
    .orderBy(subStores.name, subStores.id)
    .limit(teamShown);
