/** `npx tsx scripts/drawDemoPictures.ts`: redraws the images of the demo's menus. Run it after changing a drawing. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { lakesideSmokehouseMenu } from '#server/demoData/menus/lakesideSmokehouse/index';
import { trattoriaBelvedereMenu } from '#server/demoData/menus/trattoriaBelvedere/index';
import { pictureSide } from '#server/demoData/pictures/pictureName';
import { drawnByName } from '#server/demoData/pictures/pictureOf';

const folder = 'server/db/seed/demo/pictures';
const items = [trattoriaBelvedereMenu, lakesideSmokehouseMenu].flatMap(({ categories }) =>
  categories.flatMap(({ sub_categories }) => sub_categories.flatMap((one) => one.items)),
);
const names = new Set(items.flatMap(({ picture }) => picture ?? []));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const name of names) {
  const { size } = await sharp(Buffer.from(drawnByName(name)))
    .resize(pictureSide, pictureSide)
    // Flat colours with hard edges look fine at a quality that would spoil a photo.
    .webp({ quality: 45, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  bytes += size;
}
console.log(`${names.size} pictures, ${Math.round(bytes / 1024)} kB.`);
