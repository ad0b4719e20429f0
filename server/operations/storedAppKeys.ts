import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(path, 'utf8').trim();

/**
 * The key that is kept in DATA_DIR, and the one that replaces it. The new one is written to the disk before anything is sealed with
 * it: a rotation that was interrupted finds it there.
 *
 * @param requestedKey the new key; empty: one is generated
 */
export function storedAppKeys(dataDir: string, requestedKey: string) {
  const path = join(dataDir, 'app.key');
  const newPath = `${path}.new`;
  if (!existsSync(path))
    throw new Error(`There is no key in ${path}. If APP_KEY was set for the server, set it here too.`);
  if (!existsSync(newPath)) {
    const unfinished = `${newPath}.tmp`;
    writeFileSync(unfinished, `${requestedKey || randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flush: true,
    });
    renameSync(unfinished, newPath);
  }
  const newKey = read(newPath);
  if (requestedKey && requestedKey !== newKey) {
    throw new Error(`An interrupted rotation uses the key in ${newPath}. Run this again without NEW_APP_KEY.`);
  }
  return {
    oldKey: read(path),
    newKey,
    /** Puts the new key in the old one's place. Returns where the old one is now: older backups need it. */
    replace(): string {
      const before = `${path}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
      copyFileSync(path, before);
      renameSync(newPath, path);
      return before;
    },
  };
}
