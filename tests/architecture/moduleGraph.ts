import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { ProjectFile } from './projectFiles';

/** One import, or re-export, of one file. */
export interface ModuleImport {
  from: string;
  /** Path of the project's file, or name of the package. */
  to: string;
  isPackage: boolean;
  /** Erased by the compiler: counts for the zones, and for cycles under `TYPED_ROOTS`. */
  isType: boolean;
  /** `import()`: counts for the zones, not for cycles. */
  isDynamic: boolean;
}

const SUBPATH_IMPORTS: Record<string, string> = { '#contract/': 'contract/', '#server/': 'server/' };

/** Path of the project's file that a specifier names, or null where it names a package. */
function resolveModule(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const prefix = Object.keys(SUBPATH_IMPORTS).find((start) => specifier.startsWith(start));
  if (!prefix && !specifier.startsWith('.')) return null;
  const base = prefix
    ? (SUBPATH_IMPORTS[prefix] ?? '') + specifier.slice(prefix.length)
    : join(dirname(from), specifier).replaceAll('\\', '/');
  const plain = base.replace(/\?.*$/, '');
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`];
  // What does not exist is for the compiler to report; its place still tells its zone.
  return candidates.find((path) => known.has(path)) ?? plain;
}

/** The package of a specifier: `@mui/material/styles` is of `@mui/material`. */
function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** All imports of a file, as read by a parser: comments and strings that look like imports are none. */
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

/** Where two files may not name each other's types either: what they share belongs in a third. */
const TYPED_ROOTS = ['src/'];

/** Cycles among what is imported when the program loads, each as the paths from a file back to itself. */
export function findCycles(graph: ModuleImport[]): string[][] {
  const edges = new Map<string, string[]>();
  for (const { from, to, isPackage, isType, isDynamic } of graph) {
    const isErased = isType && !TYPED_ROOTS.some((root) => from.startsWith(root));
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
