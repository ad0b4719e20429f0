import { eq } from 'drizzle-orm';
import type { Database } from './db/database';
import { platformSettings } from './db/schema/index';
import type { Env } from './env';
import { sealingWith } from './files/sealing';

/** Row of `platform_settings` that holds the sealed check value, in base64. */
const settingName = 'app_key_check';

/** Only whether it can be decrypted matters: the seal is authenticated. */
const content = Buffer.from('storedesk');

const wrongKey = () =>
  new Error(
    'APP_KEY is not the key that this database was used with: its encrypted values (bank details, documents) cannot be read.\n' +
      'Set APP_KEY to the earlier key, or restore the file app.key in DATA_DIR if the key was generated there. Your backup should have it.\n' +
      'Nothing was changed. If the key is lost, see "Keys" in docs/operate.md.',
  );

const opens = (sealed: unknown, appKey: string): boolean => {
  try {
    sealingWith(appKey).open(Buffer.from(String(sealed), 'base64'), settingName);
    return true;
  } catch {
    return false;
  }
};

/** Seals the check value with `env.APP_KEY` and replaces the stored one: the database belongs to this key from now on. */
export async function writeAppKeyCheck(db: Database, env: Pick<Env, 'APP_KEY'>): Promise<void> {
  const value = sealingWith(env.APP_KEY).seal(content, settingName).toString('base64');
  await db
    .insert(platformSettings)
    .values({ name: settingName, value })
    .onConflictDoUpdate({ target: platformSettings.name, set: { value } });
}

/**
 * Checks that `env.APP_KEY` is the key that this database's secrets were encrypted with. A database without a check
 * value gets one. Call it inside `exclusively`, so that two processes with different keys can't both write theirs.
 *
 * @throws an error for the person who started the server, where the stored value can't be decrypted
 */
export async function verifyAppKey(db: Database, env: Pick<Env, 'APP_KEY'>): Promise<void> {
  const [row] = await db.select().from(platformSettings).where(eq(platformSettings.name, settingName));
  if (!row) return writeAppKeyCheck(db, env);
  if (!opens(row.value, env.APP_KEY)) throw wrongKey();
}
