import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { ProjectFile } from './projectFiles';

/** One import or re-export in one file. */
export interface ModuleImport {
  from: string;
  /** Path of a project file, or name of a package. */
  to: string;
  isPackage: boolean;
  /** Erased by the compiler: counts for the zones, and for cycles if `findCycles` is told so. */
  isType: boolean;
  /** `import()`: counts for the zones, not for cycles. */
  isDynamic: boolean;
}

const SUBPATH_IMPORTS: Record<string, string> = { '#contract/': 'contract/', '#server/': 'server/' };

/** Path of the project file that a specifier refers to, or null for a package. */
function resolveModule(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const prefix = Object.keys(SUBPATH_IMPORTS).find((start) => specifier.startsWith(start));
  if (!prefix && !specifier.startsWith('.')) return null;
  const base = prefix
    ? (SUBPATH_IMPORTS[prefix] ?? '') + specifier.slice(prefix.length)
    : join(dirname(from), specifier).replaceAll('\\', '/');
  const plain = base.replace(/\?.*$/, '');
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`];
  // The compiler reports missing files; the path still determines the zone.
  return candidates.find((path) => known.has(path)) ?? plain;
}

/** A specifier's package: `@mui/material/styles` belongs to `@mui/material`. */
function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** All imports of a file, found by a parser, so that comments and strings don't count. */
function importsOf({ path, text }: ProjectFile, known: ReadonlySet<string>): ModuleImport[] {
  const { module } = parseSync(path, text);
  const isTypeStatement = (start: number) => /^(import|export)\s+type\b/.test(text.slice(start, start + 20));
  const exported = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType: isTypeStatement(start), isDynamic: false }] : [],
    ),
  );
  const imported = module.staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    isType: isTypeStatement(start),
    isDynamic: false,
  }));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`]([^$]*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ? [{ specifier: literal[1], isType: false, isDynamic: true }] : [];
  });
  return [...imported, ...exported, ...dynamic].map(({ specifier, ...kind }) => {
    const file = resolveModule(path, specifier, known);
    return { from: path, to: file ?? packageName(specifier), isPackage: file === null, ...kind };
  });
}

export function moduleGraph(files: ProjectFile[]): ModuleImport[] {
  const known = new Set(files.map((file) => file.path));
  return files.flatMap((file) => importsOf(file, known));
}

/**
 * Imports between a folder's direct subfolders, as a graph.
 *
 * @example betweenFolders(graph, 'server/modules') // server/modules/orders -> server/modules/menu
 */
export function betweenFolders(graph: ModuleImport[], parent: string): ModuleImport[] {
  const folderOf = (path: string): string | undefined => {
    const [name, file] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
    return file === undefined ? undefined : `${parent}/${name}`;
  };
  return graph.flatMap((each) => {
    const [from, to] = [folderOf(each.from), folderOf(each.to)];
    return from && to && from !== to ? [{ ...each, from, to }] : [];
  });
}

/**
 * Cycles among the imports that run when the program loads, each as the paths from a file back to itself.
 *
 * @param withTypes path prefixes for which type imports count too
 */
export function findCycles(graph: ModuleImport[], withTypes: readonly string[] = []): string[][] {
  const edges = new Map<string, string[]>();
  for (const { from, to, isPackage, isType, isDynamic } of graph) {
    const isErased = isType && !withTypes.some((start) => from.startsWith(start));
    if (!isPackage && !isErased && !isDynamic) edges.set(from, [...(edges.get(from) ?? []), to]);
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  function visit(file: string): void {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    trail.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    trail.pop();
    done.add(file);
  }

  for (const file of edges.keys()) visit(file);
  return cycles;
}
