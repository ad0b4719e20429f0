import { type Allergen, allergens, type Diet, type DietMark, dietMarks } from '../menu/diet';
import { allergenWords, dietMarkWords, noAllergenWords } from './dietWords';
import { fileLanguages, type Words } from './fileLanguages';
import { headerKey } from './headerText';
import { writeList } from './listCell';
import type { CellRead } from './readCell';

/** What files write where an item contains none of the allergens. */
const none = 'none';

/** The diet and allergen cells of an item. Nothing stated means an empty cell, and an import doesn't change it. */
export const writeDietCells = ({ allergens: stated, diet_marks }: Diet) => ({
  allergens: stated?.length === 0 ? none : writeList(stated ?? []),
  diet_marks: writeList(diet_marks),
});

/** Values by each of their words, and by their names on the wire. */
function valuesByWord<Value extends string>(words: Readonly<Record<Value, Words>>): ReadonlyMap<string, Value> {
  const all = Object.entries(words) as [Value, Words][];
  return new Map(
    all.flatMap(([value, named]) =>
      [value, ...fileLanguages.flatMap((code) => named[code])].map((word) => [headerKey(word), value] as const),
    ),
  );
}

let allergensByWord: ReadonlyMap<string, Allergen> | undefined;
let marksByWord: ReadonlyMap<string, DietMark> | undefined;
const noneKeys = new Set(fileLanguages.flatMap((code) => noAllergenWords[code]).map(headerKey));

/** The values of a cell's words. Commas separate them too, unless a word has one itself. */
function readWords<Value extends string>(
  names: readonly string[],
  byWord: ReadonlyMap<string, Value>,
  all: readonly Value[],
): CellRead<Value[]> {
  const words = names
    .flatMap((name) => (byWord.has(headerKey(name)) ? name : name.split(/[,;،\n]/)))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = words.find((word) => !byWord.has(headerKey(word)));
  if (unknown !== undefined) return { code: 'unknown_word', params: { name: unknown, choices: all.join(', ') } };
  const found = new Set(words.map((word) => byWord.get(headerKey(word))));
  return { value: all.filter((value) => found.has(value)) };
}

/**
 * The allergens that a cell names, in any language of the app.
 *
 * @example readAllergens(['Milch', 'sesame']) // { value: ['milk', 'sesame'] }
 * @example readAllergens(['none']) // { value: [] }
 */
export function readAllergens(names: readonly string[]): CellRead<Allergen[]> {
  if (names.length === 1 && noneKeys.has(headerKey(names[0] ?? ''))) return { value: [] };
  allergensByWord ??= valuesByWord(allergenWords);
  return readWords(names, allergensByWord, allergens);
}

/** The diet marks that a cell names, in any language of the app. */
export function readDietMarks(names: readonly string[]): CellRead<DietMark[]> {
  marksByWord ??= valuesByWord(dietMarkWords);
  return readWords(names, marksByWord, dietMarks);
}
