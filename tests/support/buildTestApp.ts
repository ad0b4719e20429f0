import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '#server/app';
import type { Database, OpenDatabase } from '#server/db/database';
import { type Env, readEnv } from '#server/env';
import { MemoryGateways } from './memoryGateway';
import type { standInBilling } from './standInBilling';
import { openTestDatabase } from './testDatabase';

export const testPlatformKey = 'platform-key-of-the-tests-32-characters';
export const testAppKey = 'app-key-of-the-tests-at-least-32-characters';

/** With these settings, codes and links are in replies instead of mails. Nothing is seeded. */
export const demoData = { DEMO: 'data' };
/** Settings with which calls can queue mail. No server listens there. */
export const testMail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'storedesk@operator.test',
  PUBLIC_ADDRESS: 'https://app.operator.test',
};

export interface TestApp {
  app: FastifyInstance;
  database: AppDeps['database'];
  db: Database;
  env: Env;
  /** The stand-in for the platform's gateway; `null` where billing is off. */
  billing: ReturnType<typeof standInBilling> | null;
  /** The clock of calls; set it to move through time. `null`: the real one. */
  clock: { now: Date | null };
  /** The payment gateways of stores; none until a test opens one. */
  gateways: MemoryGateways;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  logTo?: AppDeps['logTo'];
  appFolder?: AppDeps['appFolder'];
  requestLimits?: AppDeps['requestLimits'];
  /** Replaces the gateways in memory by those of stores' settings. */
  hasRealGateways?: boolean;
  connector?: AppDeps['connector'];
  /** By default ones that have no record of any domain. */
  nameServers?: AppDeps['nameServers'];
  /** Replaces the database in memory or on the tests' PostgreSQL. */
  openDatabase?: () => Promise<OpenDatabase>;
}

/** The production app on a database of its own. Close it at the end of the test file. */
export async function buildTestApp({
  env: settings = {},
  logTo,
  appFolder,
  requestLimits,
  hasRealGateways = false,
  connector,
  nameServers = { findTexts: async () => ({ state: 'answered', texts: [] }), lookUp: async () => [] },
  openDatabase = openTestDatabase,
}: TestAppOptions = {}): Promise<TestApp> {
  const opened = await openDatabase();
  const env = readEnv({
    LOG_LEVEL: logTo ? 'trace' : 'error',
    PLATFORM_KEY: testPlatformKey,
    APP_KEY: testAppKey,
    DEMO: 'off',
    REDIS_URL: process.env.TEST_REDIS_URL,
    FILES_DIR: join(tmpdir(), `storedesk-files-${randomUUID()}`),
    ...settings,
  });
  const clock: TestApp['clock'] = { now: null };
  const now = () => clock.now ?? new Date();
  // Its SDK is large: only where it is used.
  const billing = env.BILLING === 'on' ? (await import('./standInBilling')).standInBilling(env, now) : null;
  const gateways = new MemoryGateways();
  const deps: AppDeps = {
    ...(!hasRealGateways && { paymentGateways: gateways }),
    database: opened,
    env,
    nameServers,
    now,
    billing: billing?.billing ?? null,
    // On a busy machine, the calls of a race would be refused for waiting too long.
    admissionLimits: { waitMs: 120_000 },
  };
  if (logTo) deps.logTo = logTo;
  if (appFolder) deps.appFolder = appFolder;
  if (connector) deps.connector = connector;
  if (requestLimits) deps.requestLimits = requestLimits;
  const app = await buildApp(deps).catch(async (error) => {
    await opened.close();
    throw error;
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await opened.close();
    if (env.FILES_DIR) await rm(env.FILES_DIR, { recursive: true, force: true });
  };
  return { app, database: opened, db: opened.db, env, billing, clock, gateways, close };
}
