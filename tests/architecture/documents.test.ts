import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { envSchema } from '#server/env';
import { commandsIn, missingTargets, settingsInEnvFile, settingsInTable } from './documentedCommands';
import { missingPaths, pathsIn } from './documentedPaths';

const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the documents', () => {
  const settings = Object.keys(envSchema.shape).sort();

  test('README.md names the two commands, and only commands that exist', () => {
    const commands = commandsIn(read('README.md'));
    expect(commands).toEqual(expect.arrayContaining(['start', 'test']));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('docs name only commands that exist', () => {
    const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
    const unknown = pages.flatMap((page) =>
      commandsIn(read(`docs/${page}`))
        .filter((name) => !(name in scripts))
        .map((name) => `docs/${page}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('name only files and folders that there are', () => {
    // These two create new files; separate tests follow their instructions.
    const making = ['docs/add-a-language.md', 'docs/add-a-resource.md'];
    const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((path) => `docs/${path}`);
    const all = [...pages, 'README.md', 'CONTEXT.md', 'bench/README.md'].filter(
      (page) => page.endsWith('.md') && !making.includes(page),
    );
    expect(all.flatMap((page) => missingPaths(read(page), existsSync).map((path) => `${page}: ${path}`))).toEqual([]);
  });

  test('every npm script runs a file that exists', () => expect(missingTargets(scripts, existsSync)).toEqual([]));
  test('README.md lists every setting', () => expect(settingsInTable(read('README.md'))).toEqual(settings));
  test('.env.example lists every setting', () => expect(settingsInEnvFile(read('.env.example'))).toEqual(settings));
});

describe('the readers of documents', () => {
  test('find commands in prose and in code', () => {
    expect(
      commandsIn('Run `npm ci && npm start`, then\n\n    npm run db:generate\n\nnpm install zod; npm test'),
    ).toEqual(['start', 'db:generate', 'test']);
  });

  test('find paths in prose, and say which lead nowhere', () => {
    const text =
      'See `src/orders`, `contract/orders/{operations,gone}.ts`, `src/i18n/<name>.ts`.\n```\n`src/never`\n```\n`npm start`';
    expect(pathsIn(text)).toEqual(['src/orders', 'contract/orders/operations.ts', 'contract/orders/gone.ts']);
    const there = ['src/orders', 'contract/orders/operations.ts'];
    expect(missingPaths(text, (path) => there.includes(path))).toEqual(['contract/orders/gone.ts']);
  });

  test('find settings in a table, and nothing else in capitals', () => {
    expect(
      settingsInTable('| Setting | Default |\n|---|---|\n| `PORT` | 8080 |\n| `HOST` | `LOCAL` |\n\nSee `DEMO`.'),
    ).toEqual(['HOST', 'PORT']);
  });

  test('find settings in an environment file', () => {
    expect(settingsInEnvFile('# Where it listens.\nPORT=8080\n#HOST=\n# REDIS_URL=redis://host\n')).toEqual([
      'HOST',
      'PORT',
      'REDIS_URL',
    ]);
  });

  test('find scripts whose file is missing', () => {
    expect(
      missingTargets({ bench: 'tsx bench/main.ts', test: 'tsx scripts/test.ts' }, (path) => path === 'scripts/test.ts'),
    ).toEqual(['bench: bench/main.ts']);
  });
});
