import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { assertBudgets, weighFirstLoads } from '../../scripts/bundle/weighFirstLoads';
import { languages } from '../../src/i18n/languages';

const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built app in which every module is an incompressible chunk of the given size; all import `shared`. */
function build(bytesOf: (module: string) => number, further: readonly string[] = []): void {
  const modules = [
    'index.html',
    'shared',
    ...further,
    'src/Entrance.tsx',
    'src/AdminApp.tsx',
    'src/orders/board/OrderBoardPage.tsx',
    'src/theme/rtlStyles.ts',
    ...Object.keys(languages).flatMap((code) => [`src/i18n/${code}/entrance.ts`, `src/i18n/${code}/frame.ts`]),
  ];
  const manifest: Record<string, unknown> = {};
  for (const module of modules) {
    const file = `assets/${module.replaceAll('/', '-')}.js`;
    manifest[module] = { file, imports: module === 'shared' ? further : ['shared'] };
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, randomBytes(bytesOf(module)));
  }
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
}

it('a first visit is weighed with all that it imports, each file once, in every language', () => {
  build((module) => (module === 'shared' ? 5_000 : 1_000));
  const weights = weighFirstLoads(folder);
  expect(weights).toHaveLength(2 * Object.keys(languages).length);
  const german = weights.find(({ what, language }) => what === 'sign-in' && language === 'de');
  expect(german?.parts).toHaveLength(4);
  expect(german?.bytes).toBeGreaterThan(8_000);
  expect(german?.bytes).toBeLessThan(8_200);
  const arabic = weights.find(({ what, language }) => what === 'sign-in' && language === 'ar');
  expect(arabic?.parts.map(({ file }) => file)).toContain('assets/src-theme-rtlStyles.ts.js');
  expect(() => assertBudgets(weights)).not.toThrow();
});

it('a build that is too heavy in one language fails, and says which files weigh', () => {
  build((module) => (module === 'src/i18n/ru/frame.ts' ? 299_000 : 1_000));
  expect(() => assertBudgets(weighFirstLoads(folder))).toThrow(
    /first board \(ru\): .* of 300 kB\n +299\.\d kB .*ru-frame/,
  );
});

it('a build that tears a first visit into many programs fails', () => {
  build(
    (module) => (module === 'shared' ? 5_000 : 1_000),
    Array.from({ length: 20 }, (_, index) => `part${index}`),
  );
  expect(() => assertBudgets(weighFirstLoads(folder))).toThrow(/too many programs/);
});
