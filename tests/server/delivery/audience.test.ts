import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOrderMessage } from '#contract/events';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore } from '../../support/login';
import { openOrderStore } from '../../support/orderDesk';
import { until } from '../../support/until';
import { Device, listen } from '../realtime/devices';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a dispatcher receives deliveries on their way through dispatch, also that one became a pickup, and of nothing else', async () => {
  const desk = await openOrderStore(test);
  const server = await listen(test.database);
  const sub = await makeSubStore(test.db, desk.store, { grants: ['store/dispatcher'] });
  const device = await new Device(server.url, await loginSubStore(test.app, sub)).live();
  const pickup = await desk.move(await desk.place(), orderStatus.ACCEPTED);
  const { order: fresh } = await desk.placeDelivery();
  const delivery = await desk.move(fresh, orderStatus.ACCEPTED);
  const nobody = await desk.request(delivery);
  expect(nobody.delivery_status).toBe(deliveryStatus.NOBODY_FOUND);
  const body = { order_id: nobody._id, version: nobody.version, idempotency_key: 'becomes a pickup' };
  const become = await callAs(test.app, desk.owner, 'change_to_pickup', body);
  await desk.move(become.order, orderStatus.READY);
  await desk.move(pickup, orderStatus.READY);
  // What it may not see leaves no gap, and shows nothing.
  await until(() => expect(device.lastSeq).toBe(8));
  const received = device.events.filter(isOrderMessage).map(({ seq, messageCode, messageData }) => {
    return [seq, messageData.order_id, messageCode];
  });
  expect(received).toEqual([
    [4, delivery._id, 2088],
    [5, delivery._id, 2069],
    [6, delivery._id, 2088],
  ]);
  expect(device.events).toHaveLength(3);
});
