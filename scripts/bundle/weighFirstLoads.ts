import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { type Language, languages } from '../../src/i18n/languages';
import { filesOf, modulesOf } from './filesOf';
import { type FirstLoad, firstLoads, requestsMax } from './firstLoads';

/** One file in a first load. */
interface Part {
  file: string;
  bytes: number;
}

export interface Weight extends FirstLoad {
  language: string;
  bytes: number;
  /** Heaviest first. */
  parts: Part[];
}

/**
 * The size of each first load in each language, from the build's manifest.
 *
 * @param folder the built app, with `.vite/manifest.json`
 */
export function weighFirstLoads(folder: string): Weight[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  const weigh = (file: string): Part => {
    const bytes = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
    sizes.set(file, bytes);
    return { file, bytes };
  };
  // A single-file language loads all its texts at once, so budgets only apply to languages in three files.
  const weighed = Object.entries<Language>(languages).filter(([code]) => !manifest[`src/i18n/${code}.ts`]);
  return Object.values<FirstLoad>(firstLoads).flatMap((load) =>
    weighed.map(([code, language]) => {
      const files = new Set<string>();
      for (const module of modulesOf(load, code, language)) filesOf(manifest, module, files);
      const parts = [...files].map(weigh).sort((a, b) => b.bytes - a.bytes);
      return { ...load, language: code, parts, bytes: parts.reduce((sum, part) => sum + part.bytes, 0) };
    }),
  );
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** One line per first load, for its heaviest language; with `inFull`, also every file. */
export const formatWeights = (weights: Weight[], inFull: boolean): string =>
  Object.values<FirstLoad>(firstLoads)
    .flatMap(({ what, budget }) => {
      const [heaviest] = weights.filter((weight) => weight.what === what).sort((a, b) => b.bytes - a.bytes);
      if (!heaviest) return [];
      const files = heaviest.parts.map(({ file, bytes }) => `  ${kB(bytes).padStart(9)}  ${file}`);
      return [`${what} (${heaviest.language}): ${kB(heaviest.bytes)} of ${budget} kB`, ...(inFull ? files : [])];
    })
    .join('\n');

/**
 * @throws an error that lists each first load over its budget, or with more programs than `requestsMax`, file by file
 */
export function assertBudgets(weights: Weight[]): void {
  const over = weights.filter(({ bytes, budget }) => bytes > budget * 1_000);
  const torn = weights.filter(({ parts }) => parts.filter(({ file }) => file.endsWith('.js')).length > requestsMax);
  if (over.length > 0) throw new Error(`The app is too heavy for a first visit:\n${formatWeights(over, true)}`);
  // Most likely a file named in `chunkGroups` has moved.
  if (torn.length > 0) throw new Error(`A first visit fetches too many programs:\n${formatWeights(torn, true)}`);
}
