import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env';

/** Reads a key that an earlier start made, or makes and keeps one that only this user may read. */
function keptKey(folder: string, file: string): { key: string; isNew: boolean } {
  const path = join(folder, file);
  if (existsSync(path)) return { key: readFileSync(path, 'utf8').trim(), isNew: false };
  mkdirSync(folder, { recursive: true });
  const key = randomBytes(32).toString('base64url');
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return { key, isNew: true };
}

/** The settings with the keys that were not set, kept in DATA_DIR; `isNewPlatformKey` where one was made just now. */
export function withKeys(env: Env): { env: Env; isNewPlatformKey: boolean } {
  const platform = env.PLATFORM_KEY ? null : keptKey(env.DATA_DIR, 'platform.key');
  const app = env.APP_KEY ? null : keptKey(env.DATA_DIR, 'app.key');
  const keys = { PLATFORM_KEY: platform?.key ?? env.PLATFORM_KEY, APP_KEY: app?.key ?? env.APP_KEY };
  return { env: { ...env, ...keys }, isNewPlatformKey: platform?.isNew ?? false };
}
