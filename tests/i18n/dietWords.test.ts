import { describe, expect, it } from 'vitest';
import { readAllergens, readDietMarks } from '#contract/menuFiles/dietCells';
import type { FileLanguage } from '#contract/menuFiles/fileLanguages';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import { headerOf } from '#contract/menuFiles/targets';
import { languages } from '../../src/i18n/languages';

/** People write the words that they see on screen into files. */
describe.each(fileLanguages)('files accept the words of the form in %s', (code: FileLanguage) => {
  it('for allergens, none of them, and diet marks, under the same headings', async () => {
    const { diet } = (await languages[code].load.pages()).texts;
    for (const [allergen, word] of Object.entries(diet.allergen))
      expect([word, readAllergens([word])]).toEqual([word, { value: [allergen] }]);
    expect(readAllergens([diet.no_allergens])).toEqual({ value: [] });
    for (const [mark, word] of Object.entries(diet.mark))
      expect([word, readDietMarks([word])]).toEqual([word, { value: [mark] }]);
    expect([headerOf('items', 'allergens', code), headerOf('items', 'diet_marks', code)]).toEqual([
      diet.allergens,
      diet.marks,
    ]);
  });
});
