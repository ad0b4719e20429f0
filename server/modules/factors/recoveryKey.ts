import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { platformSettings } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { sealingWith } from '#server/files/sealing';
import type { FactorAccount } from './factorAccount';

/** Row of `platform_settings` with the key, encrypted with APP_KEY and bound to this name. */
const name = 'recovery_code_key';
export const isRecoveryKey = eq(platformSettings.name, name);

/**
 * The key of recovery codes' hashes, generated when the first codes are made. It is independent of APP_KEY, because a
 * new APP_KEY would otherwise invalidate every code that someone has printed.
 */
async function readRecoveryKey(tx: Database, { APP_KEY }: Pick<Env, 'APP_KEY'>): Promise<Buffer> {
  const { seal, open } = sealingWith(APP_KEY);
  const select = () => tx.select({ value: platformSettings.value }).from(platformSettings).where(isRecoveryKey);
  let [row] = await select();
  if (!row) {
    const value = seal(randomBytes(32), name).toString('base64');
    await tx.insert(platformSettings).values({ name, value }).onConflictDoNothing();
    [row] = await select();
  }
  return open(Buffer.from(String(row?.value), 'base64'), name);
}

/** @returns the hash with which an account's codes are stored */
export async function recoveryHasher(
  tx: Database,
  env: Pick<Env, 'APP_KEY'>,
  { store_id, sub_store_id }: FactorAccount,
): Promise<(code: string) => string> {
  const key = await readRecoveryKey(tx, env);
  return (code) =>
    createHmac('sha256', key)
      .update(JSON.stringify([store_id, sub_store_id, code]))
      .digest('base64url');
}
