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

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** Path of a Chromium on this machine: CHROMIUM_PATH, the system's, or the one that Playwright installed earlier. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
    return named;
  }
  const own = chromium.executablePath();
  return findProgram(NAMES) ?? (existsSync(own) ? own : null);
}

/** Finds a Chromium, or brings one: Debian's as root on Debian, Playwright's own otherwise. Throws where neither works. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;

  const reasons: string[] = [];
  if (canInstallPackages()) {
    const failure = installPackages(['chromium', 'fonts-dejavu-core']);
    if (failure) reasons.push(failure);
  }
  if (!findBrowser()) {
    console.error('Installing a Chromium for the browser tests...');
    const cli = 'node_modules/playwright/cli.js';
    const run = spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { encoding: 'utf8' });
    if (run.status !== 0) reasons.push(`playwright install chromium failed: ${(run.stderr || run.stdout).trim()}`);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    `No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to it.\n${reasons.join('\n')}`,
  );
}

/** Options for `chromium.launch()`; brings a browser where there is none. */
export function launchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: ensureBrowser(), args: BROWSER_ARGS };
}
