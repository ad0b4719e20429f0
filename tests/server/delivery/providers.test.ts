import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const d = deliveryStatus;

const accepted = async () => desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

describe('providers', () => {
  it('are listed with what they are at, free ones first and of these the nearest', async () => {
    const busy = await desk.providerAt(1);
    await desk.step(await desk.request(await accepted()), busy, d.ACCEPTED);
    const far = await desk.providerAt(4, { first_name: 'Aaron' });
    const free = await desk.providerAt(2, { first_name: 'Zoe' });
    const offline = await desk.providerAt(3, { is_online: false });
    const unknown = await desk.providerAt(3, { is_approved: false });
    const { data } = await callAs(test.app, desk.owner, 'get_available_provider_list', {});
    expect(data.map((entry) => [entry._id, entry.availability, entry.open_orders])).toEqual([
      [free.id, 'free', 0],
      [far.id, 'free', 0],
      [busy.id, 'on_job', 1],
      [offline.id, 'offline', 0],
    ]);
    const all = await callAs(test.app, 'platform', 'platform/get_provider_list', { store_id: desk.store.id });
    expect(all.data.map((entry) => entry._id)).toContain(unknown.id);
  });

  it('report where they are and whether they work', async () => {
    const provider = await desk.providerAt(1);
    const at = addMinutes(new Date(), 3);
    test.clock.now = at;
    const location: [number, number] = [48.9, 2.3];
    await callAs(test.app, 'platform', 'platform/set_provider_location', { provider_id: provider.id, location });
    const offline = { provider_id: provider.id, availability: 'offline' } as const;
    await callAs(test.app, 'platform', 'platform/set_provider_availability', offline);
    const { data } = await callAs(test.app, desk.owner, 'get_available_provider_list', {});
    expect(data).toMatchObject([{ location, located_at: at.toISOString(), availability: 'offline' }]);
    const nobody = { ...offline, provider_id: desk.store.id };
    expect(await errorOf(test.app, 'platform', 'platform/set_provider_availability', nobody)).toBe(
      errorCodes.PROVIDER_NOT_FOUND,
    );
  });

  it('see what they were offered and what they hold', async () => {
    const one = await desk.providerAt(1);
    const other = await desk.providerAt(2);
    const held = await desk.step(await desk.request(await accepted()), one, d.ACCEPTED);
    const offered = await desk.request(await accepted());
    const list = async (provider_id?: string) =>
      (
        await callAs(test.app, 'platform', 'platform/get_delivery_request_list', {
          store_id: desk.store.id,
          provider_id,
        })
      ).data.map((entry) => [entry.provider_id, entry.order._id]);
    expect(await list()).toEqual([
      [one.id, held._id],
      [other.id, offered._id],
    ]);
    expect(await list(other.id)).toEqual([[other.id, offered._id]]);
  });
});
