import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { demoFolderVariable } from '../support/browserDemo';
import { type Platform, platformOf } from '../support/browserPlatform';
import { gatherPolicyErrors } from '../support/browserPolicy';
import { type BrowserServer, browserServer } from '../support/browserServer';
import { type Account, openedSession, openSession } from '../support/browserSignIn';

interface WorkerFixtures {
  /** The built server on a copy of the demo. It runs at the start of each test, whatever the one before did to it. */
  server: BrowserServer;
  platform: Platform;
  /** Sessions that tests may share, by account: what a browser keeps of a sign-in. */
  sessions: Map<Account, { at: number; stored: Record<string, string> }>;
}

interface TestFixtures {
  /** Opens a page signed in, without the form: each account has one session a worker. */
  signIn: (page: Page, who: Account, path?: string) => Promise<void>;
  /** A page of another device: nothing shared with `page` but the server. */
  otherDevice: () => Promise<Page>;
}

/** Stories take a session over only while it can make dangerous changes for some time yet (`stepUpMinutes`). */
const sharedForMs = 5 * 60_000;

/** Where the demo is that all workers copy. */
function preparedDemo(): string {
  const demo = process.env[demoFolderVariable];
  if (!demo) throw new Error('The demo was not prepared.');
  return demo;
}

/** A new folder beside the demo: what a worker that is ended leaves there goes with it. */
const demoFolder = (prefix: string): string => mkdtempSync(join(dirname(preparedDemo()), prefix));

/** Copies the demo into a folder, in place of what is there. */
function copyDemo(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(preparedDemo(), folder, { recursive: true });
}

/** Runs the built app on the real server; each worker has its own, with the demo's data. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = demoFolder('worker-');
      copyDemo(folder);
      const server = await browserServer(folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  platform: [async ({ server }, use) => use(platformOf(server)), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  baseURL: async ({ server }, use) => {
    await server.start();
    await use(server.url);
  },

  /** Fails a test whose page was refused something by its own content policy. */
  page: async ({ page }, use) => {
    const errors = gatherPolicyErrors(page);
    await use(page);
    expect(errors, 'refused by the content policy').toEqual([]);
  },

  signIn: async ({ server, sessions }, use) => {
    await use(async (page, who, path = '/') => {
      const known = sessions.get(who);
      const isFresh = known !== undefined && Date.now() - known.at < sharedForMs;
      const session = isFresh ? known : { at: Date.now(), stored: await openedSession(server.url, who) };
      sessions.set(who, session);
      await openSession(page, session.stored, path);
    });
  },

  otherDevice: async ({ browser, baseURL, contextOptions }, use) => {
    const opened: Page[] = [];
    const errors: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      opened.push(page);
      errors.push(gatherPolicyErrors(page));
      return page;
    });
    expect(errors.flat(), 'refused by the content policy').toEqual([]);
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';

/**
 * Each story has the demo for itself, in a folder that it may open while the server is stopped, and may change it for
 * good: the next one begins with a new copy.
 */
export const testOnOwnServer = test.extend<object, { folder: string; server: BrowserServer }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = demoFolder('own-');
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ folder }, use) => {
      const server = await browserServer(folder);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ folder, server, sessions }, use) => {
    await server.stop();
    copyDemo(folder);
    sessions.clear();
    await server.start();
    await use(server.url);
  },
});
