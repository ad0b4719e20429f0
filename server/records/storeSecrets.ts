import { and, eq, inArray } from 'drizzle-orm';
import type { ShownSecret } from '#contract/settings/storeSecret';
import type { Database } from '#server/db/database';
import { storeSecrets } from '#server/db/schema/storeSecrets';
import type { Env } from '#server/env';
import { sealingWith } from '#server/files/sealing';

/** Shorter secrets show no characters at all. */
const shortest = 12;
const shownCharacters = 4;

/** Place that binds an encrypted secret to its store and its name. */
export const secretPlace = (storeId: string, name: string): string => `store secret ${storeId} ${name}`;

const isSecret = (storeId: string, name: string) =>
  and(eq(storeSecrets.store_id, storeId), eq(storeSecrets.name, name));

/**
 * Sets, replaces or removes a secret of a store.
 *
 * @param value empty to remove it
 */
export async function writeSecret(
  tx: Database,
  { env, now }: { env: Pick<Env, 'APP_KEY'>; now(): Date },
  { storeId, name, value }: { storeId: string; name: string; value: string },
): Promise<void> {
  if (value === '') {
    await tx.delete(storeSecrets).where(isSecret(storeId, name));
    return;
  }
  const written = {
    sealed: sealingWith(env.APP_KEY).seal(Buffer.from(value), secretPlace(storeId, name)).toString('base64'),
    last: value.length < shortest ? '' : value.slice(-shownCharacters),
    set_at: now(),
  };
  await tx
    .insert(storeSecrets)
    .values({ store_id: storeId, name, ...written })
    .onConflictDoUpdate({ target: [storeSecrets.store_id, storeSecrets.name], set: written });
}

/**
 * Decrypts a secret, for the service that it opens. Never send it in a reply, a log or an error.
 *
 * @returns `null` if none is set
 * @throws if it was changed, or encrypted with another key
 */
export async function readSecret(
  db: Database,
  { APP_KEY }: Pick<Env, 'APP_KEY'>,
  storeId: string,
  name: string,
): Promise<string | null> {
  const [row] = await db.select({ sealed: storeSecrets.sealed }).from(storeSecrets).where(isSecret(storeId, name));
  if (!row) return null;
  return sealingWith(APP_KEY).open(Buffer.from(row.sealed, 'base64'), secretPlace(storeId, name)).toString();
}

/** Secrets of a store by name as replies show them, `null` where none is set. */
export async function shownSecrets(
  db: Database,
  storeId: string,
  names: readonly string[],
  { isOwner }: { isOwner: boolean },
): Promise<Record<string, ShownSecret>> {
  const none = Object.fromEntries(names.map((name) => [name, null]));
  if (names.length === 0) return none;
  const rows = await db
    .select({ name: storeSecrets.name, last: storeSecrets.last, set_at: storeSecrets.set_at })
    .from(storeSecrets)
    .where(and(eq(storeSecrets.store_id, storeId), inArray(storeSecrets.name, [...names])));
  const set = rows.map(({ name, last, set_at }) => [name, { last: isOwner ? last : '', set_at: set_at.toISOString() }]);
  return { ...none, ...Object.fromEntries(set) };
}

/** When each secret of a store was set: for the audit log, which says that one changed, but not to what. */
export async function secretTimes(db: Database, storeId: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ name: storeSecrets.name, set_at: storeSecrets.set_at })
    .from(storeSecrets)
    .where(eq(storeSecrets.store_id, storeId));
  // One that is only valid until its successor is in use everywhere isn't a value of the settings.
  const current = rows.filter(({ name }) => !name.endsWith('_previous'));
  return Object.fromEntries(current.map(({ name, set_at }) => [name, set_at.toISOString()]));
}
