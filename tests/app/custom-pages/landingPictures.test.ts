import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { landingPictures } from '../../../src/custom-pages/landing/landingPictures';

const folder = 'public/landing';
const expected = Object.entries(landingPictures).flatMap(([name, size]) =>
  ['dark', 'light'].map((mode) => ({ file: `${name}-${mode}.webp`, size })),
);

describe('the pictures of the landing page', () => {
  it('are all there, light and dark, and no others', () => {
    expect(readdirSync(folder).sort()).toEqual(expected.map(({ file }) => file).sort());
  });

  it('have the sizes that keep their place on the page', async () => {
    for (const { file, size } of expected) {
      const { width, height } = await sharp(`${folder}/${file}`).metadata();
      expect({ file, width, height }).toEqual({ file, ...size });
    }
  });

  it('weigh less than 900 kB together', () => {
    const bytes = expected.reduce((sum, { file }) => sum + readFileSync(`${folder}/${file}`).length, 0);
    expect(bytes).toBeLessThan(900_000);
  });
});
