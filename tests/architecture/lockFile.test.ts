import { expect, it } from 'vitest';
import { missingOptionals, readLockFile } from '../../scripts/completeLockFile';

it('the lock file has an entry for every platform, so that `npm ci` takes it everywhere', () => {
  const { packages } = readLockFile();
  expect(missingOptionals({ packages })).toEqual([]);
  expect(missingOptionals({ packages: { '': { optionalDependencies: { vite: '8.0.0' } } } })).toEqual([
    ['', 'vite', '8.0.0'],
  ]);
});

it('the lock file names no registry', () => {
  expect(Object.values(readLockFile().packages).filter((locked) => locked.resolved)).toEqual([]);
});
