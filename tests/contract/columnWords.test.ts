import { describe, expect, it } from 'vitest';
import { importKinds } from '#contract/menuFiles/columns';
import { addedColumns, columnWords } from '#contract/menuFiles/columnWords';
import { fileLanguage, fileLanguages } from '#contract/menuFiles/fileLanguages';
import { headerKey } from '#contract/menuFiles/headerText';
import { matchColumns } from '#contract/menuFiles/matchColumns';
import { headerOf, targetsOf } from '#contract/menuFiles/targets';

const storeLanguages = ['de', 'en', 'ar', 'fr', 'pt-BR'];

describe('words of the columns', () => {
  for (const kind of importKinds)
    for (const language of fileLanguages)
      it(`head every column of ${kind} in ${language} so that it is found again`, () => {
        const targets = targetsOf(kind, storeLanguages).map(({ target }) => target);
        const headers = targets.map((target) => headerOf(kind, target, language));
        const matches = matchColumns(
          headers.map((header) => ({ header, samples: [] })),
          { kind, languages: storeLanguages },
        );
        expect(matches.map(({ target }) => target)).toEqual(targets);
      });

  for (const kind of importKinds)
    it(`of ${kind}: each word alone is understood`, () => {
      for (const [name, words] of Object.entries(columnWords[kind]))
        for (const word of fileLanguages.flatMap((code) => words[code])) {
          const [match] = matchColumns([{ header: word, samples: [] }], { kind, languages: ['en'] });
          expect([word, match?.target !== null]).toEqual([word, true]);
          if (word === words.en[0]) expect(match?.target).toBe(name);
        }
    });

  it('of the columns that we add match none of a kind', () => {
    const added = fileLanguages.flatMap((code) => [...addedColumns.serial[code], ...addedColumns.error[code]]);
    for (const kind of importKinds)
      for (const header of added)
        expect(matchColumns([{ header, samples: ['1'] }], { kind, languages: ['en'] })).toEqual([
          { header, target: null, leftOut: 'added' },
        ]);
  });

  it('compare without case, accents and signs', () => {
    expect(headerKey(' Item_Name * ')).toBe(headerKey('itemName'));
    expect(headerKey('Catégorie')).toBe(headerKey('CATEGORIE'));
    expect(headerKey('#')).toBe('#');
    expect(fileLanguage('fr-CA')).toBe('fr');
    expect(fileLanguage('xx')).toBe('en');
  });
});
