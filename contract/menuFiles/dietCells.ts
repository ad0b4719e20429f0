import { type Allergen, allergens, type Diet, type DietMark, dietMarks } from '../menu/diet';
import { allergenWords, dietMarkWords, noAllergenWords } from './dietWords';
import { fileLanguages, type Words } from './fileLanguages';
import { headerKey } from './headerText';
import { writeList } from './listCell';
import type { CellRead } from './readCell';

/** The cell of an item that contains none of the allergens. */
const noneWord = 'none';

/** The allergen and diet cells of an item. If nothing is stated, the cell is empty, which an import ignores. */
export const writeDietCells = ({ allergens: stated, diet_marks }: Diet) => ({
  allergens: stated?.length === 0 ? noneWord : writeList(stated ?? []),
  diet_marks: writeList(diet_marks),
});

/** Maps each word for a value, and its name on the wire, to the value. */
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

/** The values that a cell's words stand for. Commas separate words too, unless a word contains one itself. */
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
