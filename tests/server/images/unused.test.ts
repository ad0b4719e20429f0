import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Image } from '#contract/entities/image';
import { categories, images, items, menuChangeRecords, menuChanges } from '#server/db/schema/index';
import type { FileStore } from '#server/files/fileStore';
import { openFileStore } from '#server/files/openFileStore';
import { removeUnusedImages } from '#server/jobs/cleanUp';
import { buildTestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeWorld, type World } from '../../support/contractWorld';
import { makeCategory } from '../../support/factories/index';

let world: World;
let files: FileStore;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp());
  files = openFileStore(world.env);
});
afterAll(() => world.close());

const add = async (): Promise<Image> => (await callAs(world.app, world.mine.owner, 'add_image', {})).image;
const cut = async ({ _id }: Image): Promise<Image> =>
  (await callAs(world.app, world.mine.owner, 'crop_image', { _id, focal: [0.2, 0.2] })).image;
const rowOf = async ({ _id }: Image) => (await world.db.select().from(images).where(eq(images.id, _id)))[0];
const isKept = async (image: Image) => {
  const there = await Promise.all([rowOf(image), files.get(image.url), files.get(image.thumbnail_url)]);
  expect(new Set(there.map(Boolean)).size).toBe(1);
  return Boolean(there[0]);
};
const inDays = (days: number) => addDays(new Date(), days);
const run = (days = 31) => removeUnusedImages(world.db, inDays(days), files);

describe('pictures that nothing shows', () => {
  it('go after thirty days, with the original, and not before', async () => {
    const image = await add();
    const original = (await rowOf(image))?.original ?? '';
    const jpeg = image.url.replace('.webp', '.jpg');
    expect((await world.app.inject(`/images/${jpeg}`)).statusCode).toBe(200);
    await run(29);
    expect(await isKept(image)).toBe(true);
    await run();
    expect([await isKept(image), await files.get(jpeg), await files.get(original)]).toEqual([false, null, null]);
  });

  it('stay where an item, a category or a change that can be taken back names them', async () => {
    const [ofItem, ofCategory, ofChange, ofNobody] = [await add(), await add(), await add(), await add()];
    const { store, item } = world.mine;
    await world.db
      .update(items)
      .set({ images: [ofItem] })
      .where(eq(items.id, item.id));
    const category = await makeCategory(world.db, store);
    await world.db.update(categories).set({ image: ofCategory }).where(eq(categories.id, category.id));
    const [change] = await world.db.insert(menuChanges).values({ store_id: store.id, by: 'Owner' }).returning();
    await world.db.insert(menuChangeRecords).values({
      store_id: store.id,
      change_id: change?.id ?? '',
      position: 0,
      entity: 'item',
      record_id: item.id,
      before: { row: { images: [ofChange] } },
    });
    await run();
    const kept = await Promise.all([ofItem, ofCategory, ofChange, ofNobody].map(isKept));
    expect(kept).toEqual([true, true, true, false]);
  });

  it('stay whole while a cut of them is shown; the cut that no one shows goes alone', async () => {
    const whole = await add();
    const [shown, dropped] = [await cut(whole), await cut(whole)];
    const { item } = world.mine;
    await world.db
      .update(items)
      .set({ images: [shown] })
      .where(eq(items.id, item.id));
    const original = (await rowOf(whole))?.original ?? '';
    await run();
    expect(await Promise.all([whole, shown, dropped].map(isKept))).toEqual([true, true, false]);
    expect(await files.get(original)).not.toBeNull();
    await world.db.update(items).set({ images: [] }).where(eq(items.id, item.id));
    // The cuts first, then what they were cut from.
    await run();
    await run();
    expect([await isKept(whole), await isKept(shown), await files.get(original)]).toEqual([false, false, null]);
  });
});
