/**
 * `npm run lock`: adds an entry to the lock file for every platform's build of a package, with its integrity hash. npm
 * omits builds that the current registry doesn't serve, and then `npm ci` rejects the lock file on every machine.
 * Missing hashes are requested from npm's configured registry; packages it doesn't serve are listed.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** npm's names for operating systems and processors. */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors: Record<string, string> = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};

/** Where node would find `name` from the package at `from`. */
function isLocked({ packages }: LockFile, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true;
    if (!folder) return false;
  }
}

/** The platform in a package's name: `@biomejs/cli-linux-x64-musl` is for `linux` on `x64` with musl. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.includes('wasm32') ? 'wasm32' : words.map((word) => processors[word]).find(Boolean);
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/** Every optional package that the lock file names but has no entry for: `[holder, name, version]`. */
export const missingOptionals = (lock: LockFile): [holder: string, name: string, version: string][] =>
  Object.entries(lock.packages).flatMap(([holder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(lock, holder, name))
      .map(([name, version]): [string, string, string] => [holder, name, version]),
  );

/** A package's name from its path: `node_modules/a/node_modules/@b/c` contains `@b/c`. */
const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every package that would be installed without an integrity check: `[place, name@version]`. */
export const withoutIntegrity = (lock: LockFile): [place: string, spec: string][] =>
  Object.entries(lock.packages)
    .filter(([place, { integrity, link }]) => place !== '' && !link && !integrity)
    .map(([place, { version }]): [string, string] => [place, `${nameOf(place)}@${version}`]);

const run = promisify(execFile);

/** `undefined` if the registry doesn't serve this version. */
async function integrityOf(spec: string): Promise<string | undefined> {
  const viewed = run('npm', ['view', spec, 'dist.integrity', '--fetch-retries=0'], { timeout: 60_000 });
  const { stdout } = await viewed.catch(() => ({ stdout: '' }));
  return /^sha512-\S+$/m.exec(stdout)?.[0];
}

const lockFile = join(import.meta.dirname, '../package-lock.json');

export const readLockFile = (): LockFile => JSON.parse(readFileSync(lockFile, 'utf8')) as LockFile;

if (process.argv[1] === import.meta.filename) {
  const lock = readLockFile();
  for (const [holder, name, range] of missingOptionals(lock)) {
    const { dev } = lock.packages[holder] ?? {};
    const version = range.replace(/^[\^~]/, '');
    lock.packages[`${holder}/node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev ? { dev } : {}),
      optional: true,
    };
  }
  // One at a time: there are few, and this is polite to the registry.
  for (const [place, spec] of withoutIntegrity(lock)) {
    const integrity = await integrityOf(spec);
    const locked = lock.packages[place];
    if (locked && integrity) locked.integrity = integrity;
    else
      console.warn(`No integrity hash of ${spec}: the registry does not serve it. Run this again with one that does.`);
  }
  // No registry address, because any registry that serves these packages will do.
  for (const locked of Object.values(lock.packages)) delete locked.resolved;
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}
