import { dirname, join } from 'node:path';
import { moduleGraph } from './moduleGraph';
import { isCode, type ProjectFile } from './projectFiles';
import { nameOf, type Piece, textsOf, visitPieces } from './syntaxTree';

/** A part of the texts. Later parts build on earlier ones. */
export const textParts = ['entrance', 'frame', 'landing', 'pages'] as const;
export type TextPart = (typeof textParts)[number];

/** Functions whose `import()` waits for the texts of all pages. */
const openers: Record<string, TextPart> = { page: 'pages', withPageTexts: 'pages' };

/** The part that an `import()` waits for, if a call around it says so. */
function awaitedPart(around: readonly Piece[]): TextPart | null {
  for (const { type, callee, arguments: given } of around) {
    if (type !== 'CallExpression') continue;
    const name = nameOf(callee);
    if (openers[name]) return openers[name];
    const [part] = name === 'withTexts' && Array.isArray(given) ? textsOf(given[0]) : [];
    const known = textParts.find((one) => one === part?.text);
    if (known) return known;
  }
  return null;
}

interface Way {
  to: string;
  /** The part that is loaded with it. */
  part: TextPart | null;
}

const later = (a: TextPart, b: TextPart | null): TextPart => (b && textParts.indexOf(b) > textParts.indexOf(a) ? b : a);

/** The files that each file imports, immediately or later. */
function waysOf(files: ProjectFile[]): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  const add = (from: string, way: Way) => ways.set(from, [...(ways.get(from) ?? []), way]);
  for (const { from, to, isPackage, isType, isDynamic } of moduleGraph(files))
    if (!isPackage && !isType && !isDynamic) add(from, { to, part: null });
  const known = new Set(files.map(({ path }) => path));
  for (const file of files) {
    visitPieces(file, (piece, around) => {
      const [source] = piece.type === 'ImportExpression' ? textsOf(piece.source) : [];
      if (!source?.text.startsWith('.')) return;
      const base = join(dirname(file.path), source.text);
      const to = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => known.has(path));
      if (to) add(file.path, { to, part: awaitedPart(around) });
    });
  }
  return ways;
}

/**
 * The texts that a file can rely on: those loaded on the path from the program's start that loads the fewest. A file
 * that the entrance shows only has the entrance's texts, even if the pages show it too.
 */
export function countedOnParts(files: ProjectFile[], start: string): Map<string, TextPart> {
  const code = files.filter((file) => isCode(file) && file.path.startsWith('src/'));
  const ways = waysOf(code);
  const parts = new Map<string, TextPart>();
  for (const part of textParts) {
    const open: [string, TextPart][] = part === 'entrance' ? [[start, part]] : [];
    for (const [from, of] of parts)
      for (const way of ways.get(from) ?? []) if (later(of, way.part) === part) open.push([way.to, part]);
    for (let next = open.pop(); next; next = open.pop()) {
      const [path] = next;
      if (parts.has(path)) continue;
      parts.set(path, part);
      for (const way of ways.get(path) ?? []) if (later(part, way.part) === part) open.push([way.to, part]);
    }
  }
  return parts;
}
