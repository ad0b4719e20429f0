import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first of `names` found in `folders`, then in PATH. */
export function findProgram(names: string[], folders: string[] = []): string | null {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    const found = [...folders, ...path].map((folder) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return null;
}

/** Folders of PostgreSQL's programs on Debian, newest version first; they aren't in PATH. */
export function postgresFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
}
