import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transitionOf } from '#contract/orders/allowedActions';
import { primaryAction } from '#contract/orders/primaryAction';
import { orders, reviews, stores } from '#server/db/schema/index';
import { seedDemo } from '#server/db/seed/demo/index';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { seededRandom } from '#server/demoData/random';
import { type Simulator, startSimulator } from '#server/simulator/index';
import { platformClient } from '#server/simulator/platformClient';
import { buildTestApp, type TestApp, testPlatformKey } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import type { TestSession } from '../../support/login';

/** Far more than an otherwise idle machine needs. */
const patience = 60_000;
const log = pino({ level: 'silent' });
let test: TestApp;
let address: string;
let owner: TestSession;
let started: Date;
const running: Simulator[] = [];

const simulate = (ordersPerMinute: number, waitingMax: number, seed = 1) => {
  const simulator = startSimulator({
    address,
    platformKey: testPlatformKey,
    ordersPerMinute,
    log,
    random: seededRandom(seed),
    pace: 0.02,
    waitingMax,
    // Expired offers aren't withdrawn here.
    temperOf: () => 'willing',
  });
  running.push(simulator);
  return simulator;
};

/** The store's people do what each open order asks of them first. */
async function work(): Promise<void> {
  const { data } = await callAs(test.app, owner, 'get_order_list', { board: 'today', perPage: 150 });
  for (const order of data) {
    const action = primaryAction(order, new Date());
    if (!action) continue;
    if (action === 'request_provider') {
      await callAs(test.app, owner, 'request_provider', { order_id: order._id }).catch(() => {});
      continue;
    }
    const to = transitionOf(order, action)?.to;
    await callAs(test.app, owner, 'set_order_status', {
      order_id: order._id,
      from: order.order_status,
      order_status: to as typeof order.order_status,
      minutes: 10,
    }).catch(() => {});
  }
}

const ordersWhere = (condition: Parameters<typeof and>[0]) =>
  test.db
    .select()
    .from(orders)
    .where(and(eq(orders.store_id, owner.store_id), condition));

beforeAll(async () => {
  test = await buildTestApp();
  await seedDemo(test.db, { now: new Date() });
  started = new Date();
  // One store, so that all that happens happens there.
  await test.db.update(stores).set({ is_business: false }).where(eq(stores.email, 'owner2@demo.test'));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  const { store } = await callAs(test.app, null, 'login', { email: 'owner@demo.test', password: demoPassword });
  if (!store) throw new Error('the demo’s owner could not sign in');
  const { _id: store_id, servertoken: token } = store;
  const headers = { servertoken: token, token, store_id, storeid: store_id, type: '0', caller_type: '2', lang: '0' };
  owner = { headers, token, store_id, sub_store_id: null };
}, patience);
afterAll(async () => {
  await Promise.all(running.map((simulator) => simulator.stop()));
  await test.close();
});

describe('the simulator', () => {
  it(
    'places orders of each type, and holds back while no one answers',
    async () => {
      const count = () => test.db.$count(orders, eq(orders.store_id, owner.store_id));
      const before = await count();
      const simulator = simulate(60, 12);
      await vi.waitFor(async () => expect(await count()).toBeGreaterThanOrEqual(before + 12), patience);
      await simulator.stop();
      const placed = (await ordersWhere(eq(orders.placed_by, 'platform'))).filter((order) => order.unique_id > before);
      // Customers who cancelled made room for others.
      expect(placed.filter((order) => order.order_status === 1).length).toBeLessThanOrEqual(12);
      expect(new Set(placed.map((order) => order.order_type)).size).toBeGreaterThan(1);
    },
    patience,
  );

  it(
    'brings deliveries to the door with the code, after a restart of its own too',
    async () => {
      const waiting = await ordersWhere(and(eq(orders.order_type, 'delivery'), eq(orders.order_status, 1)));
      const promised = waiting.filter((order) => order.is_confirmation_code_required && order.schedule_at === null);
      expect(promised.length).toBeGreaterThan(0);
      const ids = promised.map((order) => order.id);
      const simulator = simulate(0, 12);
      await vi.waitFor(async () => {
        await work();
        const ridden = await ordersWhere(
          and(inArray(orders.id, ids), inArray(orders.delivery_status, [11, 13, 15, 17, 19, 21, 23])),
        );
        expect(ridden.length).toBeGreaterThan(0);
      }, patience);
      await simulator.stop();
      simulate(0, 12, 2);
      await vi.waitFor(async () => {
        await work();
        const done = await ordersWhere(and(inArray(orders.id, ids), eq(orders.delivery_status, 23)));
        expect(done.length).toBe(ids.length);
      }, patience);
    },
    2 * patience,
  );

  it(
    'finishes the deliveries that the demo began with',
    async () => {
      await vi.waitFor(async () => {
        const riding = await ordersWhere(inArray(orders.delivery_status, [11, 13, 15, 17, 19, 21]));
        await work();
        expect(riding.filter((order) => !order.is_confirmation_code_required)).toEqual([]);
      }, patience);
    },
    patience,
  );

  it(
    'lets customers say how it was, of orders that were delivered to them',
    async () => {
      const latest = () =>
        test.db
          .select({ delivery_status: orders.delivery_status, rating: reviews.rating })
          .from(reviews)
          .innerJoin(orders, and(eq(orders.store_id, reviews.store_id), eq(orders.id, reviews.order_id)))
          .where(and(eq(reviews.store_id, owner.store_id), gt(reviews.created_at, started)));
      simulate(60, 12, 3);
      await vi.waitFor(async () => {
        await work();
        expect((await latest()).length).toBeGreaterThan(0);
      }, patience);
      expect((await latest()).every(({ delivery_status }) => delivery_status === 23)).toBe(true);
    },
    patience,
  );
});

describe('the platform client', () => {
  it('tries again with the same body until the server answers, and stops when told', async () => {
    const bodies: string[] = [];
    const server = createServer(async (request: IncomingMessage, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      bodies.push(Buffer.concat(chunks).toString());
      if (bodies.length === 1) return void request.socket.destroy();
      if (bodies.length === 2) return void response.writeHead(503).end();
      response.end(JSON.stringify({ success: true, data: [], count: 0 }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const ending = new AbortController();
    const call = platformClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key', ending.signal);
    const body = { store_id: '0190f000-0000-7000-8000-000000000001' };
    expect((await call('platform/get_provider_list', body)).reply?.count).toBe(0);
    expect(bodies).toEqual([JSON.stringify(body), JSON.stringify(body), JSON.stringify(body)]);
    server.close();
    ending.abort(new Error('enough'));
    await expect(call('platform/get_store_list', {})).rejects.toThrow('enough');
  });
});
