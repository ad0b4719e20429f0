import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from './inParallel';

const atOnce = 16;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Paths of all files in a folder, relative to it; none where there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Names of what is directly in a folder; none where there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/**
 * Copies a folder with its empty folders, which PostgreSQL needs. Only its owner may read the copy.
 *
 * @param mayVanish a file that is deleted during the copy is left out
 * @returns the number of files
 */
export async function copyFolder(from: string, to: string, { mayVanish }: { mayVanish: boolean }): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathOf = (entry: { parentPath: string; name: string }) => join(entry.parentPath, entry.name).slice(from.length);
  for (const entry of entries) {
    if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true, mode: 0o700 });
  }
  let copied = 0;
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  await inParallel(files, atOnce, async (path) => {
    try {
      // File systems that can share blocks copy without reading.
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
      copied += 1;
    } catch (error) {
      if (!mayVanish || !isMissing(error)) throw error;
    }
  });
  return copied;
}

/** Writes a folder's files through to the disk, so that they survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  await inParallel(await filesIn(folder), atOnce, async (path) => {
    const file = await open(join(folder, path), 'r+');
    await file.sync().finally(() => file.close());
  });
}
