import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushCodes } from '#contract/codes/pushCodes';
import { pushLifeSeconds, reviewPushLifeSeconds } from '#contract/pushMessage';
import { pushMessages, subStores } from '#server/db/schema/index';
import { openPushGateway } from '#server/gateways/push/fcm';
import type { PushGateway } from '#server/gateways/push/pushGateway';
import { sendPushes } from '#server/jobs/outgoing';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeEndedOrder, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { fakeFcm } from '../../support/fakeFcm';
import { login, loginSubStore } from '../../support/login';

let fcm: Awaited<ReturnType<typeof fakeFcm>>;
let server: TestApp;
let gateway: PushGateway;
let store: StoreRow;

beforeAll(async () => {
  fcm = await fakeFcm();
  server = await buildTestApp({ env: fcm.env });
  const opened = openPushGateway(server.env);
  if (!opened) throw new Error('no gateway');
  gateway = opened;
});
afterAll(async () => {
  await server.close();
  await fcm.close();
});
beforeEach(async () => {
  fcm.received.length = 0;
  await server.db.delete(pushMessages);
  store = await makeStore(server.db);
});

const name = (session: Awaited<ReturnType<typeof login>>, device_token: string) =>
  callAs(server.app, session, 'update_device_token', { device_token });

/** What is on its way: it is queued before the platform has its answer. */
const queued = () => server.db.select().from(pushMessages);

describe('a low review', () => {
  const add = async (rating: number) => {
    const order = await makeEndedOrder(server.db, store);
    const said = { store_id: store.id, order_id: order.id, rating, comment: 'Cold soup' };
    const { review } = await callAs(server.app, 'platform', 'platform/add_review', said);
    return { order, review };
  };

  it('reaches the devices of those who read reviews, and says nothing of what was written', async () => {
    const office = await makeSubStore(server.db, store, { grants: ['store/review'] });
    const kitchen = await makeSubStore(server.db, store, { grants: ['store/order'] });
    await name(await login(server.app, store), 'counter');
    await name(await loginSubStore(server.app, office), 'office');
    await name(await loginSubStore(server.app, kitchen), 'kitchen');
    const { order, review } = await add(2);
    await add(3);
    expect(await queued()).toHaveLength(2);
    await sendPushes(server.db, new Date(), { push: gateway });
    expect(fcm.received.map(({ token }) => token).sort()).toEqual(['counter', 'office']);
    expect(fcm.received[0]?.data).toEqual({
      message_code: String(pushCodes.LOW_REVIEW),
      store_id: store.id,
      review_id: review._id,
      unique_id: String(order.unique_id),
    });
  });

  it('is worth sending for a day, where one about an order is not after ten minutes', async () => {
    await name(await login(server.app, store), 'counter');
    await add(1);
    const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    await sendPushes(server.db, later(pushLifeSeconds * 2), { push: gateway });
    expect(fcm.received).toMatchObject([
      { webpush: { headers: { TTL: String(reviewPushLifeSeconds), Urgency: 'high' } } },
    ]);
    await add(1);
    await sendPushes(server.db, later(reviewPushLifeSeconds + 1), { push: gateway });
    expect([fcm.received.length, await queued()]).toEqual([1, []]);
  });

  it('is pushed once, though the platform sends it again', async () => {
    await name(await login(server.app, store), 'counter');
    const { id: order_id } = await makeEndedOrder(server.db, store);
    const said = { store_id: store.id, order_id, rating: 1, idempotency_key: 'low-review' };
    await callAs(server.app, 'platform', 'platform/add_review', said);
    await callAs(server.app, 'platform', 'platform/add_review', said);
    expect(await queued()).toHaveLength(1);
  });

  it('is not pushed to an account whose permission ended', async () => {
    const office = await makeSubStore(server.db, store, { grants: ['store/review'] });
    await name(await loginSubStore(server.app, office), 'office');
    await name(await login(server.app, store), 'counter');
    await server.db.update(subStores).set({ is_approved: false }).where(eq(subStores.id, office.id));
    await add(1);
    expect((await queued()).map(({ device_token }) => device_token)).toEqual(['counter']);
  });
});
