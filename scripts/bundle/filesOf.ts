import type { Manifest } from 'vite';
import type { Language } from '../../src/i18n/languages';
import type { FirstLoad } from './firstLoads';

/** A chunk's files, with everything it imports before it runs. */
export function filesOf(
  manifest: Manifest,
  module: string,
  found = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  // A single-file language contains its parts: docs/add-a-language.md.
  const chunk = manifest[module] ?? manifest[module.replace(/^(src\/i18n\/\w+)\/\w+\.ts$/, '$1.ts')];
  if (!chunk) throw new Error(`The build has no chunk of its own for ${module}.`);
  if (seen.has(module)) return found;
  seen.add(module);
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found, seen);
  return found;
}

/** For a mirrored page, the mirroring plugin comes first. */
export const modulesOf = (load: Pick<FirstLoad, 'modules'>, code: string, { isRtl }: Language): string[] => [
  ...load.modules.map((module) => module.replace('*', code)),
  ...(isRtl ? ['src/theme/rtlStyles.ts'] : []),
];
