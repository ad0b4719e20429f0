import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// On a busy machine a page may lose a race that no user sees: its tests have a second try, as the browser's stories do, and
// the run's last lines name those that needed it, each of them a defect to be fixed. A property that failed has none, since
// other values would pass; nor have rules and the server, where a lost race is a lost order.
const retry = { count: 1, condition: /^(?!Property failed)/ };

/** Waits end when what they wait for is there. These limits only end what hangs, on the busiest machine. */
const patience = { testTimeout: 180_000, hookTimeout: 120_000 };

/** Pure code: no page, no database. `documents` does what a page of `docs/` says, in a copy of the project. */
const plain = ['contract', 'i18n', 'architecture', 'documents'].map((name) => ({
  test: { ...patience, name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' },
}));

const appSetup = 'tests/support/appSetup.ts';
const appTests = 'tests/app/**/*.test.{ts,tsx}';

/**
 * Files that share no worker. A replaced module stays replaced in its worker, also for later files, and two files that replace
 * the same one would get each other's.
 */
const alone = [
  'menuFilesReading',
  ...readdirSync('tests/app', { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.test\.tsx?$/.test(path) && /\bvi\.(mock|doMock)\(/.test(readFileSync(`tests/app/${path}`, 'utf8')),
    )
    .map((path) => basename(path).replace(/\.test\.tsx?$/, '')),
].map((name) => `tests/app/**/${name}.test.{ts,tsx}`);

const nodeConditions = ['module-sync', 'module', 'node', 'development|production'];

/** The pages, in jsdom. React-admin and MUI are read once a worker where files share it; `appSetup` keeps them apart. */
const app = (name: string, files: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  // The conditions that Node takes for the packages' own imports: with others here there are two of each router, and with
  // Emotion read by Vite, two of its caches, so that the app's styles would not be in the app's.
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    name,
    environment: 'jsdom',
    pool: 'forks',
    server: { deps: { external: [/node_modules\/@emotion\//] } },
    setupFiles: existsSync(appSetup) ? [appSetup] : [],
    ...patience,
    retry,
    ...files,
  },
});

/** Stops and freezes PostgreSQL and Redis, one file at a time: run by `npm run test:outages`. */
const outages: TestProjectInlineConfiguration = {
  test: {
    name: 'outages',
    include: ['tests/server/outages/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
  },
};

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** What depends most on the kind of database: with a PostgreSQL for the others, these run on the embedded one as well. */
const alsoOnEmbedded = [
  'appKey',
  'audit/audit',
  'contract',
  'db/bookingsMigration',
  'db/database',
  'db/embeddedDatabase',
  'imports/life',
  'killNine',
  'menu/itemsSearch',
  'operations/backup',
  'operations/backupRefused',
  'orders/counter',
  'orders/history',
  'orders/tableRaces',
  'orders/together',
  'promoCodes/uses',
  'realtime/stream',
  'reviews/reviews',
  'startUp',
].map((name) => `tests/server/${name}.test.ts`);

// The server is read once a worker, not once a file: half of the time. Nothing is mocked there, each file makes its own
// app and database, and what it leaves behind in the process would be its own defect.
const server: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  globalSetup: ['tests/support/serverGlobalSetup.ts'],
  ...patience,
};

const noServices = { DATABASE_URL: '', REDIS_URL: '', TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };
const embedded: TestProjectInlineConfiguration = {
  test: { ...server, name: 'embedded', include: alsoOnEmbedded, env: noServices },
};

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      ...plain,
      ...(hasPostgres ? [outages, embedded] : []),
      app('app', { include: [appTests], exclude: alone, isolate: false }),
      app('app-isolated', { include: alone }),
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/outages/**', 'tests/server/mocked/**'],
        },
      },
      {
        // These replace a module of node or of a package, so each file reads the server anew.
        test: { ...server, name: 'mocked', include: ['tests/server/mocked/**/*.test.ts'], isolate: true },
      },
    ],
  },
});
