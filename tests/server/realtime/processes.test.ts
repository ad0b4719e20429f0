import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import type { OpenDatabase } from '#server/db/database';
import { callAs } from '../../support/callApi';
import {
  makeItem,
  makeProvider,
  makeStore,
  makeSubStore,
  orderInput,
  type StoreRow,
} from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';
import { openTestDatabase } from '../../support/testDatabase';
import { until } from '../../support/until';
import { watch } from '../delivery/providerWatcher';
import { Device, listen } from './devices';

/** Two servers share one database; with Redis they know of each other, without it only of the database. */
const hasRedis = Boolean(process.env.TEST_REDIS_URL);

let opened: OpenDatabase;
let store: StoreRow;
let item: { id: string };

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  store = await makeStore(opened.db);
  item = await makeItem(opened.db, store);
});

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('whichever process takes an order and whichever sends its event, every device has it once', async () => {
  const servers = [await listen(opened), await listen(opened)] as const;
  const session = await login(servers[0].app, store);
  const devices = await Promise.all(servers.map(({ url }) => new Device(url, session).live()));
  const orders = upTo(40).map((number) =>
    callAs(servers[number % 2 ? 0 : 1].app, session, 'create_order', orderInput(item)),
  );
  await Promise.all(orders);
  for (const device of devices) await until(() => expect(device.seqs).toEqual(upTo(40)));
});

test('a process that goes leaves its devices to the other, and nothing is lost on the way', async () => {
  const going = await listen(opened);
  const session = await login(going.app, store);
  const device = await new Device(going.url, session).live();
  await callAs(going.app, session, 'create_order', orderInput(item));
  await until(() => expect(device.seqs).toEqual([1]));
  await going.app.close();
  const staying = await listen(opened, { port: going.port });
  await callAs(staying.app, session, 'create_order', orderInput(item));
  await until(() => expect(device.seqs).toEqual([1, 2]));
});

if (hasRedis) {
  test('a session that ends in one process is told so in the other', async () => {
    const [first, second] = [await listen(opened), await listen(opened)];
    const subStore = await makeSubStore(opened.db, store, { grants: ['store/order'] });
    const device = await new Device(second.url, await loginSubStore(first.app, subStore)).live();
    await callAs(first.app, 'platform', 'platform/approve', {
      kind: 'sub_store',
      _id: subStore.id,
      is_approved: false,
    });
    await until(() => expect(device.refusals).toEqual([errorCodes.SESSION_ENDED]));
    expect(device.events.map(({ messageCode }) => messageCode)).toEqual([pushCodes.DECLINED_BY_ADMIN]);
  });

  // By the database alone the other process looks every fifteen seconds: five of those do not fit.
  const byRedisAlone = { timeout: 60_000 };

  test(
    'where someone is, told to one process, is heard in every other, and so is who goes off work',
    byRedisAlone,
    async () => {
      const [first, second] = [await listen(opened), await listen(opened)];
      const session = await login(first.app, store);
      const { id: provider_id } = await makeProvider(opened.db, store);
      const watchers = [await watch(first.url, session), await watch(second.url, session)];
      const way = [1, 2, 3, 4].map((step): [number, number] => [48.9 + step / 1_000, 2.3]);
      for (const location of way) {
        await callAs(first.app, 'platform', 'platform/set_provider_location', { provider_id, location });
        // One a second is told, in each process by its own clock: the next goes when both have told this one.
        for (const { lastOf } of watchers) await until(() => expect(lastOf(provider_id)?.location).toEqual(location));
      }
      await callAs(first.app, 'platform', 'platform/set_provider_availability', {
        provider_id,
        availability: 'offline',
      });
      for (const { lastOf } of watchers) await until(() => expect(lastOf(provider_id)?.availability).toBe('offline'));
    },
  );

  test('a message to a store reaches its devices in every process', async () => {
    const [first, second] = [await listen(opened), await listen(opened)];
    const session = await login(first.app, store);
    const devices = await Promise.all([first, second].map(({ url }) => new Device(url, session).live()));
    first.app.realtime.broadcastStore(store.id, pushCodes.APPROVED_BY_ADMIN);
    for (const device of devices) {
      await until(() => expect(device.events.map(({ messageCode }) => messageCode)).toEqual([2072]));
    }
  });
}
