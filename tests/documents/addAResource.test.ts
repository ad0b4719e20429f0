import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyChange, copyProject, fileBlocks, runInCopy, writeBlocks } from './followDocument';

/** The page, and what it doesn't show in full. */
const page = ['docs/add-a-resource.md', 'tests/documents/notices.md']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Everything here starts processes that read the whole project. */
const patience = 600_000;

describe('docs/add-a-resource.md, followed to the letter in a copy of the project', () => {
  let folder: string;
  beforeAll(async () => {
    folder = copyProject();
    writeBlocks(folder, page);
    await npx('drizzle-kit', 'generate', '--name', 'notices');
  }, patience);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const npx = (...command: string[]) => runInCopy(folder, ...command);

  it('it changes files that are there, and makes those that it says are new', () => {
    const blocks = fileBlocks(page);
    const changed = blocks.filter(({ isChange }) => isChange).map(({ path }) => path);
    // The registries: a plain resource costs no other line in a file that is there.
    expect(changed).toEqual([
      'contract/resources/index.ts',
      'server/db/schema/index.ts',
      'server/modules/plainResources.ts',
      'src/descriptors/resources/index.ts',
    ]);
  });

  it(
    'the project’s types and its rules hold',
    async () => {
      await npx('tsc', '--noEmit', '-p', '.');
      await npx('biome', 'check', ...fileBlocks(page).map(({ path }) => path));
      await npx('vitest', 'run', '--project', 'architecture', 'tests/architecture/imports.test.ts');
    },
    patience,
  );

  it(
    'the contract’s tests cover the new calls, and pass',
    async () => {
      const printed = await npx(
        'vitest',
        'run',
        '--project',
        'server',
        'tests/server/contract.test.ts',
        '-t',
        'notice',
      );
      expect(printed).toMatch(/Tests\s.*[1-9]\d* passed/);
    },
    patience,
  );

  it(
    'its page is in the menu and at its address, for those who may open it',
    async () => {
      // The other files there are stories of other resources.
      const files = ['notices', 'resources', 'accessTable'].map((name) => `tests/app/resources/${name}.test`);
      await npx('vitest', 'run', '--project', 'app', ...files);
    },
    patience,
  );
});

describe('a change as the document writes it', () => {
  it('puts lines where they stand among those that are there', () => {
    expect(applyChange('a\n  b\nc\nb\n', ' c\n+x\n b\n+y\n')).toBe('a\n  b\nc\nx\nb\ny\n');
  });
  it('says which line it does not find', () => {
    expect(() => applyChange('a\n', ' z\n+x\n')).toThrow('There is no line "z"');
  });
});
