import { relative } from 'node:path';
import { build } from 'vite';

/** Which entry points load each module before they run, and which ones each fetches later. */
export interface Uses {
  /** Entry points by module, both relative to the project. */
  of: ReadonlyMap<string, ReadonlySet<string>>;
  later: ReadonlyMap<string, readonly string[]>;
}

/** A module's path in the project; packages and the bundler's own modules too, as they are named in chunks. */
export const moduleName = (id: string): string =>
  id.startsWith('\0') ? id : relative(process.cwd(), id.replace(/\?.*$/, ''));

/**
 * Bundles the app without any groups, in memory: the bundler then makes one chunk for each set of entry points, so its
 * chunks say what each entry point really uses. The import statements don't: a package's index imports everything.
 */
export async function findUses(): Promise<Uses> {
  const of = new Map<string, Set<string>>();
  const later = new Map<string, string[]>();
  await build({
    logLevel: 'error',
    build: { write: false, minify: false, sourcemap: false, manifest: false },
    plugins: [
      {
        name: 'find-uses',
        generateBundle(_options, bundle) {
          const chunks = new Map(
            Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
          );
          for (const entry of chunks.values()) {
            if (!entry.facadeModuleId) continue;
            const name = moduleName(entry.facadeModuleId);
            const loaded = new Set<string>();
            const load = (file: string): void => {
              const chunk = chunks.get(file);
              if (!chunk || loaded.has(file)) return;
              loaded.add(file);
              for (const id of chunk.moduleIds) {
                const module = moduleName(id);
                of.set(module, (of.get(module) ?? new Set()).add(name));
              }
              for (const imported of chunk.imports) load(imported);
            };
            load(entry.fileName);
            const fetched = [...loaded].flatMap((file) => chunks.get(file)?.dynamicImports ?? []);
            later.set(name, [
              ...new Set(fetched.flatMap((file) => chunks.get(file)?.facadeModuleId ?? []).map(moduleName)),
            ]);
          }
        },
      },
    ],
  });
  return { of, later };
}
