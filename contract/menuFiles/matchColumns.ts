import { columnsOf, type ImportKind } from './columns';
import { addedColumns, columnWords } from './columnWords';
import { fileLanguages, type Words } from './fileLanguages';
import { headerKey, languageKeys, splitBracket } from './headerText';
import { type Target, targetsOf } from './targets';

/** A column in a file. */
export interface FileColumn {
  header: string;
  samples: readonly string[];
}

/**
 * Why a column is skipped. `added`: our own serial number or error column; `language`: one that the store doesn't have;
 * `taken`: another column fits its target better; `not_ids`: named an ID, but none of its values is ours.
 */
export type LeftOut = 'added' | 'unknown' | 'language' | 'taken' | 'not_ids' | 'by_choice';

export interface ColumnMatch {
  header: string;
  target: Target | null;
  leftOut?: LeftOut;
  /** The column has yes or no for this one modifier group, as other systems write it. */
  group?: string;
}

interface MatchOptions {
  kind: ImportKind;
  /** Codes of the store's languages, by position. */
  languages: readonly string[];
  /** The columns last chosen for each header; empty: skipped. */
  remembered?: Readonly<Record<string, string>>;
}

type Guess = { target: Target; rank: number; group?: string } | { leftOut: LeftOut };

/** Ranks: one of our own names beats the other words, and earlier words beat later ones. */
function wordRanks(kind: ImportKind): Map<string, { name: string; rank: number }> {
  const ranks = new Map<string, { name: string; rank: number }>();
  const offer = (word: string, name: string, rank: number) => {
    const key = headerKey(word);
    const known = ranks.get(key);
    if (!known || rank < known.rank) ranks.set(key, { name, rank });
  };
  for (const [name, words] of Object.entries(columnWords[kind]) as [string, Words][]) {
    offer(name, name, 0);
    for (const code of fileLanguages) for (const [index, word] of words[code].entries()) offer(word, name, index + 1);
  }
  return ranks;
}

const isWordOf = (words: Words, header: string): boolean =>
  fileLanguages.some((code) => words[code].some((word) => headerKey(word) === headerKey(header)));

const isAdded = (header: string): boolean =>
  isWordOf(addedColumns.serial, header) || isWordOf(addedColumns.error, header);

/** `Modifier Set - Toppings`, `Modifier - "Toppings"`. */
const groupPrefix =
  /^\s*(?:modifier (?:set|group|list)|modifiers?|option (?:set|group))\s*[-–:]\s*"?([^\s"].*?)"?\s*$/isu;

