import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser';

/** Starts no server: each worker gets its own from a fixture, on a copy of the demo that is prepared once. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/browserDemo.ts',
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  // On a machine shared with others a story may lose a race that no user sees: there it gets a second try, and the run
  // ends with a list of those that needed it ("flaky"), each of them a defect to be mended. Everywhere else it fails.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A worker of the built app would answer in the server's place: only its own stories let one in.
  use: {
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
    // Recording costs a quarter of the run: where there is a second try, that one is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
  },
});
