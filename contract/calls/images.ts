import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { cropSchema, focalSchema, imageSchema } from '../entities/image';
import { id } from '../entities/shared';
import { limits } from '../limits';
import { body, call } from './call';

const imageReply = z.object({ image: imageSchema });

/**
 * Pictures are uploaded first. The record that shows a picture then names it by ID. Everyone who is signed in can upload
 * one, since every account has its own picture.
 */
export const imageCalls = {
  add_image: call({
    audience: 'session',
    upload: { field: 'image', maxBytes: limits.imageBytes },
    audit: 'none: a picture is seen once a record shows it, and that change is kept',
    summary: `Uploads a JPEG, PNG, WebP or AVIF of at most 5 MB, detected by its content; 893 if it is none of these, 4029 with \`retry_after\` beyond ${accountLimits.imagesPerHour} new images of the store in an hour`,
    body: body({}),
    reply: imageReply,
  }),
  crop_image: call({
    audience: 'session',
    audit: 'none: a picture is seen once a record shows it, and that change is kept',
    summary:
      "Makes another image from the same original: cropped to `crop`, with a thumbnail around `focal`; counts with `add_image`. 1000 for a picture of another person's account",
    body: body({ _id: id, crop: cropSchema.optional(), focal: focalSchema.optional() }),
    reply: imageReply,
  }),
} as const;
