import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeLogger, secretPaths } from '#server/http/logger';
import { mailedPaths } from '../../../src/config/mailedPaths';
import { paths } from '../../../src/config/paths';

const addresses = { ...paths, ...mailedPaths };

/** The app's pages that take the end of their path as a token. */
function tokenPages(): string[] {
  const source = new URL('../../../src/', import.meta.url);
  const text = readdirSync(source)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('');
  const names = [...text.matchAll(/linkToken\((?:paths|mailedPaths)\.(\w+)[,)]/g)].map(
    ([, name]) => name as keyof typeof addresses,
  );
  return names.map((name) => `${addresses[name]}/`);
}

test('the log hides the end of every path that has a token', () => {
  const pages = tokenPages();
  expect(pages.length).toBeGreaterThanOrEqual(8);
  expect(pages.filter((page) => !secretPaths.includes(page))).toEqual([]);
});

test('the log hides the proofs and secrets of a second factor, in bodies and in replies', () => {
  const lines: string[] = [];
  const log = makeLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
  const body = { ticket: 'hush', totp: 'hush', recovery_code: 'hush' };
  const reply = { secret: 'hush', uri: 'otpauth://hush', recovery_codes: ['hush'] };
  log.info({ ...body, body, reply, err: { body, reply } }, 'answered');
  expect(lines.join('')).toContain('answered');
  expect(lines.join('')).not.toContain('hush');
});
