import { and, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { FactorMethod } from '#contract/entities/factor';
import type { Database } from '#server/db/database';
import { recoveryCodes, totpFactors } from '#server/db/schema/factors';
import { passkeys, sessions, stores, subStores } from '#server/db/schema/index';
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

/**
 * Without a factor, sign-ins would still ask for a recovery code, or take one for an account that looks unprotected.
 */
export async function deleteUselessCodes(tx: Database, account: FactorAccount): Promise<void> {
  if (!(await hasFactor(tx, account))) await deleteRecoveryCodes(tx, account);
}

/**
 * Removes the factors that were added at a time or later, one that is being set up, and the recovery codes made since
 * then: who added the factors has seen them. Earlier ones stay.
 *
 * @returns the names of what was removed
 */
export async function removeFactorsSince(tx: Database, account: FactorAccount, since: Date): Promise<string[]> {
  const isRecent = or(isNull(totpFactors.confirmed_at), gte(totpFactors.confirmed_at, since));
  const apps = await tx
    .delete(totpFactors)
    .where(and(isOf(totpFactors, account), isRecent))
    .returning({ confirmed_at: totpFactors.confirmed_at });
  const keys = await tx
    .delete(passkeys)
    .where(and(isOf(passkeys, account), gte(passkeys.created_at, since)))
    .returning({ name: passkeys.name });
  await tx.delete(recoveryCodes).where(and(isOf(recoveryCodes, account), gte(recoveryCodes.created_at, since)));
  await deleteUselessCodes(tx, account);
  const names = keys.map(({ name }) => name);
  return apps.some(({ confirmed_at }) => confirmed_at) ? [totpName, ...names] : names;
}

const hasFactorOf = (
  storeId: typeof stores.id | typeof subStores.store_id,
  subStoreId: typeof subStores.id | typeof sessions.sub_store_id,
): SQL =>
  sql`(exists (select 1 from totp_factors f where f.store_id = ${storeId} and f.sub_store_id = ${subStoreId} and f.confirmed_at is not null)
    or exists (select 1 from passkeys k where k.store_id = ${storeId} and k.sub_store_id = ${subStoreId}))`;

/**
 * Whether a session's team member lacks the second factor that their store requires, in a statement that joins store and
 * sub-account. The subqueries run only for stores that require one. A shared device can't have one, because it isn't one person's.
 */
export const lacksRequiredFactor = sql<boolean>`(${stores.is_second_factor_required} and ${sessions.sub_store_id} is not null
  and ${subStores.shared_device} is null and not ${hasFactorOf(stores.id, sessions.sub_store_id)})`;

/** Whether a team member has a factor, in a statement about `sub_stores`. */
export const memberHasFactor = sql<boolean>`(${hasFactorOf(subStores.store_id, subStores.id)})`;

/** More than any team has. The list ends here. */
const teamShown = 200;

/**
 * Active team members without a factor, by name. Those without a password or an invitation only work at a shared device, and
 * sign in nowhere.
 */
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
        isNull(subStores.shared_device),
        or(isNotNull(subStores.password_hash), isNotNull(subStores.invitation_hash)),
        sql`not ${hasFactorOf(stores.id, subStores.id)}`,
      ),
    )
    .orderBy(subStores.name, subStores.id)
    .limit(teamShown);
