import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { subStores, trustedColleagues } from '#server/db/schema/index';

/**
 * Whether an account can vouch for the owner: it is active, one person's, and its password came from the owner. Someone who
 * manages the team and gave it a password could sign in as this colleague, and as a second one; several people know the
 * password of a shared device.
 */
const isReady = and(
  eq(subStores.is_approved, true),
  eq(subStores.is_disabled, false),
  isNull(subStores.shared_device),
  isNotNull(subStores.password_hash),
  isNull(subStores.password_reach),
) as SQL;

const columns = { _id: subStores.id, name: subStores.name, email: subStores.email, language: subStores.language };
const isSameAccount = and(
  eq(subStores.store_id, trustedColleagues.store_id),
  eq(subStores.id, trustedColleagues.sub_store_id),
);

export type Colleague = Awaited<ReturnType<typeof trustedOf>>[number];

/** The colleagues whom a store's owner trusts, by name. */
export const trustedOf = (db: Database, storeId: string) =>
  db
    .select({ ...columns, is_ready: sql<boolean>`(${isReady})` })
    .from(trustedColleagues)
    .innerJoin(subStores, isSameAccount)
    .where(eq(trustedColleagues.store_id, storeId))
    .orderBy(asc(subStores.name), asc(subStores.id));

/** The same, locked until the transaction ends: none of them is deactivated, or gets another password. */
export const lockTrusted = (tx: Database, storeId: string) => trustedOf(tx, storeId).for('share', { of: subStores });

/** More than any team has. The list ends here. */
const candidatesShown = 200;

/** The team members who can be chosen, by name. */
export const candidatesOf = (db: Database, storeId: string) =>
  db
    .select(columns)
    .from(subStores)
    .where(and(eq(subStores.store_id, storeId), isReady))
    .orderBy(asc(subStores.name), asc(subStores.id))
    .limit(candidatesShown);

/** Those of these accounts who can be chosen, locked. */
export const lockCandidates = (tx: Database, storeId: string) =>
  tx
    .select(columns)
    .from(subStores)
    .where(and(eq(subStores.store_id, storeId), isReady))
    .orderBy(asc(subStores.id))
    .for('share');

export async function deleteTrusted(tx: Database, storeId: string, subStoreId?: string): Promise<number> {
  const isOne = subStoreId === undefined ? undefined : eq(trustedColleagues.sub_store_id, subStoreId);
  const deleted = await tx
    .delete(trustedColleagues)
    .where(and(eq(trustedColleagues.store_id, storeId), isOne))
    .returning({ id: trustedColleagues.sub_store_id });
  return deleted.length;
}
