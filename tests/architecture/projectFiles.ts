import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project: its path from the root, with `/`, and its text. */
export interface ProjectFile {
  path: string;
  text: string;
}

/** Made by tools, not written. The same as in .gitignore; that list is not read, so that the check also runs outside of git. */
const GENERATED = new Set(['node_modules', 'dist', 'data', '.cache', 'test-results', '.git', '.env']);
const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|mp3|ogg|wav|gz|zip|pdf)$/;

function list(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (folder === '.' && GENERATED.has(entry.name)) return [];
    const path = join(folder, entry.name).replaceAll('\\', '/');
    return entry.isDirectory() ? list(path) : [path];
  });
}

/** Every text file that belongs to the project. */
export function projectFiles(): ProjectFile[] {
  return list('.')
    .filter((path) => !BINARY.test(path) && !path.endsWith('.log'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export function isCode({ path }: ProjectFile): boolean {
  return /\.tsx?$/.test(path);
}
