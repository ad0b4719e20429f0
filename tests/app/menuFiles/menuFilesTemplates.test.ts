import { describe, expect, it } from 'vitest';
import { importKinds } from '#contract/menuFiles/columns';
import { readAllergens, readDietMarks } from '#contract/menuFiles/dietCells';
import { fileColumns } from '#contract/menuFiles/fileColumns';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import { matchColumns } from '#contract/menuFiles/matchColumns';
import { readBoolean, readList, readMoney } from '#contract/menuFiles/readCell';
import { createFileSession } from '../../../src/menuFiles/reading/fileSession';
import { templateFile } from '../../../src/menuFiles/writing/templateFile';

const languages = ['en', 'fr', 'ar'];

describe('templates', () => {
  for (const kind of importKinds)
    for (const language of fileLanguages)
      it(`of ${kind} in ${language} parses, maps fully, and its cells can be read`, async () => {
        const session = createFileSession();
        const { columns } = await session.open(templateFile({ kind, language, languages, currency: 'EUR' }), {
          language,
        });
        const matches = matchColumns(columns, { kind, languages });
        expect(matches.map(({ target }) => target)).toEqual(fileColumns(kind, languages));
        const { rows } = await session.batch(0, matches);
        expect(rows).toHaveLength(2);
        for (const { values } of rows)
          for (const [column, cell] of Object.entries(values)) {
            if (cell === '') continue;
            if (column.startsWith('is_')) expect([cell, readBoolean(cell).code]).toEqual([cell, undefined]);
            if (column === 'allergens') expect([cell, readAllergens(readList(cell)).code]).toEqual([cell, undefined]);
            if (column === 'diet_marks') expect([cell, readDietMarks(readList(cell)).code]).toEqual([cell, undefined]);
            if (column === 'price') expect(readMoney(cell, { currency: 'EUR' }).code).toBeUndefined();
          }
      });
});
