/**
 * `npm run screenshots`: takes the documents' pictures into docs/pictures, using its own demo server. With
 * `--all <folder>`, every screen at three widths, in light and dark, into that folder, for review. With
 * `--languages en,de,ar,ru`, in each of those languages; with `--screens today,items`, only these screens. With
 * `--landing`, the landing page's pictures into public/landing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Screen, screens } from '../tests/support/browserScreens';
import { type DemoCamera, eveningZone, type Mode, openDemoCamera, screenNamed } from './demoCamera';
import { drawDesignPictures } from './designPictures';
import { takeLandingPictures } from './landingPictures';
import { packPng } from './packPng';

interface Picture {
  file: string;
  screen: Screen;
  mode: Mode;
  /** Page languages; defaults to English. */
  languages?: readonly string[];
  size: readonly [width: number, height: number];
}

const desktop = [1440, 900] as const;
const phone = [390, 844] as const;

const ofReadme = (): Picture[] => [
  { file: 'today-light.png', screen: screenNamed('today'), mode: 'light', size: desktop },
  { file: 'today-dark.png', screen: screenNamed('today'), mode: 'dark', size: desktop },
  { file: 'phone.png', screen: screenNamed('today'), mode: 'light', size: phone },
  { file: 'order.png', screen: screenNamed('order'), mode: 'light', size: desktop },
  { file: 'create-order.png', screen: screenNamed('create-order-ticket'), mode: 'light', size: desktop },
  { file: 'sign-in.png', screen: screenNamed('sign-in'), mode: 'light', size: desktop },
];

/** The values of a list option. */
function listed(option: string): string[] | null {
  const at = process.argv.indexOf(option);
  if (at < 0) return null;
  const values = process.argv[at + 1]?.split(',').filter(Boolean) ?? [];
  if (values.length === 0) throw new Error(`${option} needs a list, parted by commas.`);
  return values;
}

/** `*` in a picture's name is replaced by its language. */
const everything = (): Picture[] =>
  (listed('--screens')?.map(screenNamed) ?? screens).flatMap((entry) =>
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

const allAt = process.argv.indexOf('--all');
const allFolder = allAt > 0 ? process.argv[allAt + 1] : undefined;
if (allAt > 0 && !allFolder) throw new Error('--all needs the folder for the pictures.');

async function takeAll(camera: DemoCamera, pictures: readonly Picture[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { file, ...shot } of pictures)
    await camera.take(shot, (png, language) => {
      const path = join(folder, file.replace('*', language));
      writeFileSync(path, packPng(png));
      console.log(path);
    });
}

const camera = await openDemoCamera(allFolder ? undefined : eveningZone(new Date()));
try {
  if (process.argv.includes('--landing')) await takeLandingPictures(camera);
  else if (allFolder) await takeAll(camera, everything(), allFolder);
  else {
    await takeAll(camera, ofReadme(), 'docs/pictures');
    await drawDesignPictures(camera, 'docs/pictures');
  }
} finally {
  await camera.close();
}
