import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstallPackages, installPackages } from '../../scripts/debianPackages';
import { findProgram } from '../../scripts/findProgram';

/** How Chromium is started: quiet, without calls of its own, and as root too, where its sandbox cannot start. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a window. */
const SHELL = 'chromium-headless-shell';
/** With one, also when it isn't shown: each new context draws an address bar and menus, which takes as long as our pages. */
const WINDOWED = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** Path of a Chromium on this machine: CHROMIUM_PATH, the system's, or the one that Playwright installed earlier. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
    return named;
  }
  const own = chromium.executablePath();
  return findProgram([SHELL, ...WINDOWED]) ?? (existsSync(own) ? own : null);
}

/**
 * Finds a Chromium, or installs one: as root on Debian its package without a window, which is preferred to one with a
 * window that is there already; otherwise Playwright's. Throws if there is none in the end.
 */
export function ensureBrowser(): string {
  if (process.env.CHROMIUM_PATH ?? findProgram([SHELL])) return findBrowser() as string;

  const reasons: string[] = [];
  if (canInstallPackages()) {
    const failure = installPackages([SHELL, 'fonts-dejavu-core']);
    if (failure) reasons.push(failure);
  }
  if (!findBrowser()) {
    console.error('Installing a Chromium for the browser tests...');
    const cli = 'node_modules/playwright/cli.js';
    const run = spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { encoding: 'utf8' });
    if (run.status !== 0) reasons.push(`playwright install chromium failed: ${(run.stderr || run.stdout).trim()}`);
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error(
      `No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to it.\n${reasons.join('\n')}`,
    );
  // The processes that this one starts look no further.
  process.env.CHROMIUM_PATH = installed;
  return installed;
}

/** Options for `chromium.launch()`; brings a browser where there is none. */
export function launchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: ensureBrowser(), args: BROWSER_ARGS };
}
