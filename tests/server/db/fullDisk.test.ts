import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { openDatabase } from '#server/db/client';
import { migrateDatabase } from '#server/db/migrate';
import { databaseReserve, refuseWhenFull } from '#server/db/space';
import { isUnavailable } from '#server/db/unavailable';
import { buildTestApp } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import { makeWorld, placeOrder } from '../../support/contractWorld';
import { orderInput } from '../../support/factories/index';
import { smallDisk } from '../../support/smallDisk';
import { until } from '../../support/until';
import { withFile } from '../../support/uploadForm';

const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d03020' } });
const picture = async () => ({ filename: 'red.png', content: await red.png().toBuffer() });

/** Fills a disk except for some bytes. Returns a function that frees the space again. */
function fill(disk: string, except: number): () => void {
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - except)));
  return () => rmSync(ballast);
}

test('a full disk fails writes and uploads with 503 while reads continue, and recovers once it has space', async ({
  skip,
}) => {
  const disk = smallDisk('220m');
  if (disk === null) return skip('this user may not mount a file system');
  const settings = { DATABASE_URL: '', DATA_DIR: disk };
  const openHere = async () => {
    const opened = await openDatabase(settings);
    await migrateDatabase(opened);
    return opened;
  };
  const env = { REDIS_URL: '', FILES_DIR: join(disk, 'files'), LOG_LEVEL: 'fatal' };
  const world = await makeWorld(await buildTestApp({ openDatabase: openHere, env }));
  onTestFinished(world.close);
  const { app, mine } = world;
  const { _id: order_id } = await placeOrder(world, mine);
  const create = () =>
    inject(app, 'platform', 'platform/create_order', { ...orderInput(mine.item), store_id: mine.store.id });
  const add = async () => inject(app, mine.owner, 'add_image', withFile({}, await picture()));
  const ready = async () => {
    const reply = await app.inject('/readyz');
    const { database, files, degraded } = reply.json();
    return [reply.statusCode, { database, files, degraded }];
  };
  const makeSpace = fill(disk, databaseReserve / 2);

  const refused = await create();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(refused.json()).toMatchObject({ success: false, error_code: errorCodes.INTERNAL_SERVER_ERROR });
  expect((await add()).statusCode).toBe(503);
  expect((await callAs(app, mine.owner, 'get_order', { order_id })).order._id).toBe(order_id);
  expect(await ready()).toEqual([503, { database: 'full', files: 'up', degraded: ['database'] }]);
  await expect(openDatabase({ DATABASE_URL: '', DATA_DIR: join(disk, 'another') })).rejects.toThrow(
    /ENOSPC.*disk is full/s,
  );
  makeSpace();

  await placeOrder(world, mine);
  expect((await add()).statusCode).toBe(200);
  // A failed write is remembered for a moment.
  await until(async () => expect(await ready()).toEqual([200, { database: 'up', files: 'up', degraded: [] }]));
});

test('a full disk of files fails uploads with 503, and nothing else', async ({ skip }) => {
  const disk = smallDisk('1m');
  if (disk === null) return skip('this user may not mount a file system');
  const world = await makeWorld(await buildTestApp({ env: { FILES_DIR: join(disk, 'files'), LOG_LEVEL: 'fatal' } }));
  onTestFinished(world.close);
  const { app, mine } = world;
  const add = async () => inject(app, mine.owner, 'add_image', withFile({}, await picture()));
  expect((await add()).statusCode).toBe(200);
  const makeSpace = fill(disk, 0);
  const refused = await add();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ success: false, error_code: errorCodes.FILES_UNAVAILABLE });
  await placeOrder(world, mine);
  const probe = await app.inject('/readyz');
  expect([probe.statusCode, probe.json()]).toMatchObject([200, { files: 'full', degraded: ['files'] }]);
  makeSpace();
  expect((await add()).statusCode).toBe(200);
});

test('the embedded database refuses writes while there is no space, also within a transaction', async () => {
  let hasSpace = true;
  const client = refuseWhenFull(await PGlite.create(), () => hasSpace);
  onTestFinished(() => client.close());
  await client.exec('create table notes (text text)');
  await client.query("insert into notes values ('kept')");
  hasSpace = false;
  for (const statement of ["insert into notes values ('no')", 'select text from notes for update', 'checkpoint'])
    await expect(client.query(statement)).rejects.toMatchObject({ code: '53100' });
  const mixed = client.transaction(async (tx) => {
    expect((await tx.query('select text from notes')).rows).toHaveLength(1);
    await tx.query("delete from notes where text = 'kept'");
  });
  await expect(mixed).rejects.toMatchObject({ code: '53100' });
  hasSpace = true;
  await client.query("insert into notes values ('also kept')");
  expect((await client.query('select text from notes')).rows).toHaveLength(2);
});

test.each([
  ['PostgreSQL without disk', new DrizzleQueryError('', [], Object.assign(new Error(), { code: '53100' })), true],
  ['PostgreSQL without memory', new DrizzleQueryError('', [], Object.assign(new Error(), { code: '53200' })), true],
  ['a commit without disk', Object.assign(new Error(), { code: '53100' }), true],
  ['the file system without quota', Object.assign(new Error(), { code: 'EDQUOT' }), true],
  ['a duplicate', new DrizzleQueryError('', [], Object.assign(new Error(), { code: '23505' })), false],
])('the same call may succeed later, or not: %s', (_what, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
