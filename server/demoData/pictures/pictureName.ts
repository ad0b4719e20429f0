/** Dishes that `pictureOf` draws. */
export const pictureKinds = [
  'pizza',
  'pasta',
  'risotto',
  'salad',
  'soup',
  'meat',
  'fish',
  'bites',
  'bruschetta',
  'board',
  'ribs',
  'burger',
  'sandwich',
  'fries',
  'vegetables',
  'cake',
  'iceCream',
  'pannaCotta',
  'coffee',
  'wine',
  'softDrink',
  'beer',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A picture by its kind and seed, as in `pizza-0`. Its file is called so too. */
export type PictureName = `${PictureKind}-${number}`;

/** Side of the files, in pixels. Pictures are square, so that they are their own thumbnails. */
export const pictureSide = 560;
