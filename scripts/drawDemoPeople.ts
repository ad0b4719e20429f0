/**
 * `npx tsx scripts/drawDemoPeople.ts`: redraws the demo's delivery people and their documents. Run it after changing a
 * drawing.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { documentSides, providerDocumentTypes } from '#contract/documents/documentTypes';
import { looks, portraitName, portraitOf, type Staffed } from '#server/demoData/portraits/portraitOf';
import { specimenOf } from '#server/demoData/portraits/specimenOf';

const folder = 'server/db/seed/demo/people';
const draw = (svg: string, width: number, height: number, name: string) =>
  sharp(Buffer.from(svg))
    .resize(width, height)
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder, `${name}.webp`));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const store of Object.keys(looks) as Staffed[]) {
  for (const [index, look] of looks[store].entries())
    await draw(portraitOf(look), 400, 400, portraitName(store, index));
}
for (const { id } of providerDocumentTypes) {
  for (const side of documentSides) await draw(specimenOf(id, side), 860, 540, `${id}-${side}`);
}
