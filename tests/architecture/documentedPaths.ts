const IN_THE_HOUSE = /^(contract|src|server|tests|scripts|bench|docs|public)\//;
/** Prose may name a test or file without its extension. */
const ENDINGS = ['', '.ts', '.tsx', '.test.ts', '.test.tsx'];

/** `contract/orders/{operations,details}.ts` names two files. */
function eachOf(path: string): string[] {
  const [, before, names, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').flatMap((name) => eachOf(`${before}${name}${after}`));
}

/** Files and folders that a Markdown text names in its prose. Patterns with a `<name>` or a `*` are skipped. */
export function pathsIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const named = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path ?? '');
  return [...new Set(named.filter((path) => IN_THE_HOUSE.test(path) && !/[<*]/.test(path)).flatMap(eachOf))];
}

/** The paths that don't exist. */
export const missingPaths = (text: string, exists: (path: string) => boolean): string[] =>
  pathsIn(text).filter((path) => !ENDINGS.some((ending) => exists(`${path}${ending}`)));
