import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import type { PermissionKey } from '#contract/permissions';
import { providersEveryMs } from '#contract/stream';
import { outbox, providers } from '#server/db/schema/index';
import { storePositions } from '#server/modules/delivery/people/positionWriter';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { until } from '../../support/until';
import { listen } from '../realtime/devices';
import { watch } from './providerWatcher';

let test: TestApp;
let desk: OrderProvider;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const rowOf = async (id: string) => {
  const [row] = await test.db.select().from(providers).where(eq(providers.id, id));
  if (!row) throw new Error('no such provider');
  return row;
};
const report = (provider_id: string, location: [number, number], app = test.app) =>
  callAs(app, 'platform', 'platform/set_provider_location', { provider_id, location });

describe('a position', () => {
  it('is written without a new version, and without a message to the store', async () => {
    const provider = await desk.providerAt(1);
    await report(provider.id, [48.91, 2.31]);
    expect(await rowOf(provider.id)).toMatchObject({ latitude: 48.91, longitude: 2.31, version: provider.version });
    expect(await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id))).toEqual([]);
  });

  it('of no one, or of someone who was deleted, is refused', async () => {
    const gone = await desk.providerAt(1, { archived_at: new Date() });
    for (const provider_id of [gone.id, desk.store.id]) {
      const told = { provider_id, location: [48.9, 2.3] as [number, number] };
      expect(await errorOf(test.app, 'platform', 'platform/set_provider_location', told)).toBe(
        errorCodes.PROVIDER_NOT_FOUND,
      );
    }
  });

  it('that follows within the second is kept, and none is lost when the server closes', async () => {
    const moved: string[] = [];
    const keeper = storePositions(test.db, {
      log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() },
      onMoved: (_storeId, { provider_id }) => moved.push(provider_id),
    });
    const people = await Promise.all([1, 2, 3].map((hundredths) => desk.providerAt(hundredths)));
    const start = Date.now();
    for (let step = 1; step <= 20; step += 1) {
      const at = new Date(start + step);
      await Promise.all(people.map(({ id }) => keeper.report({ provider_id: id, location: [48 + step / 100, 2], at })));
    }
    await keeper.close();
    expect(moved).toHaveLength(60);
    for (const { id } of people) {
      expect(await rowOf(id)).toMatchObject({ latitude: 48.2, located_at: new Date(start + 20) });
    }
  });

  it('that comes late does not take anyone back', async () => {
    const keeper = storePositions(test.db, { log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() }, onMoved: vi.fn() });
    const other = storePositions(test.db, { log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() }, onMoved: vi.fn() });
    const { id } = await desk.providerAt(1);
    const now = Date.now();
    await keeper.report({ provider_id: id, location: [48.5, 2.5], at: new Date(now + 60_000) });
    await other.report({ provider_id: id, location: [48.1, 2.1], at: new Date(now + 30_000) });
    await Promise.all([keeper.close(), other.close()]);
    expect(await rowOf(id)).toMatchObject({ latitude: 48.5, located_at: new Date(now + 60_000) });
  });
});

describe('a watcher', () => {
  const withGrants = async (grants: PermissionKey[]) =>
    loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants }));

  it('hears where people are, at most once a second, and only while watching', async () => {
    const server = await listen(test.database);
    const provider = await desk.providerAt(1);
    const begun = Date.now();
    const watcher = await watch(server.url, desk.owner);
    expect(watcher.watching).toBe(true);
    for (let step = 0; step < 25; step += 1) {
      await report(provider.id, [48.9 + step / 1_000, 2.3], server.app);
      await wait(100);
    }
    await until(() => expect(watcher.lastOf(provider.id)?.location).toEqual([48.924, 2.3]));
    expect(watcher.lastOf(provider.id)).toMatchObject({ availability: 'free', open_orders: 0 });
    // Counted, not measured: two that left a second apart may arrive together where the machine is busy.
    expect(watcher.received.length).toBeLessThanOrEqual((Date.now() - begun) / providersEveryMs + 1);
    watcher.socket.emit('unwatch_providers');
    // Answered after it, on the same line: the room has been left by then.
    await watcher.socket.emitWithAck('replay', { after: 0 });
    const before = watcher.received.length;
    const other = await watch(server.url, desk.owner);
    await report(provider.id, [48.8, 2.3], server.app);
    await until(() => expect(other.lastOf(provider.id)?.location).toEqual([48.8, 2.3]));
    expect(watcher.received).toHaveLength(before);
  });

  it('hears who went off work, and who took a job by way of another process', async () => {
    const server = await listen(test.database);
    const provider = await desk.providerAt(1);
    const watcher = await watch(server.url, await withGrants(['store/dispatcher']));
    expect(watcher.watching).toBe(true);
    const order = await desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);
    await desk.step(await desk.request(order), provider, deliveryStatus.ACCEPTED);
    await until(() => expect(watcher.lastOf(provider.id)).toMatchObject({ availability: 'on_job', open_orders: 1 }));
    await callAs(server.app, 'platform', 'platform/set_provider_availability', {
      provider_id: provider.id,
      availability: 'offline',
    });
    await until(() => expect(watcher.lastOf(provider.id)?.availability).toBe('offline'));
  });

  it('is someone who may see deliveries, of the same store', async () => {
    const server = await listen(test.database);
    const provider = await desk.providerAt(1);
    const cook = await watch(server.url, await withGrants(['store/product']));
    expect(cook.watching).toBe(false);
    const stranger = await watch(server.url, (await openOrderStore(test)).owner);
    const owner = await watch(server.url, desk.owner);
    await report(provider.id, [48.95, 2.3], server.app);
    await until(() => expect(owner.lastOf(provider.id)?.location).toEqual([48.95, 2.3]));
    expect(cook.received).toEqual([]);
    expect(stranger.lastOf(provider.id)).toBeUndefined();
  });
});
