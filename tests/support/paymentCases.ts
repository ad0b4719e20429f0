import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import type { paymentCalls, platformPaymentCalls } from '#contract/calls/payments';
import { errorCodes } from '#contract/codes/errorCodes';
import { newId } from '#server/db/schema/columns';
import { gatewayEvents, paymentRefunds, payments } from '#server/db/schema/payments';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { atNewTable, placeOrder, type Tenant, type World } from './contractWorld';
import { MemoryGateway } from './memoryGateway';

const { NO_DATA_FOUND, ORDER_DETAIL_NOT_FOUND } = errorCodes;
const return_address = 'https://shop.test/thanks';

/** An order of a tenant to be paid by card. Other cases can still declare payments of the store. */
async function dueOrder(world: World, tenant: Tenant, fields: Parameters<typeof placeOrder>[2] = {}) {
  world.gateways.open(tenant.store.id, new MemoryGateway(), false);
  return placeOrder(world, tenant, { paid_by: 'card', ...fields });
}

const link = async (...[world, tenant, fields]: Parameters<typeof dueOrder>) => ({
  order_id: (await dueOrder(world, tenant, fields))._id,
  return_address,
});

/** A refund that failed at the gateway. */
async function failedRefund(world: World, tenant: Tenant) {
  const order = await dueOrder(world, tenant);
  const about = { store_id: tenant.store.id, order_id: order._id };
  const [payment_id, refund_id] = [newId(), newId()];
  await world.db.insert(payments).values({
    ...{ ...about, id: payment_id, gateway: 'stripe', mode: 'charge', state: 'paid', payment: randomUUID() },
    ...{ amount: 100, captured: 100, booked: 100, currency: order.currency },
  });
  await world.db.insert(paymentRefunds).values({
    ...{ store_id: about.store_id, id: refund_id, payment_id, order_refund_id: newId(), amount: 100, state: 'failed' },
  });
  return { order_id: order._id, refund_id };
}

async function keptEvent({ db }: World, { store }: Tenant) {
  const id = newId();
  await db.insert(gatewayEvents).values({
    ...{ store_id: store.id, gateway: 'stripe', event_id: randomUUID(), id, type: 'balance.available', raw: '' },
    ...{ at: new Date(), received_at: new Date() },
  });
  return { _id: id };
}

/** Cases of the calls about payments at gateways. */
export const paymentCases: ContractCases<keyof typeof paymentCalls | keyof typeof platformPaymentCalls> = {
  make_payment_link: {
    body: (world) => link(world, world.mine),
    ofTables: async (world) => link(world, world.mine, await atNewTable(world.db, world.mine.store)),
    foreign: { body: (world) => link(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  pay_guest_booking: {
    body: async (world) => {
      const schedule_at = new Date(addDays(new Date(), 3).setUTCHours(17, 0, 0, 0)).toISOString();
      const at = { ...(await atNewTable(world.db, world.mine.store)), schedule_at };
      const order = await dueOrder(world, world.mine, at);
      const named = { store_id: world.mine.store.id, order_id: order._id };
      const { path } = await callAs(world.app, 'platform', 'platform/make_guest_link', named);
      return { token: path.split('/').at(-1) ?? '', return_address };
    },
  },
  retry_payment_refund: {
    body: (world) => failedRefund(world, world.mine),
    foreign: { body: (world) => failedRefund(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  settle_payment_refund: {
    body: (world) => failedRefund(world, world.mine),
    foreign: { body: (world) => failedRefund(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  get_gateway_event_list: {
    body: () => ({}),
    foreign: {
      body: async (world) => ({ order_id: (await dueOrder(world, world.other))._id }),
      code: NO_DATA_FOUND,
    },
  },
  replay_gateway_event: {
    body: (world) => keptEvent(world, world.mine),
    foreign: { body: (world) => keptEvent(world, world.other), code: NO_DATA_FOUND },
  },
  'platform/start_payment': {
    body: async (world) => ({ store_id: world.mine.store.id, ...(await link(world, world.mine)) }),
    foreign: {
      body: async (world) => ({ store_id: world.mine.store.id, ...(await link(world, world.other)) }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
};
