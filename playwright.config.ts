import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser';

/** Starts no server: each worker gets its own from a fixture, on a copy of the demo that is prepared once. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/browserDemo.ts',
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  // On a busy machine a story may lose a race that no user sees: it gets a second try, and the run ends with a list of
  // those that needed it ("flaky"), each of them a defect to be fixed.
  retries: 1,
  workers: Math.min(availableParallelism(), 4),
  // Waits end when what they wait for is there. These limits only end what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A worker of the built app would answer in the server's place: only its own stories let one in.
  use: {
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
    // Recording costs a quarter of the run: only the second try is recorded.
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
  },
});
