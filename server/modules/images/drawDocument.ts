import sharp from 'sharp';
import { pictureTypeOf } from '#server/files/pictureTypes';
import { pixelsMax } from './assertPicture';
import { limitConcurrency } from './drawPicture';

const drawInTurn = limitConcurrency(2);
/** Small print stays readable. */
const longestSide = 2_000;
const quality = 85;
const secondsMax = 30;

/** Why a file cannot be kept as the picture of a document. */
export type DocumentPictureError = 'not_an_image' | 'wrong_type' | 'too_large_in_pixels' | 'broken';

/** The kind of picture that every document is kept as. */
export const documentPictureType = 'image/webp';

/**
 * Re-encodes the picture of a document: upright, readable, and without camera and location data, so that nothing of
 * the uploaded file reaches a browser unchanged.
 *
 * @returns the picture, or why there is none
 */
export async function drawDocument(content: Buffer): Promise<Buffer | DocumentPictureError> {
  const type = pictureTypeOf(content);
  if (type === null) return 'not_an_image';
  if (type === 'other') return 'wrong_type';
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts) return 'broken';
  if (facts.width * facts.height > pixelsMax) return 'too_large_in_pixels';
  const draw = () =>
    sharp(content, { limitInputPixels: pixelsMax, failOn: 'error', autoOrient: true })
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: secondsMax })
      .webp({ quality })
      .toBuffer();
  return drawInTurn(draw).catch(() => 'broken' as const);
}
