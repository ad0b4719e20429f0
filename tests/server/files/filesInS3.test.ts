import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { readEnv } from '#server/env';
import { FilesUnavailable } from '#server/files/fileStore';
import { openFileStore } from '#server/files/openFileStore';
import { removeUnusedImages } from '#server/jobs/cleanUp';
import { buildTestApp } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import { makeWorld, placeOrder, type World } from '../../support/contractWorld';
import { s3Server } from '../../support/s3Server';
import { workPermit } from '../../support/staffCases/documents';
import { providerOf } from '../../support/staffCases/providers';
import { withFile } from '../../support/uploadForm';

let s3: Awaited<ReturnType<typeof s3Server>>;
let world: World;
let picture: { filename: string; content: Buffer };
beforeAll(async () => {
  s3 = await s3Server();
  world = await makeWorld(await buildTestApp({ env: { ...s3.env, LOG_LEVEL: 'fatal' } }));
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d03020' } });
  picture = { filename: 'red.png', content: await red.png().toBuffer() };
});
afterAll(async () => {
  await world?.close();
  await s3?.close();
});

const addPicture = () => callAs(world.app, world.mine.owner, 'add_image', withFile({}, picture));
const pictureAt = (url: string) => world.app.inject({ method: 'GET', url: `/images/${url}` });
const uploadedDocument = async () => {
  const holder_id = await providerOf(world, world.mine);
  return (await callAs(world.app, world.mine.owner, 'upload_document', { ...workPermit, holder_id })).document;
};

describe('files in a bucket', () => {
  it('a picture is kept there, served, and deleted when nothing shows it', async () => {
    const { image } = await addPicture();
    const served = await pictureAt(image.url);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });

    const files = openFileStore(world.env);
    expect(await files.get(image.url)).toEqual(served.rawPayload);
    await removeUnusedImages(world.db, addDays(new Date(), 400), files);
    expect(await files.get(image.url)).toBeNull();
    expect((await pictureAt(image.url)).statusCode).toBe(404);
  });

  it('a document is kept sealed, and comes back as it was', async () => {
    const { _id } = await uploadedDocument();
    const file = await callAs(world.app, world.mine.owner, 'get_document_file', { _id, side: 'front' });
    expect(file).toMatchObject({ content_type: 'image/webp' });
  });

  it('the file of an import is kept, and replaced', async () => {
    const { app, mine } = world;
    const import_id = randomUUID();
    const body = { import_id, kind: 'items' as const, file_name: 'menu.csv' };
    for (const text of ['Name,Price\n', 'Name,Price\nSoup,5\n']) {
      await callAs(app, mine.owner, 'add_import_file', withFile(body, { filename: 'menu.csv', content: text }));
      const { content } = await callAs(app, mine.owner, 'get_import_file', { import_id });
      expect(Buffer.from(content, 'base64').toString()).toBe(text);
    }
  });

  it('a key that is not there gives null, and deleting it succeeds', async () => {
    const files = openFileStore(world.env);
    expect(await files.get('originals/nobody/nothing')).toBeNull();
    await files.delete('originals/nobody/nothing');
  });
});

describe('a bucket that cannot be used', () => {
  const get = (env: Record<string, string>) =>
    openFileStore(readEnv({ ...s3.env, ...env }))
      .get('originals/nobody/nothing')
      .then(
        () => null,
        (error: Error) => error,
      );

  it.each([
    ['a bucket that does not exist', { S3_BUCKET: 'elsewhere' }, 'NoSuchBucket'],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'a-wrong-secret' }, 'SignatureDoesNotMatch'],
    ['an address where nobody listens', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
  ])('%s: an error that says so and tells no secret', async (_what, env, reason) => {
    const error = await get(env);
    expect(error).toBeInstanceOf(FilesUnavailable);
    expect(error?.message).toContain(reason);
    expect(error?.message).not.toContain('a-wrong-secret');
  });
});

describe.each(['refusing', 'silent'] as const)('an outage: the store is %s', { timeout: 60_000 }, (mode) => {
  afterEach(() => s3.become('working'));

  it('uploads and pictures fail within seconds with 503, orders are placed, and all is well when it is back', async () => {
    const { app, mine } = world;
    const { image } = await addPicture();
    const document = await uploadedDocument();
    s3.become(mode);

    const started = performance.now();
    const failing = [
      inject(app, mine.owner, 'add_image', withFile({}, picture)),
      inject(app, mine.owner, 'upload_document', { ...workPermit, holder_id: document.holder_id }),
      inject(app, mine.owner, 'add_import_file', { import_id: randomUUID(), kind: 'items', file_name: 'menu.csv' }),
      pictureAt(image.url),
    ];
    let isOver = false;
    const replies = Promise.all(failing).then((all) => {
      isOver = true;
      return all;
    });
    // While these wait, the database is free: on the embedded one everything shares one connection.
    await placeOrder(world, mine);
    if (mode === 'silent') expect(isOver).toBe(false);

    for (const reply of await replies) {
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('5');
      expect(reply.json()).toMatchObject({ success: false, error_code: errorCodes.FILES_UNAVAILABLE });
    }
    expect(performance.now() - started).toBeLessThan(15_000);

    s3.become('working');
    await expect
      .poll(async () => (await pictureAt(image.url)).statusCode, { timeout: 10_000, interval: 300 })
      .toBe(200);
    await addPicture();
    // The upload that failed left the document as it was.
    const file = await callAs(app, mine.owner, 'get_document_file', { _id: document._id, side: 'front' });
    expect(file).toMatchObject({ content_type: 'image/webp' });
  });
});

describe('the settings of the bucket', () => {
  const { S3_BUCKET, ...others } = {
    S3_BUCKET: 'b',
    S3_REGION: 'r',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 's',
  };
  it.each([
    ['a bucket without the rest', { S3_BUCKET }, 'S3_BUCKET: needs S3_REGION'],
    ['the rest without a bucket', others, 'S3_BUCKET: needed with'],
    ['an endpoint alone', { S3_ENDPOINT: 'http://localhost:9000' }, 'S3_BUCKET: needed with'],
    ['an endpoint that is no address', { S3_BUCKET, ...others, S3_ENDPOINT: 'localhost' }, 'S3_ENDPOINT: '],
    ['a bucket and a folder', { S3_BUCKET, ...others, FILES_DIR: './files' }, 'FILES_DIR: files are either'],
  ])('%s is refused', (_what, env, message) => expect(() => readEnv(env)).toThrow(message));
  it('are enough without an endpoint', () => expect(readEnv({ S3_BUCKET, ...others }).S3_BUCKET).toBe('b'));
});
