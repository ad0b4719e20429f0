import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The app build's inputs: a change to any of these makes `dist/app` stale. */
const APP_SOURCES = [
  ...['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'scripts/bundle', 'scripts/build.ts'],
  ...['package.json', 'package-lock.json'],
];
/** The server build's inputs. */
const SERVER_SOURCES = ['server', 'contract', 'scripts/build.ts', 'package.json', 'package-lock.json'];

export type BuildPart = 'app' | 'server';

export const BUILD_PARTS: Record<BuildPart, { sources: string[]; output: string; stamp: string }> = {
  app: { sources: [...APP_SOURCES, '.env'], output: 'dist/app/index.html', stamp: 'dist/app.hash' },
  server: { sources: SERVER_SOURCES, output: 'dist/server/main.js', stamp: 'dist/server.hash' },
};

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** Hash of the content and names of all files under `sources`. Unlike file times, it survives a clone. */
export function sourceHash(sources: string[]): string {
  const hash = createHash('sha1');
  for (const file of sources.flatMap(listFiles)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  // Vite inlines these variables into the built app.
  const inlined = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(inlined.sort()));
  return hash.digest('hex');
}

export function isFresh(part: BuildPart): boolean {
  const { sources, output, stamp } = BUILD_PARTS[part];
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(sources);
}

/** Runs `build`, and records the source hash. An interrupted build records nothing, so the next start repeats it. */
export async function buildPart(part: BuildPart, build: () => Promise<void>): Promise<void> {
  const { sources, stamp } = BUILD_PARTS[part];
  const hash = sourceHash(sources);
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
