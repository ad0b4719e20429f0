import { z } from 'zod';
import { cropSchema, focalSchema, imageRef, imageSchema } from '../entities/image';
import { id } from '../entities/shared';
import { limits } from '../limits';
import type { AnyPermission, PermissionKey } from '../permissions';
import { plainRecords } from '../resources/index';
import type { Shape } from '../resources/recordShape';
import { body, type Call, call } from './call';

interface Described {
  entity: string;
  fields: Shape;
  calls: Record<string, Pick<Call, 'permission'>>;
}

/** The field without its default, `nullable` and `optional`; of a list, its element. */
const bare = (field: z.core.$ZodType): z.core.$ZodType => {
  if (field instanceof z.ZodDefault || field instanceof z.ZodOptional || field instanceof z.ZodNullable)
    return bare(field.unwrap());
  return field instanceof z.ZodArray ? bare(field.element) : field;
};

/** Permissions to write records that have an `imageRef` among their fields. */
export const imageEditors = (records: Readonly<Record<string, Described>>): AnyPermission[] =>
  Object.values(records)
    .filter(({ fields }) => Object.values(fields).some((field) => bare(field) === imageRef))
    .flatMap(({ entity, calls }) => calls[`add_${entity}`]?.permission ?? []);

/** For records whose calls are written by hand. A plain record with an image field adds its own permission. */
const ownEditors: readonly PermissionKey[] = ['store/product', 'store/group', 'store/providers'];
/** Everyone who edits records with images. */
const editors: readonly AnyPermission[] = [...new Set([...ownEditors, ...imageEditors(plainRecords)])];
const imageReply = z.object({ image: imageSchema });

/** Pictures are uploaded first. The record that shows a picture then names it by ID. */
export const imageCalls = {
  add_image: call({
    audience: 'session',
    permission: editors,
    upload: { field: 'image', maxBytes: limits.imageBytes },
    audit: 'none: a picture is seen once a record shows it, and that change is kept',
    summary: 'Uploads a JPEG, PNG, WebP or AVIF of at most 5 MB, detected by its content; 893 if it is none of these',
    body: body({}),
    reply: imageReply,
  }),
  crop_image: call({
    audience: 'session',
    permission: editors,
    audit: 'none: a picture is seen once a record shows it, and that change is kept',
    summary: 'Makes another image from the same original: cropped to `crop`, with a thumbnail around `focal`',
    body: body({ _id: id, crop: cropSchema.optional(), focal: focalSchema.optional() }),
    reply: imageReply,
  }),
} as const;
