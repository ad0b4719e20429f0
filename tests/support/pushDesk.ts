import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pushMessages } from '#server/db/schema/index';
import { openPushGateway } from '#server/gateways/push/fcm';
import type { PushGateway } from '#server/gateways/push/pushGateway';
import { sendPushes } from '#server/jobs/outgoing';
import { buildTestApp, type TestApp } from './buildTestApp';
import { callAs } from './callApi';
import { makeStore, type StoreRow } from './factories/index';
import { fakeFcm } from './fakeFcm';
import { login, type TestSession } from './login';

interface PushDesk {
  fcm: Awaited<ReturnType<typeof fakeFcm>>;
  server: TestApp;
  /** New for each test, which may put another in its place. */
  store: StoreRow;
}

/**
 * For the tests of a file: a server that pushes to a fake FCM. Each test has a new store, nothing queued and nothing
 * received.
 *
 * @example
 * const { desk, ownerOn, send } = setUpPushDesk();
 * it('…', async () => { await ownerOn('counter'); await send(); expect(desk.fcm.received).toEqual([]); });
 */
export function setUpPushDesk() {
  const desk = {} as PushDesk;
  let push: PushGateway;

  beforeAll(async () => {
    desk.fcm = await fakeFcm();
    desk.server = await buildTestApp({ env: desk.fcm.env });
    const gateway = openPushGateway(desk.server.env);
    if (!gateway) throw new Error('no gateway');
    push = gateway;
  });
  afterAll(async () => {
    await desk.server.close();
    await desk.fcm.close();
  });
  beforeEach(async () => {
    desk.fcm.received.length = 0;
    await desk.server.db.delete(pushMessages);
    desk.store = await makeStore(desk.server.db);
  });

  const nameDevice = async (session: TestSession, device_token: string): Promise<TestSession> => {
    await callAs(desk.server.app, session, 'update_device_token', { device_token });
    return session;
  };

  return {
    desk,
    nameDevice,
    /** A device of the owner. */
    ownerOn: async (device: string, of: StoreRow = desk.store) => nameDevice(await login(desk.server.app, of), device),
    send: (now = new Date()) => sendPushes(desk.server.db, now, { push }),
  };
}
