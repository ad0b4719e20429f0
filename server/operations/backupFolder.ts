import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FolderLock, lockFolder } from '../db/lock';
import type { Env } from '../env';
import { filesFolderOf } from '../files/fileStore';
import { serverVersion } from '../projectRoot';
import { whileDatabaseIsHeld } from './databaseHold';
import { copyFolder, namesIn, syncFolder } from './folders';

/** Written last: a folder without it is not a complete backup. */
export const manifestName = 'backup.json';

/** Runs work while the database isn't written: under the folder's lock, or while the server that holds it pauses. */
async function whileQuiet<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  let lock: FolderLock;
  try {
    lock = await lockFolder(join(dataDir, 'database.lock'));
  } catch (locked) {
    return whileDatabaseIsHeld(dataDir, work).catch((error: NodeJS.ErrnoException) => {
      // The socket has no listener, so the lock itself is the obstacle.
      throw error.syscall === 'connect' ? locked : error;
    });
  }
  return work().finally(lock.release);
}

/**
 * Copies the embedded database and the uploaded files into a new folder, also while a server runs on them. The database
 * comes first: each file that its rows name was written before. Keys are left out: they are to be kept elsewhere.
 *
 * @param target must be empty, or not exist
 * @returns how long the database was paused, and how many files were copied; `files` is `null` where they are in a bucket
 */
export async function backUpFolder(env: Env, target: string): Promise<{ pausedMs: number; files: number | null }> {
  if (env.DATABASE_URL) {
    throw new Error(
      'This command copies the embedded database. For PostgreSQL, see "Backup and restore" in docs/operate.md.',
    );
  }
  const dataDir = resolve(env.DATA_DIR);
  const database = join(dataDir, 'database');
  if ((await namesIn(database)).length === 0) throw new Error(`There is no embedded database in ${database}.`);
  if ((await namesIn(target)).length > 0) throw new Error(`${target} is not empty. Name a new folder.`);

  await mkdir(target, { recursive: true });
  await chmod(target, 0o700);
  const pausedMs = await whileQuiet(dataDir, async () => {
    const started = performance.now();
    await copyFolder(database, join(target, 'database'), { mayVanish: false });
    return Math.round(performance.now() - started);
  });
  const source = filesFolderOf(env);
  const hasFiles = !env.S3_BUCKET && (await namesIn(source)).length > 0;
  const copied = hasFiles ? await copyFolder(source, join(target, 'files'), { mayVanish: true }) : 0;
  await syncFolder(target);
  const manifest = { version: serverVersion, created_at: new Date().toISOString() };
  await writeFile(join(target, manifestName), `${JSON.stringify(manifest)}\n`, { flush: true });
  return { pausedMs, files: env.S3_BUCKET ? null : copied };
}
