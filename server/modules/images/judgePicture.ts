import sharp from 'sharp';
import { pictureTypeOf, pictureTypes } from '#server/files/pictureTypes';
import { imageRefusal } from './imageRefusal';

/** Decoded, four bytes each: a file of a few kilobytes can claim any number. */
export const pixelsMax = 50_000_000;

/**
 * Refuses what is no picture that we take, by what the file holds. Its header alone is read.
 *
 * @throws 893 with the reason
 */
export async function judgePicture(content: Buffer): Promise<void> {
  const type = pictureTypeOf(content);
  if (type === null) throw imageRefusal('not_an_image');
  if (type === 'other') throw imageRefusal('wrong_type', { values: Object.values(pictureTypes) });
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts) throw imageRefusal('broken');
  if (facts.width * facts.height > pixelsMax) throw imageRefusal('too_large_in_pixels', { maximum: pixelsMax });
}
