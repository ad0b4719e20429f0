import { randomUUID } from 'node:crypto';
import { and, like, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { platformSettings } from '../db/schema/index';
import type { Env } from '../env';
import { sealingWith } from '../files/sealing';

/**
 * APP_KEYs from before a rotation, each in a row of `platform_settings` whose name has its expiry. Encrypted with the
 * current key and bound to that name. They are needed to recognise repeated calls, whose bodies were hashed with the
 * earlier key.
 */
const namePrefix = 'earlier_app_key ';
const untilOf = (name: string) => name.slice(namePrefix.length).split(' ')[0] ?? '';
export const isEarlierAppKey = like(platformSettings.name, `${namePrefix}%`);

/** @param earlier the key that `env.APP_KEY` replaced */
export async function saveEarlierAppKey(
  db: Database,
  env: Pick<Env, 'APP_KEY'>,
  { earlier, until }: { earlier: string; until: Date },
): Promise<void> {
  const name = `${namePrefix}${until.toISOString()} ${randomUUID()}`;
  const value = sealingWith(env.APP_KEY).seal(Buffer.from(earlier), name).toString('base64');
  await db.insert(platformSettings).values({ name, value });
}

/** The earlier keys that are still needed. */
export async function readEarlierAppKeys(db: Database, env: Pick<Env, 'APP_KEY'>, now: Date): Promise<string[]> {
  const rows = await db.select().from(platformSettings).where(isEarlierAppKey);
  const { open } = sealingWith(env.APP_KEY);
  return rows
    .filter(({ name }) => untilOf(name) > now.toISOString())
    .map(({ name, value }) => open(Buffer.from(String(value), 'base64'), name).toString());
}

/** Deletes earlier keys that are no longer needed. */
export async function removeEarlierAppKeys(db: Database, now: Date): Promise<void> {
  await db
    .delete(platformSettings)
    .where(and(isEarlierAppKey, lte(platformSettings.name, `${namePrefix}${now.toISOString()}`)));
}
