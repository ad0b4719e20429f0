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

const interrupted = () =>
  new Error(
    'A rotation of APP_KEY was interrupted: some encrypted values have the new key, some the old one.\n' +
      'Run "npm run rotate-app-key" again with the same settings; it continues where it stopped.',
  );

const opens = (sealed: unknown, appKey: string, name = settingName): boolean => {
  try {
    sealingWith(appKey).open(Buffer.from(String(sealed), 'base64'), name);
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

/** Row of `platform_settings` that is there while a rotation is under way: the check value of the new key. */
const rotationName = 'app_key_rotation';

/**
 * Notes that a rotation to `newKey` is under way, so that no server starts until it is complete.
 *
 * @returns `complete` where the database has this key already; `checked` says whether the old key was proven to be right
 * @throws where `oldKey` is not the database's key, or an unfinished rotation leads to another key
 */
export async function beginRotation(
  db: Database,
  { oldKey, newKey }: { oldKey: string; newKey: string },
): Promise<{ isComplete: boolean; isChecked: boolean }> {
  const check = await readSetting(db, settingName);
  const rotation = await readSetting(db, rotationName);
  if (rotation === undefined && check !== undefined && opens(check, newKey))
    return { isComplete: true, isChecked: true };
  if (check !== undefined && !opens(check, oldKey)) throw wrongKey();
  if (rotation !== undefined && !opens(rotation, newKey, rotationName)) {
    throw new Error('An interrupted rotation used a different new key. Set NEW_APP_KEY to that key.');
  }
  const value = sealingWith(newKey).seal(content, rotationName).toString('base64');
  await db.insert(platformSettings).values({ name: rotationName, value }).onConflictDoNothing();
  return { isComplete: false, isChecked: check !== undefined };
}

/** Ends a rotation: the database belongs to `newKey`. Call it in the transaction of the rotation's last step. */
export async function endRotation(tx: Database, newKey: string): Promise<void> {
  await writeAppKeyCheck(tx, { APP_KEY: newKey });
  await tx.delete(platformSettings).where(eq(platformSettings.name, rotationName));
}

async function readSetting(db: Database, name: string): Promise<unknown> {
  const [row] = await db.select().from(platformSettings).where(eq(platformSettings.name, name));
  return row?.value;
}

/**
 * Checks that `env.APP_KEY` is the key that this database's secrets were encrypted with. A database without a check
 * value gets one. Call it inside `exclusively`, so that two processes with different keys can't both write theirs.
 *
 * @throws an error for the person who started the server, where the stored value can't be decrypted
 *   or a rotation was interrupted
 */
export async function verifyAppKey(db: Database, env: Pick<Env, 'APP_KEY'>): Promise<void> {
  if ((await readSetting(db, rotationName)) !== undefined) throw interrupted();
  const [row] = await db.select().from(platformSettings).where(eq(platformSettings.name, settingName));
  if (!row) return writeAppKeyCheck(db, env);
  if (!opens(row.value, env.APP_KEY)) throw wrongKey();
}
