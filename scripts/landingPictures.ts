import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type LandingPicture, landingPictures } from '../src/custom-pages/landing/landingPictures';
import { importOf } from '../tests/support/browserImport';
import type { Screen } from '../tests/support/browserScreens';

import { type DemoCamera, screenNamed } from './demoCamera';

const folder = 'public/landing';
/** Total size limit, so that the page stays light on a slow connection. */
const mostBytes = 900_000;

const importedFile = {
  name: 'summer-menu.csv',
  content: [
    'Name,Sub-category,Price',
    'Burrata and tomatoes,Antipasti,12.50',
    'Tomato bruschetta,Antipasti,7.00',
    'Vitello tonnato,Antipasti,14.00',
    'Watermelon and feta,Antipasti,9.50',
    'Grilled peaches,Antipasti,8.00',
    'Lemon granita,Antipasti,5.50',
  ].join('\n'),
};

/** The preview of a file with new items and new prices. */
const importPreview: Screen = {
  name: 'import-preview',
  path: '/app/menu/import-data',
  account: 'owner',
  async show(page) {
    await importOf(page).preview(importedFile);
    await importOf(page).count('All', 6).click();
    await expect(importOf(page).row(7)).toBeVisible();
  },
};

/** The screen and the window size in px; the picture can be smaller. */
const shots: Record<LandingPicture, { screen: Screen; size: readonly [width: number, height: number] }> = {
  hero: { screen: screenNamed('today'), size: [1440, 900] },
  'hero-phone': { screen: screenNamed('today'), size: [390, 780] },
  'feature-board': { screen: screenNamed('today'), size: [1200, 800] },
  'feature-order': { screen: screenNamed('order'), size: [1200, 800] },
  'feature-phone': { screen: screenNamed('create-order-ticket'), size: [1200, 800] },
  'feature-menu': { screen: screenNamed('items-snooze'), size: [1200, 800] },
  'feature-files': { screen: importPreview, size: [1200, 800] },
  today: { screen: screenNamed('today'), size: [1280, 800] },
  list: { screen: screenNamed('today-list'), size: [1280, 800] },
  order: { screen: screenNamed('order'), size: [1280, 800] },
  ticket: { screen: screenNamed('ticket'), size: [1280, 800] },
  scheduled: { screen: screenNamed('schedule'), size: [1280, 800] },
  'create-order': { screen: screenNamed('create-order'), size: [1280, 800] },
  choices: { screen: screenNamed('create-order-choices'), size: [1280, 800] },
  items: { screen: screenNamed('items'), size: [1280, 800] },
  bulk: { screen: screenNamed('items-bulk'), size: [1280, 800] },
  item: { screen: screenNamed('item'), size: [1280, 800] },
  'modifier-groups': { screen: screenNamed('modifier-groups'), size: [1280, 800] },
  import: { screen: screenNamed('import'), size: [1280, 800] },
  'app-kitchen': { screen: screenNamed('today'), size: [1056, 720] },
  'app-counter': { screen: screenNamed('create-order-ticket'), size: [1280, 800] },
  'app-owner': { screen: screenNamed('items'), size: [390, 700] },
};

/** Takes the landing page's pictures of the running product, light and dark. @throws if they are too large */
export async function takeLandingPictures(camera: DemoCamera): Promise<void> {
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  for (const [name, { screen, size }] of Object.entries(shots)) {
    const { width, height } = landingPictures[name as LandingPicture];
    for (const mode of ['light', 'dark'] as const) {
      await camera.take({ screen, mode, size }, async (png) => {
        const webp = await sharp(png).resize(width, height).webp({ quality: 42, effort: 6 }).toBuffer();
        const file = join(folder, `${name}-${mode}.webp`);
        writeFileSync(file, webp);
        bytes += webp.length;
        console.log(`${file} ${Math.round(webp.length / 1000)} kB`);
      });
    }
  }
  console.log(`All together ${Math.round(bytes / 1000)} kB.`);
  if (bytes > mostBytes) throw new Error(`The landing page's pictures may have ${mostBytes} bytes together.`);
}
