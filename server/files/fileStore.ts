import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../env';

/** The file store failed, but may succeed later. The message gives the reason and contains no secrets. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}

/** Keeps files by keys. A key is made by us (`fileKey`) and read from our own rows: it never comes from a caller. */
export interface FileStore {
  /** @throws FilesUnavailable if it is full or can't be reached */
  put(key: string, content: Buffer): Promise<void>;
  /** `null` where there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Succeeds even if the file doesn't exist. */
  delete(key: string): Promise<void>;
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

const isMissing = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code === 'ENOENT' || cause?.code === 'ENOTDIR' || cause?.code === 'EISDIR';
};

/** The folder of files: FILES_DIR, or `files` in DATA_DIR. */
export const filesFolderOf = (env: Pick<Env, 'DATA_DIR' | 'FILES_DIR'>) =>
  resolve(env.FILES_DIR || `${env.DATA_DIR}/files`);

/**
 * Writes a file under a temporary name in its own folder, then renames it: under its name there is the whole file or
 * none, also where the disk is full or the process is killed. A write that fails leaves nothing behind; what a killed
 * process left is never served, for no key names it (`fileKey`).
 *
 * @param path of the file; missing folders are made
 * @throws what the file system says, such as ENOSPC
 */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A folder of the server's own disk, made with the first file. */
export function openFolder(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    // Not the disk's own: it writes in place, and moves by copying.
    put: (key, content) =>
      writeWhole(join(location, key), content).catch((error: Error) => {
        throw isFull(error) ? new FilesUnavailable(error.message, { cause: error }) : error;
      }),
    delete: (key) => disk.delete(key),
    async get(key) {
      try {
        return Buffer.from(await disk.getBytes(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
