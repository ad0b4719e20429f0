import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { moduleName } from './findUses';

/**
 * Vite's manifest has no entry for a module that is fetched on demand from a chunk of several: this adds it, as if the
 * chunk were its own.
 *
 * @param wanted modules that are fetched on demand
 * @returns a plugin that notes where they are, and what completes the manifest after the build
 */
export function manifestOf(wanted: ReadonlySet<string>): { plugin: Plugin; complete: (folder: string) => void } {
  const files = new Map<string, string>();
  return {
    plugin: {
      name: 'note-modules',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const module of chunk.moduleIds.map(moduleName))
            if (wanted.has(module)) files.set(module, chunk.fileName);
        }
      },
    },
    complete(folder) {
      const path = join(folder, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const [module, file] of files) {
        const chunk = byFile.get(file);
        if (chunk && !manifest[module]) manifest[module] = { ...chunk, isDynamicEntry: true };
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2));
    },
  };
}
