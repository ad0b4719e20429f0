import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens, changedDiet, dietContradictions, dietMarks } from '#contract/menu/diet';
import { readAllergens, readDietMarks, writeDietCells } from '#contract/menuFiles/dietCells';
import { allergenWords, dietMarkWords, noAllergenWords } from '#contract/menuFiles/dietWords';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import { headerKey } from '#contract/menuFiles/headerText';
import { readList } from '#contract/menuFiles/listCell';

describe('marks and allergens of one item', () => {
  it('contradict each other if a mark rules an allergen out', () => {
    expect(dietContradictions({ allergens: ['eggs', 'milk', 'nuts'], diet_marks: ['vegan', 'spicy'] })).toEqual([
      { mark: 'vegan', allergens: ['eggs', 'milk'] },
    ]);
    expect(dietContradictions({ allergens: ['gluten', 'fish'], diet_marks: ['vegetarian', 'gluten_free'] })).toEqual([
      { mark: 'vegetarian', allergens: ['fish'] },
      { mark: 'gluten_free', allergens: ['gluten'] },
    ]);
  });

  it('otherwise don’t: lactose-free milk is milk, and unstated allergens contradict nothing', () => {
    expect(dietContradictions({ allergens: ['milk'], diet_marks: ['lactose_free', 'vegetarian'] })).toEqual([]);
    expect(dietContradictions({ allergens: null, diet_marks: [...dietMarks] })).toEqual([]);
    expect(dietContradictions({ allergens: [], diet_marks: [...dietMarks] })).toEqual([]);
  });
});

describe('a change of several items', () => {
  const add = { add: ['milk'], remove: [] } as const;
  const remove = { add: [], remove: ['milk'] } as const;

  it('leaves everything else that they state', () => {
    const diet = { allergens: ['gluten'], diet_marks: ['vegan'] } as const;
    expect(changedDiet(diet, { allergens: add })).toEqual({ allergens: ['gluten', 'milk'] });
    expect(changedDiet(diet, { diet_marks: { add: ['vegetarian'], remove: ['vegan'] } })).toEqual({
      diet_marks: ['vegetarian'],
    });
  });

  it('sets "none of the allergens" only if that was chosen', () => {
    const statedAfter = (allergens: readonly ('milk' | 'eggs')[] | null) =>
      changedDiet({ allergens, diet_marks: [] }, { allergens: remove }).allergens;
    const cases = [['eggs', 'milk'], ['milk'], null, []] as const;
    expect(cases.map((allergens) => statedAfter(allergens))).toEqual([['eggs'], null, null, []]);
  });
});

describe('cells with allergens and diet marks', () => {
  it('are read as they were written', () => {
    const statement = fc.record({
      allergens: fc.option(fc.subarray([...allergens])),
      diet_marks: fc.subarray([...dietMarks]),
    });
    fc.assert(
      fc.property(statement, (diet) => {
        const cells = writeDietCells(diet);
        if (diet.allergens) expect(readAllergens(readList(cells.allergens))).toEqual({ value: diet.allergens });
        // An empty cell changes nothing.
        else expect(cells.allergens).toBe('');
        expect(readDietMarks(readList(cells.diet_marks))).toEqual({ value: diet.diet_marks });
      }),
    );
  });

  it('accept the words of nine languages, also separated by commas, in any order and case', () => {
    expect(readAllergens(['Milch, SESAM; Œufs'])).toEqual({ value: ['eggs', 'milk', 'sesame'] });
    expect(readAllergens(['Злаки, содержащие глютен', 'السمسم'])).toEqual({ value: ['gluten', 'sesame'] });
    expect(readDietMarks(['sans gluten', 'Vegano'])).toEqual({ value: ['vegan', 'gluten_free'] });
    for (const code of fileLanguages)
      for (const word of noAllergenWords[code]) expect([word, readAllergens([word])]).toEqual([word, { value: [] }]);
  });

  it('report an unknown word, and don’t accept "none" together with others', () => {
    expect(readAllergens(['milk, strawberries'])).toMatchObject({
      code: 'unknown_word',
      params: { name: 'strawberries' },
    });
    expect(readAllergens(['milk', 'none'])).toMatchObject({ code: 'unknown_word', params: { name: 'none' } });
    expect(readDietMarks(['paleo'])).toMatchObject({ code: 'unknown_word', params: { name: 'paleo' } });
  });

  it.each([
    ['allergens', allergenWords],
    ['diet marks', dietMarkWords],
  ])('have words for %s that mean one thing each', (_name, words) => {
    const meanings = new Map<string, Set<string>>();
    for (const [value, named] of Object.entries(words))
      for (const word of fileLanguages.flatMap((code) => named[code])) {
        const key = headerKey(word);
        meanings.set(key, (meanings.get(key) ?? new Set()).add(value));
      }
    expect([...meanings].filter(([, values]) => values.size > 1)).toEqual([]);
  });
});
