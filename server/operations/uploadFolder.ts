import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileStore } from '../files/fileStore';
import { filesIn } from './folders';
import { inParallel } from './inParallel';

const atOnce = 8;

/**
 * Copies all files of a folder into a file store, under the same keys. May be repeated until APP_KEY is rotated: nothing else changes a key's content.
 *
 * @returns their number
 */
export async function uploadFolder(folder: string, files: FileStore): Promise<number> {
  const paths = await filesIn(folder);
  await inParallel(paths, atOnce, async (path) => {
    await files.put(path.split(sep).join('/'), await readFile(join(folder, path)));
  });
  return paths.length;
}
