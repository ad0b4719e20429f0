import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A fenced block of a document that names a file: the whole of a new one, or a change of one that is there. */
export interface FileBlock {
  path: string;
  isChange: boolean;
  text: string;
}

/**
 * The blocks of a document that are to be written into files, in their order: those whose fence names a path.
 *
 * @example "```ts contract/entities/notice.ts" is a new file, "```diff contract/calls/index.ts" changes one
 */
export const fileBlocks = (document: string): FileBlock[] =>
  [...document.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, kind, path = '', text = '']) => ({
    path,
    isChange: kind === 'diff',
    text,
  }));

/**
 * Applies a change as a person would: finds each line without a plus, in their order, puts those with one where they stand
 * among them, and takes those with a minus away.
 *
 * @throws where a line that should be there is not
 */
export function applyChange(source: string, change: string): string {
  const lines = source.split('\n');
  let at = 0;
  for (const line of change.trimEnd().split('\n')) {
    const text = line.slice(1);
    if (line.startsWith('+')) {
      lines.splice(at, 0, text);
      at += 1;
      continue;
    }
    const found = lines.findIndex((one, index) => index >= at && one.trim() === text.trim());
    if (found < 0) throw new Error(`There is no line "${text.trim()}"`);
    // A line with a minus goes; the next ones stand where it stood.
    if (line.startsWith('-')) lines.splice(found, 1);
    at = line.startsWith('-') ? found : found + 1;
  }
  return lines.join('\n');
}

/** The files of the project that a resource needs, with its tests; all but the packages, which are linked. */
const parts = [
  'contract',
  'server',
  'src',
  'scripts',
  'bench',
  'tests',
  'public',
  'docs',
  '.gitignore',
  'README.md',
  'index.html',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'drizzle.config.ts',
];

/** A copy of the project in a folder of its own. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-document-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Writes what a document says into a copy of the project. */
export function writeBlocks(folder: string, document: string): void {
  for (const { path, isChange, text } of fileBlocks(document)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, isChange ? applyChange(readFileSync(file, 'utf8'), text) : text);
  }
}

const run = promisify(execFile);

/**
 * Runs a program of the project's packages in a copy.
 *
 * @returns what it printed; fails with that where it fails
 */
export async function runInCopy(folder: string, ...command: string[]): Promise<string> {
  const options = {
    cwd: folder,
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
    maxBuffer: 10_000_000,
  };
  const { stdout } = await run('npx', ['--no-install', ...command], options).catch((error) => {
    throw new Error(`${command.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}
