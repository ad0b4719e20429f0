import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, keyLength } from './env';

/**
 * Reads a key that an earlier start generated, or generates and keeps one that only this user may read.
 *
 * @throws where the file holds less than a key, as after a full disk
 */
function readOrCreateKey(folder: string, file: string): { key: string; isNew: boolean } {
  const path = join(folder, file);
  if (existsSync(path)) {
    const key = readFileSync(path, 'utf8').trim();
    if (key.length < keyLength) throw new Error(`The key in ${path} is incomplete. Restore the file from a backup.`);
    return { key, isNew: false };
  }
  mkdirSync(folder, { recursive: true });
  const key = randomBytes(32).toString('base64url');
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return { key, isNew: true };
}

/** The settings with the keys that were not set, kept in DATA_DIR; `isNewPlatformKey` where one was made just now. */
export function withKeys(env: Env): { env: Env; isNewPlatformKey: boolean } {
  const platform = env.PLATFORM_KEY ? null : readOrCreateKey(env.DATA_DIR, 'platform.key');
  const app = env.APP_KEY ? null : readOrCreateKey(env.DATA_DIR, 'app.key');
  const keys = { PLATFORM_KEY: platform?.key ?? env.PLATFORM_KEY, APP_KEY: app?.key ?? env.APP_KEY };
  return { env: { ...env, ...keys }, isNewPlatformKey: platform?.isNew ?? false };
}
