import { dirname, join } from 'node:path';
import { adminParts, type TextPart, textParts } from '../../src/i18n/texts';
import { moduleGraph } from './moduleGraph';
import { isCode, type ProjectFile } from './projectFiles';
import { nameOf, type Piece, textsOf, visitPieces } from './syntaxTree';

/** Functions whose `import()` waits for the texts that pages share, and for those they name. */
const pageOpeners = new Set(['page', 'withPageTexts']);

/** The parts that a piece of a program names, at any depth: `['pages', 'menu']`. */
const namedIn = (pieces: readonly unknown[]): TextPart[] => {
  const named = pieces.flatMap((piece) => {
    const elements = (piece as { elements?: unknown[] }).elements;
    return elements ? namedIn(elements) : textsOf(piece).map(({ text }) => text);
  });
  return textParts.filter((part) => named.includes(part));
};

/** The parts that an `import()` waits for, according to the calls around it. */
function awaitedParts(around: readonly Piece[]): TextPart[] {
  return around.flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !Array.isArray(given)) return [];
    const name = nameOf(callee);
    if (name === 'withAllTexts') return adminParts;
    if (pageOpeners.has(name)) return ['pages', ...namedIn(given.slice(1))] as TextPart[];
    return name === 'withTexts' ? namedIn(given.slice(0, 1)) : [];
  });
}

interface Way {
  to: string;
  /** The parts that are loaded with it. */
  parts: readonly TextPart[];
}

/** The files that each file imports, immediately or later. */
function waysOf(files: ProjectFile[]): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  const add = (from: string, way: Way) => ways.set(from, [...(ways.get(from) ?? []), way]);
  for (const { from, to, isPackage, isType, isDynamic } of moduleGraph(files))
    if (!isPackage && !isType && !isDynamic) add(from, { to, parts: [] });
  const known = new Set(files.map(({ path }) => path));
  for (const file of files) {
    visitPieces(file, (piece, around) => {
      const [source] = piece.type === 'ImportExpression' ? textsOf(piece.source) : [];
      if (!source?.text.startsWith('.')) return;
      const base = join(dirname(file.path), source.text);
      const to = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => known.has(path));
      if (to) add(file.path, { to, parts: awaitedParts(around) });
    });
  }
  return ways;
}

/**
 * The parts that a file can rely on: those loaded on every path to it from the program's start. A file that the entrance
 * shows only has the entrance's texts, even if the pages show it too.
 */
export function countedOnParts(files: ProjectFile[], start: string): Map<string, ReadonlySet<TextPart>> {
  const code = files.filter((file) => isCode(file) && file.path.startsWith('src/'));
  const ways = waysOf(code);
  const counted = new Map<string, ReadonlySet<TextPart>>([[start, new Set(['entrance'])]]);
  const open = [start];
  for (let from = open.pop(); from; from = open.pop()) {
    for (const { to, parts } of ways.get(from) ?? []) {
      const here = new Set([...(counted.get(from) ?? []), ...parts]);
      const known = counted.get(to);
      const both = known ? new Set([...known].filter((part) => here.has(part))) : here;
      if (both.size === known?.size) continue;
      counted.set(to, both);
      open.push(to);
    }
  }
  return counted;
}
