import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser';

/** Starts no server: each worker gets its own from a fixture, on a copy of the demo that is prepared once. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/browserDemo.ts',
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A worker of the built app would answer in the server's place: only its own stories let one in.
  use: {
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
  },
});
