import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFolder } from '../db/lock';
import type { Env } from '../env';
import { filesFolderOf } from '../files/fileStore';
import { openFileStore } from '../files/openFileStore';
import { manifestName } from './backupFolder';
import { copyFolder, filesIn, namesIn, syncFolder } from './folders';
import { uploadFolder } from './uploadFolder';

/** Files that DATA_DIR may already contain: restored keys, and files that a server leaves there. */
const isAllowed = (name: string) => /^(app|platform)\.key|^database\.lock|^control$/.test(name);

async function assertEmpty(env: Env): Promise<void> {
  const inTheWay = [
    ...(await namesIn(resolve(env.DATA_DIR)))
      .filter((name) => !isAllowed(name))
      .map((name) => join(env.DATA_DIR, name)),
    ...(env.S3_BUCKET ? [] : await namesIn(filesFolderOf(env))).map((name) => join(filesFolderOf(env), name)),
  ];
  if (inTheWay.length === 0) return;
  throw new Error(
    `A backup is restored into an empty folder, and ${inTheWay[0]} is in the way.\n` +
      'Name another folder in DATA_DIR (and FILES_DIR), or move this one away.',
  );
}

/**
 * Restores a backup into an empty DATA_DIR, and its files into FILES_DIR or the bucket. The database comes last and
 * takes its place in one step: a restore that is interrupted leaves no database that a server would start on.
 *
 * @returns how many uploaded files were restored
 */
export async function restoreFolder(env: Env, source: string): Promise<number> {
  if (env.DATABASE_URL) {
    throw new Error(
      'This command restores the embedded database. For PostgreSQL, see "Backup and restore" in docs/operate.md.',
    );
  }
  if (!(await namesIn(source)).includes(manifestName)) {
    throw new Error(`${source} is not a complete backup: it has no ${manifestName}.`);
  }
  await assertEmpty(env);
  const dataDir = resolve(env.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(join(dataDir, 'database.lock'));
  try {
    const files = join(source, 'files');
    const paths = await filesIn(files);
    if (env.S3_BUCKET) await uploadFolder(files, openFileStore(env));
    else if (paths.length > 0) await copyFolder(files, filesFolderOf(env), { mayVanish: false });
    const partial = join(dataDir, 'database.partial');
    await copyFolder(join(source, 'database'), partial, { mayVanish: false });
    await syncFolder(partial);
    await rename(partial, join(dataDir, 'database'));
    return paths.length;
  } finally {
    lock.release();
  }
}
