import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('No package.json above the server: the built app cannot be found.');
  return findRoot(above);
}

/** Folder of package.json: the same from the sources as from the bundle in dist/server. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** As package.json has it. */
export const serverVersion: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
