import { eq, sql } from 'drizzle-orm';
import { successCodes } from '#contract/codes/successCodes';
import { stores } from '#server/db/schema/stores';
import type { Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { storeImages } from '#server/records/storeImages';

/** Sets or removes the store's picture. Its open pages show it at once. */
export const updateImage: Handler<'update_image'> = ({ image: given }, context) =>
  changeRecords(context, async (tx, announce) => {
    const { store_id } = context.session;
    const [image = null] = await storeImages(tx, store_id, given ? [given._id] : [], () => 'image');
    await tx
      .update(stores)
      .set({ image, version: sql`${stores.version} + 1` })
      .where(eq(stores.id, store_id));
    announce('store', [store_id]);
    return { store: { image, image_url: image?.thumbnail_url ?? '' }, message: successCodes.IMAGE_UPDATED };
  });
