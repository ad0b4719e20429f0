import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Image } from '#contract/entities/image';
import { limits } from '#contract/limits';
import { images } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { buildTestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeWorld, type World } from '../../support/contractWorld';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { openSession, openSubStoreSession } from '../../support/login';
import { withFile } from '../../support/uploadForm';

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp());
});
afterAll(() => world.close());

/** Red on its left half, blue on its right, or plain. */
const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#d03020' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#2040d0' } }, gravity: 'east' },
  ]);

const send = (content: Buffer | string, filename = 'photo.jpg') =>
  call(world.app, world.mine.owner, 'add_image', withFile({}, { filename, content }));
async function add(content: Buffer, filename?: string): Promise<Image> {
  const reply = await send(content, filename);
  if (!reply.success) throw new Error(JSON.stringify(reply));
  return reply.image;
}
const fetched = (url: string) => world.app.inject({ method: 'GET', url: `/images/${url}` });
const pictureAt = async (url: string) => (await fetched(url)).rawPayload;
/** The colour in the middle of a share of a picture's width, in words. */
async function colourAt(url: string, x: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(await pictureAt(url))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

describe('a picture', () => {
  it.each([
    ['JPEG', (one: Sharp) => one.jpeg()],
    ['PNG', (one: Sharp) => one.png()],
    ['WebP', (one: Sharp) => one.webp()],
    ['AVIF', (one: Sharp) => one.avif({ effort: 0 })],
  ])('%s is taken, whatever it is called, and served as WebP', async (_name, as) => {
    const image = await add(await as(halves(600, 400)).toBuffer(), 'menu.exe');
    expect(image).toMatchObject({ width: 600, height: 400 });
    expect(image.url).toMatch(/^item-pictures\/[\w-]+\/[\w-]{24}\.webp$/);
    const full = await fetched(image.url);
    expect([full.statusCode, full.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(full.headers['cache-control']).toContain('immutable');
    expect(full.headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(full.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
    const thumbnail = await sharp(await pictureAt(image.thumbnail_url)).metadata();
    expect(thumbnail).toMatchObject({ format: 'webp', width: 400, height: 400 });
  });

  it('is made as large as screens need; a small one is not blown up', async () => {
    expect(await add(await halves(4_000, 1_000).jpeg().toBuffer())).toMatchObject({ width: 1_600, height: 400 });
    const small = await add(await halves(40, 20).png().toBuffer());
    expect(small).toMatchObject({ width: 40, height: 20 });
    expect(await sharp(await pictureAt(small.thumbnail_url)).metadata()).toMatchObject({ width: 20, height: 20 });
  });

  it('stands upright, and tells nothing of camera and place', async () => {
    const turned = await halves(300, 200)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await add(turned);
    expect(image).toMatchObject({ width: 200, height: 300 });
    const facts = await sharp(await pictureAt(image.url)).metadata();
    expect([facts.exif, facts.orientation, facts.icc]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a file that isn’t a picture of ours', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  /** A PNG that claims 60,000 × 60,000 pixels in a few bytes. */
  const bomb = async () => {
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };

  it.each([
    ['an SVG', () => svg, 'wrong_type'],
    ['a GIF', () => halves(10, 10).gif().toBuffer(), 'wrong_type'],
    ['a TIFF', () => halves(10, 10).tiff().toBuffer(), 'wrong_type'],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'not_an_image'],
    ['a table', () => 'name,price\nPizza,900\n', 'not_an_image'],
    ['nothing', () => '', 'not_an_image'],
    [
      'a page behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0<script></script>', 'latin1'),
      'broken',
    ],
    ['half a JPEG', async () => (await halves(900, 900).jpeg().toBuffer()).subarray(0, 2_000), 'broken'],
    ['half a PNG', async () => (await halves(900, 900).png().toBuffer()).subarray(0, 300), 'broken'],
    ['half a WebP', async () => (await halves(900, 900).webp().toBuffer()).subarray(0, 200), 'broken'],
    ['a bomb', bomb, 'too_large_in_pixels'],
  ])('%s: 893 that says why', async (_what, make, code) => {
    const reply = await send(await make(), 'photo.png');
    expect(reply).toMatchObject({
      success: false,
      error_code: errorCodes.ITEM_IMAGE_UPLOAD_FAILED,
      errors: [{ path: 'image', code }],
    });
  });

  it('is told by the setting beforehand', async () => {
    const { image_setting } = await callAs(world.app, null, 'get_image_setting', {});
    expect(image_setting).toMatchObject({
      max_bytes: limits.imageBytes,
      types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    });
  });
});

describe('a cut', () => {
  const crop = (body: Parameters<typeof callAs<'crop_image'>>[3]) =>
    callAs(world.app, world.mine.owner, 'crop_image', body).then(({ image }) => image);

  it('is another image, and leaves the first as it was', async () => {
    const first = await add(await halves(800, 400).png().toBuffer());
    const right = await crop({ _id: first._id, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    expect(right).toMatchObject({ width: 400, height: 400 });
    expect(right._id).not.toBe(first._id);
    expect(await colourAt(right.url, 0.1)).toBe('blue');
    expect(await colourAt(first.url, 0.1)).toBe('red');
  });

  it('is of the original, however the image named was cut', async () => {
    const first = await add(await halves(800, 400).png().toBuffer());
    const right = await crop({ _id: first._id, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    const left = await crop({ _id: right._id, crop: { x: 0, y: 0, width: 0.5, height: 1 } });
    expect(await colourAt(left.url, 0.5)).toBe('red');
    expect(await crop({ _id: left._id })).toEqual(first);
  });

  it('keeps the focal point in the thumbnail', async () => {
    const first = await add(await halves(800, 200).png().toBuffer());
    const around = async (x: number) => colourAt((await crop({ _id: first._id, focal: [x, 0.5] })).thumbnail_url, 0.5);
    expect([await around(0), await around(1)]).toEqual(['red', 'blue']);
    const within = await crop({ _id: first._id, crop: { x: 0.4, y: 0, width: 0.6, height: 1 }, focal: [0.41, 0.5] });
    expect(await colourAt(within.thumbnail_url, 0.1)).toBe('red');
  });

  it.each([
    ['of nothing', { x: 0, y: 0, width: 0, height: 1 }, 'crop.width'],
    ['over the edge', { x: 0.5, y: 0, width: 0.6, height: 1 }, 'crop.width'],
    ['below the edge', { x: 0, y: 0.9, width: 1, height: 0.2 }, 'crop.height'],
  ])('%s: 4022', async (_what, cut, path) => {
    const { _id } = await add(await halves(80, 40).png().toBuffer());
    expect(await call(world.app, world.mine.owner, 'crop_image', { _id, crop: cut })).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [expect.objectContaining({ path })],
    });
  });

  it('is refused of another person’s own picture, also under the ID of an earlier cut', async () => {
    const member = await openSubStoreSession(world, await makeSubStore(world.db, world.mine.store));
    const other = await openSubStoreSession(world, await makeSubStore(world.db, world.mine.store));
    const { owner } = world.mine;
    const refused = { error_code: errorCodes.NO_DATA_FOUND };
    for (const [person, strangers] of [
      [member, [owner, other]],
      [owner, [member, other]],
    ] as const) {
      const whole = await add(await halves(80, 40).png().toBuffer());
      const { image } = await callAs(world.app, person, 'crop_image', {
        _id: whole._id,
        crop: { x: 0, y: 0, width: 0.5, height: 1 },
      });
      await callAs(world.app, person, 'update_profile_image', { image: { _id: image._id } });
      for (const stranger of strangers) {
        expect(await call(world.app, stranger, 'crop_image', { _id: image._id })).toMatchObject(refused);
        expect(await call(world.app, stranger, 'crop_image', { _id: whole._id })).toMatchObject(refused);
      }
      expect((await callAs(world.app, person, 'crop_image', { _id: image._id })).image).toEqual(whole);
    }
  });

  it('is refused to another store, and of what is not there', async () => {
    const { _id } = await add(await halves(80, 40).png().toBuffer());
    const refused = { error_code: errorCodes.NO_DATA_FOUND, errors: [{ path: '_id', code: '1000' }] };
    expect(await call(world.app, world.other.owner, 'crop_image', { _id })).toMatchObject(refused);
    expect(await call(world.app, world.mine.owner, 'crop_image', { _id: randomUUID() })).toMatchObject(refused);
  });
});

describe('addresses', () => {
  it('return every picture as a JPEG as well, on white if it is transparent', async () => {
    const clear = sharp({ create: { width: 80, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { url, thumbnail_url } = await add(await clear.png().toBuffer(), 'logo.png');
    for (const path of [url, thumbnail_url]) {
      // The first call creates the JPEG, the second reads the stored one.
      for (const _ of [1, 2]) {
        const reply = await fetched(path.replace('.webp', '.jpg'));
        expect(reply.headers['content-type']).toBe('image/jpeg');
        const { format } = await sharp(reply.rawPayload).metadata();
        const [red = 0] = await sharp(reply.rawPayload).raw().toBuffer();
        expect([format, red > 250]).toEqual(['jpeg', true]);
      }
    }
  });

  it('lead to pictures alone', async () => {
    const { url } = await add(await halves(80, 40).png().toBuffer());
    const [row] = await world.db.select().from(images).limit(1);
    expect(await openFileStore(world.env).get(row?.original ?? '')).not.toBeNull();
    const store = world.mine.store.id;
    for (const path of [
      row?.original ?? '',
      url.replace('.webp', ''),
      `item-pictures/${store}/../../${row?.original}`,
      `item-pictures/${store}/..%2f..%2f${row?.original.replaceAll('/', '%2f')}`,
      `item-pictures/${store}/${'a'.repeat(24)}.webp`,
      `item-pictures/${store}/${'a'.repeat(24)}.jpg`,
      'item-pictures/%2e%2e/platform.key',
    ]) {
      const reply = await fetched(path);
      expect([path, reply.statusCode, reply.json().success]).toEqual([path, 404, false]);
    }
  });
});

describe('the pictures of a store', () => {
  it('are limited in an hour, uploaded and cropped together', async () => {
    const store = await makeStore(world.db);
    const owner = await openSession(world, store);
    const one = { store_id: store.id, original: 'a', url: 'b', thumbnail_url: 'c', width: 1, height: 1 };
    const newImages = Array.from({ length: accountLimits.imagesPerHour }, () => ({ ...one, created_at: new Date() }));
    const rows = await world.db.insert(images).values(newImages).returning();
    const refused = { error_code: errorCodes.TOO_MANY_ATTEMPTS, retry_after: expect.any(Number) };
    const content = await halves(600, 400).jpeg().toBuffer();
    const upload = withFile({}, { filename: 'photo.jpg', content });
    expect(await call(world.app, owner, 'add_image', upload)).toMatchObject(refused);
    const focal: [number, number] = [0.5, 0.5];
    expect(await call(world.app, owner, 'crop_image', { _id: rows[0]?.id ?? '', focal })).toMatchObject(refused);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await world.db.update(images).set({ created_at: hourAgo }).where(eq(images.store_id, store.id));
    expect(await call(world.app, owner, 'add_image', upload)).toMatchObject({ success: true });
  });
});

describe('a large picture', () => {
  it('is drawn beside the other calls, which are answered in the meantime', async () => {
    const noise = sharp({
      create: {
        width: 3_200,
        height: 2_400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const content = await noise.jpeg({ quality: 75 }).toBuffer();
    expect(content.length).toBeGreaterThan(2_000_000);
    expect(content.length).toBeLessThan(limits.imageBytes);
    let isDrawn = false;
    const pictures = Promise.all([add(content), add(content), add(content)]).then(() => {
      isDrawn = true;
    });
    let answered = 0;
    // Where the pictures held the server up, the first of these would be answered when they are done.
    while (!isDrawn) {
      expect((await call(world.app, world.mine.owner, 'get_store_data', {})).success).toBe(true);
      if (!isDrawn) answered += 1;
    }
    await pictures;
    expect(answered).toBeGreaterThan(5);
  });
});
