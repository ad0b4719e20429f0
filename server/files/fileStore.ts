import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../env';

/** Keeps files by keys. A key is made by us (`fileKey`) and read from our own rows: it never comes from a caller. */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  /** `null` where there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Deleting what is not there is no fault. */
  delete(key: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code === 'ENOENT' || cause?.code === 'ENOTDIR' || cause?.code === 'EISDIR';
};

/** The folder of files: FILES_DIR, or `files` in DATA_DIR. */
const folderOf = (env: Pick<Env, 'DATA_DIR' | 'FILES_DIR'>) => resolve(env.FILES_DIR || `${env.DATA_DIR}/files`);

/** Opens the store of files. Its folder is made with the first file. */
export function openFileStore(env: Pick<Env, 'DATA_DIR' | 'FILES_DIR'>): FileStore {
  const disk = new Disk(new FSDriver({ location: folderOf(env), visibility: 'private' }));
  return {
    put: (key, content) => disk.put(key, content),
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
