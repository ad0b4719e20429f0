import type { Env } from '../env';
import { fileKey } from './fileKey';
import { type FileStore, FilesUnavailable } from './fileStore';
import { sealingWith } from './sealing';

/** Files that no address leads to: sealed where they lie, and given out by calls that ask who wants them. */
export interface PrivateFiles {
  /**
   * @param key under which the file lies; by default a new one
   * @returns the key
   */
  put(storeId: string, content: Buffer, key?: string): Promise<string>;
  /** `null` if there is no such file. @throws FilesUnavailable if its content was changed */
  get(key: string): Promise<Buffer | null>;
  /**
   * Deletes files that no row names. One that can't be deleted now is left behind, sealed: the change that made it
   * superfluous is committed, and must not be reported as failed.
   */
  delete(keys: readonly string[]): Promise<void>;
}

export function privateFiles(files: FileStore, { APP_KEY }: Pick<Env, 'APP_KEY'>): PrivateFiles {
  const { seal, open } = sealingWith(APP_KEY);
  return {
    async put(storeId, content, key = fileKey('private', storeId)) {
      await files.put(key, seal(content, key));
      return key;
    },
    async get(key) {
      const sealed = key === '' ? null : await files.get(key);
      try {
        return sealed && open(sealed, key);
      } catch (error) {
        throw new FilesUnavailable(`${key} has changed since it was stored`, { cause: error });
      }
    },
    async delete(keys) {
      await Promise.allSettled(keys.filter((key) => key !== '').map((key) => files.delete(key)));
    },
  };
}
