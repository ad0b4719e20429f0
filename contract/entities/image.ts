import { z } from 'zod';
import { id } from './shared';

/**
 * An uploaded picture. Images are immutable: cropping one again makes a new image. URLs are relative to the image base.
 * The same URL with `.jpg` instead of `.webp` is a JPEG, for email and for clients that can't read WebP.
 */
export const imageSchema = z.object({
  _id: id,
  url: z.string(),
  /** Square, cut around the focal point. */
  thumbnail_url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Image = z.infer<typeof imageSchema>;

/** Names an image of the store; other image fields of a record are ignored. */
export const imageRef = z.object({ _id: id });

const share = z.number().min(0).max(1);

/** The crop of a picture, as fractions of its width and height from the top left. */
export const cropSchema = z.strictObject({ x: share, y: share, width: share, height: share });
export type Crop = z.infer<typeof cropSchema>;

/** The point that every crop includes, as fractions of width and height. */
export const focalSchema = z.tuple([share, share]);
