import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { areaAround } from '../support/deliveryAreaCases';
import { deliveryInput, makeItem, makeStore, type StoreRow } from '../support/factories/index';
import { login, type TestSession } from '../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  store = await makeStore(test.db);
  owner = await login(test.app, store);
});

const addArea = (postcodes: string[]) =>
  call(test.app, owner, 'add_delivery_area', areaAround(store, 1, { shape: { kind: 'postcodes', postcodes } }));

describe('the postcodes of an area', () => {
  it('are refused if they are too long once their letters are compared', async () => {
    expect(await addArea(['75002', 'ß'.repeat(7)])).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'shape.postcodes.1' }],
    });
  });

  it('hold for a corrected address too, even if its location stays the same', async () => {
    await addArea(['75002']);
    const at = (address: string) => ({
      delivery_address: { address, location: [store.latitude, store.longitude] as [number, number] },
    });
    const input = deliveryInput(store, await makeItem(test.db, store), at('5 Elm St, 75002 Paris'));
    const { order } = await callAs(test.app, owner, 'create_order', input);
    const correct = (address: string) =>
      call(test.app, owner, 'update_order_details', {
        ...{ order_id: order._id, version: order.version, idempotency_key: randomUUID() },
        ...at(address),
      });
    expect(await correct('5 Elm St, 75003 Paris')).toMatchObject({
      error_code: errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA,
    });
    expect(await correct('7 Elm St, 75002 Paris')).toMatchObject({ success: true });
  });
});
