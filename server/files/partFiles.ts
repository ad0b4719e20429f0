import { createHash } from 'node:crypto';
import type { FileStore } from './fileStore';
import type { PrivateFiles } from './privateFiles';

/** Short enough for every file store, and to hold a few of them in memory. */
const partBytes = 4 * 2 ** 20;

const partKey = (key: string, index: number): string => `${key}-${index}`;

export const partKeys = (key: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => partKey(key, index));

/**
 * Writes a file of any length as private files of a few megabytes each, named after one key. Only what doesn't fill a part yet is
 * held in memory.
 */
export function partWriter(files: PrivateFiles, storeId: string, key: string) {
  const hash = createHash('sha256');
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let parts = 0;
  let bytes = 0;

  async function flush(): Promise<void> {
    const content = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    parts += 1;
    await files.put(storeId, content, partKey(key, parts - 1));
  }

  return {
    async write(chunk: Buffer): Promise<void> {
      hash.update(chunk);
      bytes += chunk.length;
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= partBytes) await flush();
    },
    /** How many parts have been begun: what an attempt that failed has to delete. */
    count: () => parts,
    async end(): Promise<{ parts: number; bytes: number; sha256: string }> {
      if (waitingBytes > 0) await flush();
      return { parts, bytes, sha256: hash.digest('hex') };
    },
  };
}

/** The content of a file in parts. @throws where a part is missing */
export async function* readParts(files: PrivateFiles, key: string, count: number): AsyncGenerator<Buffer> {
  for (const part of partKeys(key, count)) {
    const content = await files.get(part);
    if (!content) throw new Error(`${part} is missing`);
    yield content;
  }
}

/**
 * The keys of a file's parts, the last one first: if deleting them in this order is interrupted, those that are left are still
 * found.
 *
 * @param count `null` if it isn't known, because writing was interrupted. Parts are looked for without being opened:
 * damaged ones, and those of an earlier `APP_KEY`, count too.
 */
export async function storedParts(files: FileStore, key: string, count: number | null): Promise<string[]> {
  if (key === '') return [];
  let total = count ?? 0;
  if (count === null) while (await files.get(partKey(key, total))) total += 1;
  return partKeys(key, total).reverse();
}

/** Deletes a file in parts. One that can't be deleted now is left behind, sealed, as with `PrivateFiles.delete`. */
export async function removeParts(files: FileStore, key: string, count: number | null): Promise<void> {
  for (const part of await storedParts(files, key, count)) await files.delete(part).catch(() => {});
}
