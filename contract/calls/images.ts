import { z } from 'zod';
import { cropSchema, focalSchema, imageSchema } from '../entities/image';
import { id } from '../entities/shared';
import { limits } from '../limits';
import type { PermissionKey } from '../permissions';
import { body, call } from './call';

/** Whoever edits anything that bears a picture. */
const pictureEditors: readonly PermissionKey[] = ['store/product', 'store/group', 'store/providers'];
const imageReply = z.object({ image: imageSchema });

/** Pictures: uploaded first, then named by their id in the record that shows them. */
export const imageCalls = {
  add_image: call({
    audience: 'session',
    permission: pictureEditors,
    upload: { field: 'image', maxBytes: limits.imageBytes },
    audit: 'none: a picture is seen once a record shows it, and that change is kept',
    summary: 'Takes a JPEG, PNG, WebP or AVIF of at most 5 MB, judged by its content; 893 where it is none',
    body: body({}),
    reply: imageReply,
  }),
  crop_image: call({
    audience: 'session',
    permission: pictureEditors,
    audit: 'none: a picture is seen once a record shows it, and that change is kept',
    summary: 'Makes another image from the same original: cut to `crop`, its thumbnail around `focal`',
    body: body({ _id: id, crop: cropSchema.optional(), focal: focalSchema.optional() }),
    reply: imageReply,
  }),
} as const;
