import { type Random, seededRandom } from '../random';
import { board, bruschetta, ribs } from './boards';
import { pasta, risotto, salad, soup } from './bowls';
import { beer, coffee, softDrink, wine } from './drinks';
import { type PictureKind, type PictureName, pictureKinds } from './pictureName';
import { pizza } from './pizza';
import { fish, meat } from './plates';
import { type Palette, palettes, type Svg } from './shapes';
import { bites, vegetables } from './smallPlates';
import { burger, fries, sandwich } from './stacks';
import { cake, iceCream, pannaCotta } from './sweets';

/** Draws a dish on its table. `variant` chooses what exactly is served, and chance where each leaf lies. */
type Drawing = (random: Random, palette: Palette, variant: number) => Svg;

const drawings: Record<PictureKind, Drawing> = {
  pizza,
  pasta,
  risotto,
  salad,
  soup,
  meat,
  fish,
  bites,
  bruschetta,
  board,
  ribs,
  burger,
  sandwich,
  fries,
  vegetables,
  cake,
  iceCream,
  pannaCotta,
  coffee,
  wine,
  softDrink,
  beer,
};

/** From the left, from the top, and the width: cropped as closely as each dish allows, to tell it apart at 44 px. */
type View = readonly [x: number, y: number, side: number];
const fromAbove: View = [48, 50, 706];
const views: Partial<Record<PictureKind, View>> = {
  pizza: [28, 30, 746],
  bruschetta: [56, 56, 690],
  board: [56, 56, 690],
  ribs: [56, 60, 690],
  coffee: [64, 64, 680],
  burger: [54, 104, 696],
  sandwich: [54, 104, 696],
  fries: [80, 128, 640],
  cake: [72, 144, 656],
  iceCream: [80, 88, 650],
  wine: [60, 70, 690],
  softDrink: [92, 92, 640],
  beer: [110, 140, 620],
};

/**
 * Draws a picture of a dish: the same one for the same kind and seed.
 *
 * @param seed which of the kind's dishes, from 0; its table and cloth follow from it too
 * @example pictureOf('pizza', 0) // a margherita, as SVG
 */
export function pictureOf(kind: PictureKind, seed: number): Svg {
  const place = pictureKinds.indexOf(kind);
  const palette = palettes[(place * 3 + seed) % palettes.length] ?? palettes[0];
  if (!palette) throw new Error('there are no palettes');
  const random = seededRandom(place * 1_000 + seed);
  const content = drawings[kind](random, palette, seed);
  const [x, y, side] = views[kind] ?? fromAbove;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}"><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>${content}</svg>`;
}

/** @example drawnByName('pizza-0') */
export function drawnByName(name: PictureName): Svg {
  const [kind, seed] = name.split('-') as [PictureKind, string];
  return pictureOf(kind, Number(seed));
}
