import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, fileBlocks, runInCopy, writeBlocks } from './followDocument';

const page = readFileSync('docs/add-a-language.md', 'utf8');

/** Everything here starts processes that read the whole project. */
const patience = 600_000;

describe('docs/add-a-language.md, followed to the letter in a copy of the project', () => {
  let folder: string;
  beforeAll(async () => {
    folder = copyProject();
    await runInCopy(folder, 'tsx', 'scripts/startLanguage.ts', 'sv');
    writeBlocks(folder, page);
  }, patience);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is one file, its glossary and one line, and what tries it', () => {
    const [texts, glossary, line, ...rest] = fileBlocks(page);
    expect(texts?.path).toBe('src/i18n/sv.ts');
    expect(glossary?.path).toBe('docs/languages/sv.md');
    expect(line?.path).toBe('src/i18n/languages.ts');
    expect(line?.text.split('\n').filter((text) => text.startsWith('+'))).toHaveLength(1);
    expect(rest.map(({ path }) => path)).toEqual(['tests/app/swedish.test.tsx']);
  });

  it('each text stands in the file once', () => {
    const lines = readFileSync(join(folder, 'src/i18n/sv.ts'), 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('The password is wrong.'))).toHaveLength(1);
  });

  it(
    'the project’s types and its rules hold, and the app is built',
    async () => {
      await runInCopy(folder, 'tsc', '--noEmit', '-p', '.');
      await runInCopy(folder, 'biome', 'check', ...fileBlocks(page).map(({ path }) => path));
      await runInCopy(folder, 'tsx', 'scripts/build.ts');
    },
    patience,
  );

  it(
    'the checks of the catalogues tell what is still in English, and find nothing else',
    async () => {
      const failed = await runInCopy(folder, 'vitest', 'run', '--project', 'i18n', '-t', 'catalogue of sv').then(
        () => '',
        (error: Error) => error.message,
      );
      expect(failed).toContain('is in the language, not in English');
      expect(failed).toMatch(/Tests\s.*1 failed.*6 passed/);
    },
    patience,
  );

  it(
    'it can be chosen, and is shown',
    () => runInCopy(folder, 'vitest', 'run', '--project', 'app', 'swedish'),
    patience,
  );
});
