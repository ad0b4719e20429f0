import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { assertSeparateBundles } from '../../scripts/bundle/assertSeparateBundles';

const folder = mkdtempSync(join(tmpdir(), 'halves-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built app whose sign-in shows an alert after an error; the alert imports these chunks. */
function build(alertImports: string[]): void {
  const manifest = {
    'index.html': {
      file: 'index.js',
      imports: ['_start.js'],
      dynamicImports: ['src/Entrance.tsx', 'src/AdminApp.tsx'],
    },
    '_start.js': { file: 'start.js', name: 'start' },
    '_shared.js': { file: 'shared.js', name: 'shared', imports: ['_start.js'] },
    '_admin.js': { file: 'admin.js', name: 'admin', imports: ['_shared.js'] },
    'src/Entrance.tsx': { file: 'entrance.js', imports: ['_start.js'], dynamicImports: ['src/SignInAlert.tsx'] },
    'src/SignInAlert.tsx': { file: 'alert.js', imports: alertImports },
    'src/AdminApp.tsx': { file: 'app.js', imports: ['_admin.js'] },
  };
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
}

it('pages outside the admin area may fetch what both halves show', () => {
  build(['_shared.js']);
  expect(() => assertSeparateBundles(folder)).not.toThrow();
});

it('a build fails whose sign-in fetches the admin area with something that it shows later, and says what that is', () => {
  build(['_admin.js']);
  expect(() => assertSeparateBundles(folder)).toThrow(/chunkGroups\.ts\.\nsrc\/SignInAlert\.tsx$/);
});
