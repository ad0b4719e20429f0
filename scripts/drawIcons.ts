/**
 * Draws the installed app's icons from the favicon, into `public/icons`. Run it after changing the favicon: `npx tsx
 * scripts/drawIcons.ts`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = 'public/icons';
const drawing = readFileSync('public/favicon.svg');
const ground = '#0f4c7d';

interface Icon {
  file: string;
  size: number;
  /**
   * Launchers crop these to their own shape, so the background fills the corners. The bag is within the central 80%
   * circle, which is never cropped.
   */
  isCut?: true;
}

const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'maskable-192.png', size: 192, isCut: true },
  { file: 'maskable-512.png', size: 512, isCut: true },
  { file: 'apple-touch-icon.png', size: 180, isCut: true },
];

async function draw({ file, size, isCut }: Icon): Promise<void> {
  const icon = sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);
  if (isCut) icon.flatten({ background: ground });
  await icon.png({ compressionLevel: 9, palette: true }).toFile(join(folder, file));
}

/** One colour on a transparent background, for status bars: the favicon's bag without its background. */
async function drawBadge(): Promise<void> {
  const bag = drawing
    .toString()
    .replace(/<rect[^>]*\/>/, '')
    .replaceAll(/#[\da-f]{3,6}/g, '#fff');
  await sharp(Buffer.from(bag), { density: 288 })
    .resize(96, 96)
    .png({ palette: true })
    .toFile(join(folder, 'badge-96.png'));
}

mkdirSync(folder, { recursive: true });
for (const icon of icons) await draw(icon);
await drawBadge();
