import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportKind, importKinds } from '#contract/menuFiles/columns';
import { fileLanguages } from '#contract/menuFiles/fileLanguages';
import { matchColumns } from '#contract/menuFiles/matchColumns';
import { createFileSession } from '../../../src/menuFiles/reading/fileSession';
import { templateFile } from '../../../src/menuFiles/writing/templateFile';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { errors, type ImportDesk, openImportDesk, outcomes } from '../../support/importDesk';

let server: TestApp;
let desk: ImportDesk;
beforeAll(async () => {
  server = await buildTestApp();
  desk = await openImportDesk(server);
});
afterAll(() => server.close());

const languages = ['en', 'fr'];
const options = { create_missing: true };

/** The rows of a file as the page sends them. */
async function rowsOf(kind: ImportKind, file: Blob) {
  const session = createFileSession();
  const { columns } = await session.open(file, { language: 'en' });
  return (await session.batch(0, matchColumns(columns, { kind, languages }))).rows.map(({ values }) => values);
}

describe('every template and example is taken by the server', () => {
  for (const kind of importKinds)
    for (const language of fileLanguages)
      it(`${kind} in ${language}`, async () => {
        const rows = await rowsOf(kind, templateFile({ kind, language, languages, currency: 'EUR' }));
        const reply = await desk.preview(`import_${kind}`, rows, { options });
        expect([outcomes(reply), errors(reply).flat()]).toEqual([['create', 'create'], []]);
      });

  it.each(['typedElsewhere.csv', 'menu.xlsx'])('the sample %s', async (name) => {
    const rows = await rowsOf('items', new Blob([new Uint8Array(readFileSync(`tests/files/${name}`))]));
    const reply = await desk.preview('import_items', rows, { options });
    expect(errors(reply).flat()).toEqual([]);
  });
});
