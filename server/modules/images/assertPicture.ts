import sharp from 'sharp';
import { errorCodes } from '#contract/codes/errorCodes';
import { pictureTypeOf, pictureTypes } from '#server/files/pictureTypes';
import { type CallError, fieldsNotValid } from '#server/http/callError';

/** Why a file cannot become a picture of the store. */
type ImageError = 'not_an_image' | 'wrong_type' | 'too_large_in_pixels' | 'broken';

/** 893, with the reason at the file's field. */
export const imageRefusal = (code: ImageError, params?: Record<string, unknown>): CallError =>
  fieldsNotValid(errorCodes.ITEM_IMAGE_UPLOAD_FAILED, [{ path: 'image', code, ...(params ? { params } : {}) }]);

/** Decoded, four bytes each: a file of a few kilobytes can claim any number. */
export const pixelsMax = 50_000_000;

/**
 * Refuses files that aren't supported pictures, by their content. Only the header is read.
 *
 * @throws 893 with the reason
 */
export async function assertPicture(content: Buffer): Promise<void> {
  const type = pictureTypeOf(content);
  if (type === null) throw imageRefusal('not_an_image');
  if (type === 'other') throw imageRefusal('wrong_type', { values: Object.values(pictureTypes) });
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts) throw imageRefusal('broken');
  if (facts.width * facts.height > pixelsMax) throw imageRefusal('too_large_in_pixels', { maximum: pixelsMax });
}
