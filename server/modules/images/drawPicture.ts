import sharp, { type Region } from 'sharp';
import type { Crop } from '#contract/entities/image';
import { pixelsMax } from './assertPicture';

/**
 * Lets so many pieces of work run at the same time; the others wait, in the order they came.
 *
 * @example const drawInTurn = limitConcurrency(2); await drawInTurn(() => draw(content))
 */
export function limitConcurrency(places: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed to the next in line, or released.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

// One thread each and no cache: pictures are processed on the same cores as calls.
sharp.concurrency(1);
sharp.cache(false);
const drawInTurn = limitConcurrency(2);

const longestSide = 1_600;
const thumbnailSide = 400;
const secondsMax = 30;
const quality = 82;

/** The crop of the original, and the point its thumbnail is centred on; as fractions of the original as displayed. */
export interface Cut {
  crop?: Crop | undefined;
  focal?: [number, number] | undefined;
}

export interface DrawnPicture {
  full: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

function regionOf(crop: Crop, width: number, height: number): Region {
  const left = between(0, Math.round(crop.x * width), width - 1);
  const top = between(0, Math.round(crop.y * height), height - 1);
  return {
    left,
    top,
    width: between(1, Math.round(crop.width * width), width - left),
    height: between(1, Math.round(crop.height * height), height - top),
  };
}

/** The square around a point, as near to its middle as the picture's edges let it be. */
function squareAround([x, y]: [number, number], width: number, height: number): Region {
  const side = Math.min(width, height);
  return {
    left: between(0, Math.round(x * width - side / 2), width - side),
    top: between(0, Math.round(y * height - side / 2), height - side),
    width: side,
    height: side,
  };
}

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

async function draw(original: Buffer, { crop = whole, focal }: Cut): Promise<DrawnPicture> {
  // Truncated files end here; oddities that every browser lives with do not.
  const upright = sharp(original, { limitInputPixels: pixelsMax, failOn: 'error', autoOrient: true });
  const { autoOrient } = await upright.metadata();
  // Decoded once; without camera and location data.
  const { data, info } = await upright
    .extract(regionOf(crop, autoOrient.width, autoOrient.height))
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsMax })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });

  const side = Math.min(thumbnailSide, width, height);
  const inCrop: [number, number] | null = focal
    ? [between(0, (focal[0] - crop.x) / crop.width, 1), between(0, (focal[1] - crop.y) / crop.height, 1)]
    : null;
  const thumbnail = inCrop
    ? picture()
        .extract(squareAround(inCrop, width, height))
        .resize(side, side)
    : picture().resize(side, side, { fit: 'cover', position: sharp.strategy.attention });
  return {
    full: await picture().webp({ quality }).toBuffer(),
    thumbnail: await thumbnail.webp({ quality }).toBuffer(),
    width,
    height,
  };
}

/**
 * Renders what is shown of an original: upright, sized for screens, as WebP, with a square thumbnail. Without a focal
 * point the thumbnail is cropped around the most striking area.
 *
 * @throws if the file can't be read completely
 */
export const drawPicture = (original: Buffer, cut: Cut = {}): Promise<DrawnPicture> =>
  drawInTurn(() => draw(original, cut));

/** Converts a picture to JPEG, with white for transparent parts. */
export const toJpeg = (picture: Buffer): Promise<Buffer> =>
  drawInTurn(() =>
    sharp(picture).flatten({ background: '#fff' }).timeout({ seconds: secondsMax }).jpeg({ quality }).toBuffer(),
  );
