import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser';

/** Starts no server: each test gets its own from a fixture, so that no test sees another's orders. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions: launchOptions(), trace: 'retain-on-failure', locale: 'en-GB' },
});
