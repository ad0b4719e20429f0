/**
 * `npm run screenshots`: takes the README's pictures into docs/pictures, from a demo server of its own. With
 * `--all <folder>` every screen at three widths, in light and dark, into that folder, for looking at; with
 * `--languages en,de,ar,ru` in each of those languages, with `--screens today,items` these screens alone.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tests/support/browser';
import { makeDemoFolder } from '../tests/support/browserDemo';
import { speak } from '../tests/support/browserLanguage';
import { platformOf } from '../tests/support/browserPlatform';
import { type Screen, screens } from '../tests/support/browserScreens';
import { browserServer } from '../tests/support/browserServer';
import { openSession, signedInStorage } from '../tests/support/browserSignIn';
import { runInTerminal } from './childProcess';
import { fillBoards } from './fillBoards';
import { packPng } from './packPng';

type Mode = 'light' | 'dark';

interface Picture {
  file: string;
  screen: Screen;
  mode: Mode;
  /** Of the page; absent: English. */
  languages?: readonly string[];
  size: readonly [width: number, height: number];
}

const desktop = [1440, 900] as const;
const phone = [390, 844] as const;

function screen(name: string): Screen {
  const found = screens.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no screen "${name}".`);
  return found;
}

const ofReadme = (): Picture[] => [
  { file: 'today-light.png', screen: screen('today'), mode: 'light', size: desktop },
  { file: 'today-dark.png', screen: screen('today'), mode: 'dark', size: desktop },
  { file: 'phone.png', screen: screen('today'), mode: 'light', size: phone },
  { file: 'order.png', screen: screen('order'), mode: 'light', size: desktop },
  { file: 'create-order.png', screen: screen('create-order-ticket'), mode: 'light', size: desktop },
  { file: 'sign-in.png', screen: screen('sign-in'), mode: 'light', size: desktop },
];

/** The values of an option that lists some. */
function listed(option: string): string[] | null {
  const at = process.argv.indexOf(option);
  if (at < 0) return null;
  const values = process.argv[at + 1]?.split(',').filter(Boolean) ?? [];
  if (values.length === 0) throw new Error(`${option} needs a list, parted by commas.`);
  return values;
}

/** A picture has a `*` in its name where its language comes. */
const everything = (): Picture[] =>
  (listed('--screens')?.map(screen) ?? screens).flatMap((entry) =>
    ([desktop, [820, 1180], phone] as const).flatMap((size) =>
      (['light', 'dark'] as const).map((mode) => ({
        file: `${entry.name}-${size[0]}-${mode}-*.png`,
        screen: entry,
        mode,
        languages: listed('--languages') ?? ['en'],
        size,
      })),
    ),
  );

/** A time zone in which it is evening now: pictures of a restaurant at three in the morning look odd. */
function eveningZone(now: Date): string {
  const hours = 19 - now.getUTCHours();
  const ahead = hours > 12 ? hours - 24 : hours < -12 ? hours + 24 : hours;
  // These zones count the other way round: Etc/GMT-2 is two hours ahead.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const allAt = process.argv.indexOf('--all');
const allFolder = allAt > 0 ? process.argv[allAt + 1] : undefined;
if (allAt > 0 && !allFolder) throw new Error('--all needs the folder for the pictures.');
const folder = allFolder ?? 'docs/pictures';
const pictures = allFolder ? everything() : ofReadme();

const buildCode = await runInTerminal(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
if (buildCode !== 0) process.exit(buildCode);

const dataDir = await makeDemoFolder(allFolder ? undefined : eveningZone(new Date()));
const server = await browserServer(dataDir);
const browser = await chromium.launch(launchOptions());

async function take(
  { file, screen: shown, mode, languages = ['en'], size: [width, height] }: Picture,
  session: Record<string, string>,
): Promise<void> {
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
  if (shown.account) await openSession(page, session, shown.path);
  else await page.goto(shown.path);
  await shown.show(page);
  for (const language of languages) {
    // What leads to a screen is said in English; the screen itself then changes its language where it stands.
    await speak(page, language);
    await page.evaluate(() => document.fonts.ready);
    const path = join(folder, file.replace('*', language));
    writeFileSync(path, packPng(await page.screenshot({ animations: 'disabled' })));
    console.log(path);
  }
  await context.close();
}

try {
  await server.start();
  await fillBoards(server.url, platformOf(server));
  const context = await browser.newContext({ baseURL: server.url });
  const session = await signedInStorage(await context.newPage(), 'owner');
  await context.close();
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) await take(picture, session);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dirname(dataDir), { recursive: true, force: true });
}