function guesser({ kind, languages }: MatchOptions): (header: string) => Guess {
  const ranks = wordRanks(kind);
  const multilingual = new Set<string>(
    columnsOf(kind)
      .filter(({ isMultilingual }) => isMultilingual)
      .map(({ name }) => name),
  );
  // Created on demand, because names in ten languages take a moment.
  const ours = () => languageKeys(languages);
  const anyLanguage = () => languageKeys(fileLanguages);
  const inLanguage = (base: string, language: string): Guess | null => {
    const found = ranks.get(headerKey(base));
    if (!found || !multilingual.has(found.name)) return null;
    const code = ours().get(headerKey(language)) ?? ours().get(headerKey(language).split(' ')[0] ?? '');
    if (code === undefined)
      return anyLanguage().has(headerKey(language)) || /^[a-z]{2}(-[a-z]{2})?$/iu.test(language)
        ? { leftOut: 'language' }
        : null;
    const target = code === languages[0] ? found.name : `${found.name}:${code}`;
    return { target, rank: found.rank + 0.25 };
  };
  const plain = (header: string, lessFit: number): Guess | null => {
    const found = ranks.get(headerKey(header));
    return found ? { target: found.name, rank: found.rank + lessFit } : null;
  };
  /** `name fr`, `Name French`, `name_fr-FR`: the last words name the language. */
  const trailingLanguage = (header: string): Guess | null => {
    const words = headerKey(header).split(' ');
    for (const count of [1, 2]) {
      if (words.length <= count) continue;
      const language = words.slice(-count).join(' ');
      if (!ours().has(language) && !anyLanguage().has(language)) continue;
      const found = inLanguage(words.slice(0, -count).join(' '), language);
      if (found) return found;
    }
    return null;
  };
  return (header) => {
    const whole = plain(header, 0);
    if (whole) return whole;
    if (isAdded(header)) return { leftOut: 'added' };
    const group = kind === 'items' ? groupPrefix.exec(header)?.[1]?.trim() : undefined;
    if (group) return { target: 'modifier_groups', rank: 1, group };
    const colon = /^(.*\S)\s*:\s*([\p{L}-]+)\s*$/su.exec(header);
    const bracket = splitBracket(header);
    return (
      (colon && inLanguage(colon[1] ?? '', colon[2] ?? '')) ||
      (bracket && (inLanguage(bracket.base, bracket.inner) ?? plain(bracket.base, 0.5))) ||
      trailingLanguage(header) ||
      // A currency after the word: `Price EUR`.
      (/\s[A-Z]{3}$/u.test(header.trim()) ? plain(header.trim().slice(0, -4), 0.5) : null) || { leftOut: 'unknown' }
    );
  };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** IDs of other systems aren't ours: importing them as IDs would make every row an error. */
const holdsForeignIds = ({ samples }: FileColumn): boolean => {
  const filled = samples.filter((sample) => sample.trim() !== '');
  return filled.length > 0 && !filled.some((sample) => uuid.test(sample.trim()));
};

/** Whether a column has quantities, such as the number of pieces in stock. They don't mean yes or no. */
const holdsCounts = ({ samples }: FileColumn): boolean =>
  samples.some((sample) => /^-?\d+([.,]\d+)?$/u.test(sample.trim()) && !['0', '1'].includes(sample.trim()));

/**
 * Matches each column of a file to one of ours: by its name, words in nine languages, other systems' headers, and the
 * store's last choice for that header.
 *
 * @example matchColumns([{ header: 'Item Name', samples: [] }], { kind: 'items', languages: ['en'] }) // [{ header:
 * 'Item Name', target: 'name' }]
 */
export function matchColumns(columns: readonly FileColumn[], options: MatchOptions): ColumnMatch[] {
  const guess = guesser(options);
  const targets = targetsOf(options.kind, options.languages);
  const guesses = columns.map((column): Guess => {
    const found = guess(column.header);
    const chosen = options.remembered?.[column.header];
    if (chosen === '') return { leftOut: 'by_choice' };
    if (chosen !== undefined && targets.some(({ target }) => target === chosen))
      return { target: chosen, rank: -1, ...('group' in found && found.group ? { group: found.group } : {}) };
    if (!('target' in found)) return found;
    const type = targets.find(({ target }) => target === found.target)?.column.type;
    if (type === 'id' && holdsForeignIds(column)) return { leftOut: 'not_ids' };
    return type === 'boolean' && holdsCounts(column) ? { leftOut: 'unknown' } : found;
  });
  const best = new Map<Target, number>();
  guesses.forEach((found, index) => {
    if (!('target' in found) || found.group) return;
    const other = guesses[best.get(found.target) ?? -1];
    if (!other || !('target' in other) || found.rank < other.rank) best.set(found.target, index);
  });
  return columns.map(({ header }, index): ColumnMatch => {
    const found = guesses[index] ?? { leftOut: 'unknown' };
    if (!('target' in found)) return { header, target: null, leftOut: found.leftOut };
    if (found.group) return { header, target: found.target, group: found.group };
    return best.get(found.target) === index
      ? { header, target: found.target }
      : { header, target: null, leftOut: 'taken' };
  });
}

/** Targets chosen for several columns. Columns of single modifier groups are combined into one cell. */
export function targetsTwice(matches: readonly ColumnMatch[]): Target[] {
  const seen = new Map<Target, number>();
  for (const { target, group } of matches)
    if (target !== null && group === undefined) seen.set(target, (seen.get(target) ?? 0) + 1);
  return [...seen].filter(([, count]) => count > 1).map(([target]) => target);
}
