import { isCode, type ProjectFile } from './projectFiles';
import { nameOf, placeOf, textsOf, visitPieces, type WrittenText } from './syntaxTree';
import type { TextPart } from './textParts';

/** Functions whose first argument is a key. */
const translators = new Set(['t', 'translate', 'notify']);
/** Functions whose first argument only looks like a key: a storage name. */
const keepers = new Set(['useStore']);

const looksLikeKey = (text: string): boolean => /^[a-z]\w*(\.[\w*]+)+$/i.test(text);

/** The keys in a file: those it translates, and those it passes on as a label or a title. */
function keysOf(file: ProjectFile, groups: ReadonlySet<string>): WrittenText[] {
  const found: WrittenText[] = [];
  visitPieces(file, (piece, [parent]) => {
    if (piece.type === 'CallExpression' && translators.has(nameOf(piece.callee)))
      found.push(...textsOf((piece.arguments as unknown[])[0]).filter(({ text }) => looksLikeKey(text)));
    // A key that is passed on is recognised by its first word: `items.list.title`.
    if ((piece.type === 'Literal' || piece.type === 'TemplateLiteral') && !keepers.has(nameOf(parent?.callee))) {
      const [own] = textsOf(piece);
      if (own && looksLikeKey(own.text) && groups.has(own.text.split('.')[0] ?? '')) found.push(own);
    }
  });
  const seen = new Set<number>();
  return found.filter(({ start }) => !seen.has(start) && seen.add(start));
}

/** Every text in a catalogue by its key. @example keysIn({ shell: { account: 'Account' } }) // ['shell.account'] */
export const keysIn = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysIn(value as object).map((inner) => `${key}.${inner}`) : [key],
  );

/** Whether a text is a key, or a prefix or pattern of keys: `order.status.*`. */
export function keyMatcher(texts: object): (text: string) => boolean {
  const keys = keysIn(texts);
  const exact = new Set(keys);
  return (text) => {
    if (!text.includes('*')) return exact.has(text) || keys.some((key) => key.startsWith(`${text}.`));
    const pattern = new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w./-]+')}`);
    return keys.some((key) => pattern.test(key));
  };
}

interface Catalogue {
  /** The English texts available once a part has loaded. */
  textsWith: Record<TextPart, object>;
  partOf: ReadonlyMap<string, TextPart>;
}

/** A resource's descriptor loads with the frame, which only shows its name; its labels are for its views. */
const isDescriptor = (path: string): boolean => /^src\/resources\/[^/]+\/index\.tsx?$/.test(path);

/** Keys without a text, or whose text hasn't loaded where they are used. */
export function findUnknownKeys(files: ProjectFile[], { textsWith, partOf }: Catalogue): string[] {
  const groups = new Set(Object.keys(textsWith.pages));
  const matchers = new Map(Object.entries(textsWith).map(([part, texts]) => [part, keyMatcher(texts)]));
  return files
    .filter((file) => isCode(file) && file.path.startsWith('src/') && !file.path.startsWith('src/i18n/'))
    .flatMap((file) => {
      const part = isDescriptor(file.path) ? 'pages' : (partOf.get(file.path) ?? 'pages');
      return keysOf(file, groups)
        .filter(({ text }) => !matchers.get(part)?.(text))
        .map(({ text, start }) => {
          const isLate = matchers.get('pages')?.(text) ?? false;
          return `${placeOf(file, start)}: ${text}${isLate ? ` is not among the texts of the ${part}` : ''}`;
        });
    });
}
