import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { envSchema } from '#server/env';
import { commandsIn, missingTargets, settingsInEnvFile, settingsInTable } from './documentedCommands';

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
