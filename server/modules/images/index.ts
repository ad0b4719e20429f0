import { addHours, differenceInSeconds, subHours } from 'date-fns';
import { and, desc, eq, gt } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { imageCalls } from '#contract/calls/images';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Crop } from '#contract/entities/image';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { images } from '#server/db/schema/menuChanges';
import { originalKey } from '#server/files/fileKey';
import { FilesUnavailable } from '#server/files/fileStore';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { notFound } from '#server/records/refusals';
import type { Handler, Handlers } from '../../http/handler';
import { assertPicture, imageRefusal } from './assertPicture';
import { drawPicture } from './drawPicture';
import { isOthersPortrait } from './isOthersPortrait';
import { findImage, type ImageRow, insertImage, isImage, presentImage, storePicture } from './storePicture';

/** Shares come from divisions: so much beyond the edge is rounding. */
const rounding = 1e-6;

/** 4022 for a crop that holds nothing or reaches over the edge. */
function refuseImpossible({ x, y, width, height }: Crop): void {
  const errors = [
    ...(width <= 0 ? [{ path: 'crop.width', code: 'too_small' }] : []),
    ...(height <= 0 ? [{ path: 'crop.height', code: 'too_small' }] : []),
    ...(x + width > 1 + rounding ? [{ path: 'crop.width', code: 'too_big' }] : []),
    ...(y + height > 1 + rounding ? [{ path: 'crop.height', code: 'too_big' }] : []),
  ];
  if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
}

/** @throws 4029 with `retry_after` beyond the pictures that a store can make in an hour */
async function refuseTooMany(db: Database, store_id: string, now: Date): Promise<void> {
  const [first] = await db
    .select({ at: images.created_at })
    .from(images)
    .where(and(eq(images.store_id, store_id), gt(images.created_at, subHours(now, 1))))
    .orderBy(desc(images.created_at))
    .offset(accountLimits.imagesPerHour - 1)
    .limit(1);
  if (!first) return;
  const retry_after = Math.max(1, differenceInSeconds(addHours(first.at, 1), now));
  throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after });
}

/** The image that shows the whole of an original: the one that its upload made. */
async function wholeOf(db: Database, { store_id, original }: ImageRow): Promise<ImageRow | null> {
  const id = original.slice(original.lastIndexOf('/') + 1);
  return original === originalKey(store_id, id) ? findImage(db, store_id, id) : null;
}

/**
 * Makes another image of the same original. Fractions refer to that original, however the named image was cropped.
 * Without `crop` and `focal` the result is the whole original.
 */
const cropImage: Handler<'crop_image'> = async ({ _id, crop, focal }, { db, files, session, now }) => {
  if (crop) refuseImpossible(crop);
  const { store_id } = session;
  const source = await findImage(db, store_id, _id);
  if (!source || (await isOthersPortrait(db, source, session))) throw notFound();
  if (!crop && !focal) return { image: presentImage((await wholeOf(db, source)) ?? source) };

  await refuseTooMany(db, store_id, now());
  const { original } = source;
  const content = await files.get(original);
  if (!content) throw new CallError(errorCodes.ITEM_IMAGE_UPDATE_FAILED);
  const drawn = await drawPicture(content, { crop, focal }).catch((error: Error) => {
    throw new FilesUnavailable(`${original} has changed since it was stored`, { cause: error });
  });
  const { width, height } = drawn;
  const image = await storePicture(files, store_id, drawn, (addresses) =>
    db.transaction(async (tx) => {
      // Locked until the new row refers to the original too, so the cleanup doesn't delete it in between.
      const [locked] = await tx.select({ id: images.id }).from(images).where(isImage(store_id, _id)).for('share');
      if (!locked) throw notFound();
      return insertImage(tx, { store_id, original, ...addresses, width, height, created_at: now() });
    }),
  );
  return { image };
};

/** Uploads a picture: it is re-encoded, so that nothing of the file reaches a browser unchanged. */
const addImage: Handler<'add_image'> = async (_body, { db, files, session, upload, now }) => {
  if (!upload) throw imageRefusal('not_an_image');
  const { store_id } = session;
  await refuseTooMany(db, store_id, now());
  const { content } = upload;
  await assertPicture(content);
  const drawn = await drawPicture(content).catch(() => {
    throw imageRefusal('broken');
  });

  const id = newId();
  const original = originalKey(store_id, id);
  const { width, height } = drawn;
  const image = await storePicture(
    files,
    store_id,
    drawn,
    (addresses) => insertImage(db, { store_id, id, original, ...addresses, width, height, created_at: now() }),
    { [original]: content },
  );
  return { image };
};

export const imageHandlers: Handlers<keyof typeof imageCalls> = { add_image: addImage, crop_image: cropImage };
