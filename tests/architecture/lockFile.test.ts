import { expect, it } from 'vitest';
import { missingOptionals, readLockFile, withoutIntegrity } from '../../scripts/completeLockFile';

it('the lock file has an entry for every platform, so that `npm ci` takes it everywhere', () => {
  const { packages } = readLockFile();
  expect(missingOptionals({ packages })).toEqual([]);
  expect(missingOptionals({ packages: { '': { optionalDependencies: { vite: '8.0.0' } } } })).toEqual([
    ['', 'vite', '8.0.0'],
  ]);
});

/** Tool builds for platforms that the current registry doesn't serve: optional, and never part of a server. */
const notServed = /^(@biomejs\/cli|@oxc-parser\/binding)-/;

it('the lock file has an integrity hash of every package that the registry serves, so that none is installed unchecked', () => {
  const lock = readLockFile();
  const unchecked = withoutIntegrity(lock).filter(([place, spec]) => {
    const { dev, optional } = lock.packages[place] ?? {};
    return !(dev && optional && notServed.test(spec));
  });
  expect(unchecked).toEqual([]);
  const lacking = { 'node_modules/a/node_modules/@b/c-linux-x64': { version: '1.0.0', optional: true } };
  expect(withoutIntegrity({ packages: { '': {}, ...lacking } })).toEqual([
    ['node_modules/a/node_modules/@b/c-linux-x64', '@b/c-linux-x64@1.0.0'],
  ]);
});

it('the lock file names no registry', () => {
  expect(Object.values(readLockFile().packages).filter((locked) => locked.resolved)).toEqual([]);
});

it('the lock file has one copy of what shares a context through React', () => {
  const shared =
    /(^|\/)node_modules\/(react|react-dom|ra-core|ra-ui-materialui|react-router|react-router-dom|react-hook-form|@tanstack\/react-query|@mui\/material|@mui\/system|@emotion\/react)$/;
  const places = Object.keys(readLockFile().packages).filter((place) => shared.test(place));
  expect(places).toHaveLength(11);
  expect(places.filter((place) => place.lastIndexOf('node_modules/') > 0)).toEqual([]);
});
