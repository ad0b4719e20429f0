import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lakesideSmokehouseMenu } from '#server/demoData/menus/lakesideSmokehouse/index';
import { trattoriaBelvedereMenu } from '#server/demoData/menus/trattoriaBelvedere/index';
import { pictureSide } from '#server/demoData/pictures/pictureName';
import { drawnByName, pictureOf } from '#server/demoData/pictures/pictureOf';

const patience = 60_000;
const folder = 'server/db/seed/demo/pictures';
const files = readdirSync(folder).sort();
const menus = [trattoriaBelvedereMenu, lakesideSmokehouseMenu].map(({ categories }) =>
  categories.flatMap(({ sub_categories }) => sub_categories.flatMap((one) => one.items)),
);
const names = [...new Set(menus.flatMap((menu) => menu.flatMap(({ picture }) => picture ?? [])))].sort();

/** A few pixels of a picture: enough to tell a drawing from what it was before a change. */
const glance = (content: Buffer | string) => sharp(content).resize(48, 48).removeAlpha().raw().toBuffer();

describe('the pictures of the demo', () => {
  it('are there for about two thirds of each menu, what is out of stock included', () => {
    for (const menu of menus) {
      const share = menu.filter(({ picture }) => picture).length / menu.length;
      expect(share).toBeGreaterThan(0.6);
      expect(share).toBeLessThan(0.75);
      expect(menu.some(({ picture, in_stock }) => picture && in_stock === false)).toBe(true);
    }
  });

  it('are the files that the menus name, none of them heavy', () => {
    expect(files).toEqual(names.map((name) => `${name}.webp`));
    const sizes = files.map((file) => statSync(join(folder, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600 * 1024);
  });

  it(
    'show what is drawn now: scripts/drawDemoPictures.ts was run after the last change of a drawing',
    async () => {
      for (const name of names) {
        const path = join(folder, `${name}.webp`);
        const { width, height } = await sharp(path).metadata();
        expect([name, width, height]).toEqual([name, pictureSide, pictureSide]);
        const [kept, drawn] = await Promise.all([glance(path), glance(Buffer.from(drawnByName(name)))]);
        const difference = kept.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0);
        expect([name, difference / kept.length < 4]).toEqual([name, true]);
      }
    },
    patience,
  );

  it('are the same for the same kind and seed, and others for others', () => {
    expect(pictureOf('pizza', 0)).toBe(pictureOf('pizza', 0));
    expect(new Set(names.map(drawnByName)).size).toBe(names.length);
  });
});
