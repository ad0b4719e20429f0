import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../tests/support/browser';
import { makeDemoFolder } from '../tests/support/browserDemo';
import { speak } from '../tests/support/browserLanguage';
import { platformOf } from '../tests/support/browserPlatform';
import { type Screen, screens } from '../tests/support/browserScreens';
import { browserServer } from '../tests/support/browserServer';
import { openedSession, openSession } from '../tests/support/browserSignIn';
import { runInTerminal } from './childProcess';
import { fillBoards } from './fillBoards';

export type Mode = 'light' | 'dark';

interface Shot {
  screen: Screen;
  mode: Mode;
  /** Page languages; defaults to English. */
  languages?: readonly string[];
  /** Window size in px. */
  size: readonly [width: number, height: number];
}

export interface DemoCamera {
  /** Takes a screenshot in each of its languages, as PNG. */
  take(shot: Shot, keep: (png: Buffer, language: string) => void | Promise<void>): Promise<void>;
  /** Renders HTML on an empty page and returns its picture. */
  draw(html: string, size: readonly [width: number, height: number]): Promise<Buffer>;
  close(): Promise<void>;
}

/** The screen with this name. @throws if there is none */
export function screenNamed(name: string): Screen {
  const found = screens.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no screen "${name}".`);
  return found;
}

/** A time zone where it is evening now: pictures of a restaurant at three in the morning look odd. */
export function eveningZone(now: Date): string {
  const hours = 19 - now.getUTCHours();
  const ahead = hours > 12 ? hours - 24 : hours < -12 ? hours + 24 : hours;
  // These zones have inverted signs: Etc/GMT-2 is two hours ahead.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Builds the product, starts it with its own demo on a busy evening, and takes pictures. */
export async function openDemoCamera(timezone?: string): Promise<DemoCamera> {
  const buildCode = await runInTerminal(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
  if (buildCode !== 0) process.exit(buildCode);
  const dataDir = await makeDemoFolder(timezone);
  const server = await browserServer(dataDir);
  const browser = await chromium.launch(launchOptions());
  let session: Record<string, string> = {};

  async function close(): Promise<void> {
    await browser.close();
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }

  const take: DemoCamera['take'] = async ({ screen, mode, languages = ['en'], size: [width, height] }, keep) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      colorScheme: mode,
      locale: 'en-GB',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      isMobile: width < 600,
      hasTouch: width < 1000,
    });
    const page: Page = await context.newPage();
    if (screen.account) await openSession(page, session, screen.path);
    else await page.goto(screen.path);
    // Browsers play no sound before the first click, and boards say so.
    await page.mouse.click(2, 2);
    // A busy machine can exceed a check's timeout: every screen can be shown a second time.
    await screen.show(page).catch(() => screen.show(page));
    if (screen.account) {
      // The stream, and then the menu's counts, come once the page is at rest.
      const status = page.getByRole('status', { includeHidden: true });
      await status
        .filter({ hasText: /^Live$/ })
        .first()
        .waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    for (const language of languages) {
      // Navigation runs in English; then the screen switches its language.
      await speak(page, language);
      await page.evaluate(() => document.fonts.ready);
      await keep(await page.screenshot({ animations: 'disabled' }), language);
    }
    await context.close();
  };

  async function draw(html: string, [width, height]: readonly [width: number, height: number]): Promise<Buffer> {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ fullPage: true });
    await context.close();
    return png;
  }

  try {
    await server.start();
    await fillBoards(server.url, platformOf(server));
    session = await openedSession(server.url, 'owner');
  } catch (failure) {
    await close();
    throw failure;
  }
  return { take, draw, close };
}
