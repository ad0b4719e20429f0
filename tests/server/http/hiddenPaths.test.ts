import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doors } from '#server/http/logger';
import { paths } from '../../../src/config/paths';

/** The app's pages that take the end of their path as a token. */
function tokenPages(): string[] {
  const source = new URL('../../../src/', import.meta.url);
  const text = readdirSync(source)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('');
  const names = [...text.matchAll(/linkToken\(paths\.(\w+)\)/g)].map(([, name]) => name as keyof typeof paths);
  return names.map((name) => `${paths[name]}/`);
}

test('the log hides the end of every path that has a token', () => {
  const pages = tokenPages();
  expect(pages.length).toBeGreaterThanOrEqual(5);
  expect(pages.filter((page) => !doors.includes(page))).toEqual([]);
});
