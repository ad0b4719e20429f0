import { addDays } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { openFileStore } from '#server/files/openFileStore';
import { removeUnusedImages } from '#server/jobs/cleanUp';
import { buildTestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeWorld, type World } from '../../support/contractWorld';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp());
});
afterAll(() => world.close());

const upload = async () => (await callAs(world.app, world.mine.owner, 'add_image', {})).image;
const show = (image: { _id: string } | null) => callAs(world.app, world.mine.owner, 'update_image', { image });
const listed = async () => {
  const { data } = await callAs(world.app, 'platform', 'platform/get_store_list', {});
  return data.find(({ _id }) => _id === world.mine.store.id);
};

describe('the picture of a store', () => {
  it('is shown to its team and to customers, until it is removed', async () => {
    const image = await upload();
    const shown = { image, image_url: image.thumbnail_url };
    expect(await show(image)).toMatchObject({ store: shown, message: successCodes.IMAGE_UPDATED });
    expect((await callAs(world.app, world.mine.owner, 'get_store_data', {})).store_detail).toMatchObject(shown);
    expect(await listed()).toMatchObject(shown);
    expect((await world.app.inject(`/images/${shown.image_url}`)).statusCode).toBe(200);

    const none = { image: null, image_url: '' };
    expect(await show(null)).toMatchObject({ store: none });
    expect(await listed()).toMatchObject(none);
  });

  it('is in its activity, with the pictures before and after', async () => {
    await show(null);
    const image = await upload();
    await show(image);
    const { data } = await callAs(world.app, world.mine.owner, 'get_audit_list', { filter: { entity: 'store' } });
    expect(data[0]).toMatchObject({
      action: 'update',
      old_values: { image: null },
      new_values: { image: { _id: image._id } },
    });
  });

  it('stays while it is shown, and goes with its files when it isn’t any more', async () => {
    const [shown, unused] = [await upload(), await upload()];
    await show(shown);
    const files = openFileStore(world.env);
    const clean = () => removeUnusedImages(world.db, addDays(new Date(), 31), files);
    await clean();
    expect([await files.get(unused.url), await files.get(shown.url)]).toEqual([null, expect.anything()]);
    await show(null);
    await clean();
    expect(await files.get(shown.url)).toBeNull();
  });

  it('is the owner’s to choose, among the store’s own', async () => {
    const manager = await loginSubStore(
      world.app,
      await makeSubStore(world.db, world.mine.store, { grants: ['store/setting', 'store/product'] }),
    );
    const image = await upload();
    expect(await call(world.app, manager, 'update_image', { image })).toMatchObject({
      error_code: errorCodes.NOT_PERMITTED,
    });
    const foreign = (await callAs(world.app, world.other.owner, 'add_image', {})).image;
    expect(await call(world.app, world.mine.owner, 'update_image', { image: foreign })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'image' }],
    });
  });
});
