import { type TextPart, textParts } from '../../src/i18n/texts';
import { isCode, type ProjectFile } from './projectFiles';
import { nameOf, placeOf, textsOf, visitPieces, type WrittenText } from './syntaxTree';

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

type Group = { readonly [key: string]: Group | string };

/** Parts of the texts together: a group can have a share in several. */
export const together = (parts: readonly object[]): object => {
  const all: Record<string, unknown> = {};
  for (const part of parts)
    for (const [key, text] of Object.entries(part as Group)) {
      const known = all[key];
      all[key] = typeof text === 'object' && typeof known === 'object' ? together([known as object, text]) : text;
    }
  return all;
};

interface Catalogue {
  /** The English texts of each part. */
  texts: Readonly<Partial<Record<TextPart, object>>>;
  /** The parts that each file can rely on. */
  partsOf: ReadonlyMap<string, ReadonlySet<TextPart>>;
}

/**
 * A resource's descriptor loads with the frame, which only shows its name, and a section's with what shows its fields:
 * their labels are for views that have loaded the texts.
 */
const isDescriptor = (path: string): boolean =>
  /^src\/descriptors\/(define|(resources|settings)\/(?!index))/.test(path);

/** Colours of MUI's palette, whose group has the name of ours. */
const paletteColours: readonly string[] = ['common.black', 'common.white'];

/** Keys without a text, or whose text hasn't loaded where they are used. */
export function findUnknownKeys(files: ProjectFile[], { texts, partsOf }: Catalogue): string[] {
  const all = new Set(textParts);
  const groups = new Set(Object.keys(together(Object.values(texts))));
  const matchers = new Map<string, (text: string) => boolean>();
  const matcher = (parts: ReadonlySet<TextPart>) => {
    const listed = textParts.filter((part) => parts.has(part));
    const made = matchers.get(listed.join()) ?? keyMatcher(together(listed.map((part) => texts[part] ?? {})));
    matchers.set(listed.join(), made);
    return made;
  };
  return files
    .filter((file) => isCode(file) && file.path.startsWith('src/') && !file.path.startsWith('src/i18n/'))
    .flatMap((file) => {
      const parts = isDescriptor(file.path) ? all : (partsOf.get(file.path) ?? all);
      return keysOf(file, groups)
        .filter(({ text }) => !matcher(parts)(text) && !paletteColours.includes(text))
        .map(({ text, start }) => {
          const isLate = matcher(all)(text);
          return `${placeOf(file, start)}: ${text}${isLate ? ` is not among the texts of: ${[...parts].join(', ')}` : ''}`;
        });
    });
}
