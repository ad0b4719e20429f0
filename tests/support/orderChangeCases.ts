import { randomUUID } from 'node:crypto';
import { addDays, subHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { defaultBookingRules } from '#contract/bookings/bookingRules';
import type { orderChangeCalls, platformOrderChangeCalls } from '#contract/calls/orderChanges';
import { errorCodes } from '#contract/codes/errorCodes';
import { orders, storeSettings } from '#server/db/schema/index';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { atNewTable, placeOrder, placeTableOrder, type Tenant, type World } from './contractWorld';
import { makeTable, type OrderInput, orderInput } from './factories/index';

const { ORDER_DETAIL_NOT_FOUND, NO_DATA_FOUND } = errorCodes;

/** A customer's order, paid already and taken into the kitchen. */
async function paidOrder({ app }: World, { store, item, owner }: Tenant, fields: Partial<OrderInput> = {}) {
  const placed = { ...orderInput(item, fields), store_id: store.id, payment_status: 'paid' as const };
  const { order } = await callAs(app, 'platform', 'platform/create_order', placed);
  const accept = { order_id: order._id, from: order.order_status, order_status: 3 as const, minutes: 15 };
  return (await callAs(app, owner, 'set_order_status', accept)).order;
}

/** A customer's booking for later, with a fee that isn't paid. */
async function feeBooking({ app, db }: World, { store, item }: Tenant) {
  const fee = { amount: 500, per: 'person', is_off_the_bill: true, due_within: 60, after_no_shows: 0 } as const;
  const asking = { ...defaultBookingRules, fee };
  await db.update(storeSettings).set({ booking_rules: asking }).where(eq(storeSettings.store_id, store.id));
  await makeTable(db, store);
  const schedule_at = new Date(addDays(new Date(), 3).setUTCHours(17, 0, 0, 0)).toISOString();
  const booking = { order_type: 'table' as const, persons: 2, items: [], schedule_at, paid_by: 'cash' as const };
  const placed = { ...orderInput(item, booking), store_id: store.id };
  return (await callAs(app, 'platform', 'platform/create_order', placed)).order;
}
const settled = ({ _id, version }: { _id: string; version: number }) => ({
  ...{ order_id: _id, version, idempotency_key: randomUUID(), how: 'in_cash' as const },
});

const twoOfFirst = [{ line: 0, quantity: 2 }];

/** A change of such an order that waits for its customer. */
async function askedChange(world: World, tenant: Tenant, fields: Partial<OrderInput> = {}) {
  const { _id, version } = await paidOrder(world, tenant, fields);
  const asked = { order_id: _id, version, idempotency_key: randomUUID(), items: twoOfFirst };
  const { change } = await callAs(world.app, tenant.owner, 'update_order_items', asked);
  return { order_id: _id, change_id: change._id };
}

/** An order whose kitchen has not seen its new lines. */
async function unseenChange(world: World, tenant: Tenant) {
  const { order_id, change_id } = await askedChange(world, tenant);
  const answer = { store_id: tenant.store.id, order_id, change_id, accept: true };
  const { order } = await callAs(world.app, 'platform', 'platform/accept_cart_update', answer);
  return { order_id, version: order.version };
}

const edit = async (world: World, tenant: Tenant, place = placeOrder) => ({
  order_id: (await place(world, tenant))._id,
  version: 1,
  idempotency_key: randomUUID(),
  items: twoOfFirst,
});

const correct = async (world: World, tenant: Tenant, place = placeOrder) => ({
  order_id: (await place(world, tenant))._id,
  version: 1,
  idempotency_key: randomUUID(),
  customer: { country_phone_code: '+33', phone: '698765432' },
});

const refund = async (world: World, tenant: Tenant) => {
  const { _id, version } = await paidOrder(world, tenant);
  return { order_id: _id, version, idempotency_key: randomUUID(), reason: 'Cold' };
};

/** Guests who didn't come. */
async function noShow(world: World, tenant: Tenant) {
  const { _id: order_id, order_status: from } = await placeTableOrder(world, tenant);
  if (from === 1)
    await callAs(world.app, tenant.owner, 'set_order_status', { order_id, from, order_status: 3, minutes: 15 });
  await world.db
    .update(orders)
    .set({ schedule_at: subHours(new Date(), 1) })
    .where(eq(orders.id, order_id));
  const ended = { order_id, from: 3 as const, order_status: 104 as const };
  const { version } = (await callAs(world.app, tenant.owner, 'set_order_status', ended)).order;
  return { order_id, version, idempotency_key: randomUUID(), reason: 'They came' };
}

/** The customer's card pays for an order that was placed to be paid later. */
const pay = async ({ app }: World, { store, item }: Tenant) => {
  const placed = { ...orderInput(item, { paid_by: 'card' }), store_id: store.id };
  const { order } = await callAs(app, 'platform', 'platform/create_order', placed);
  return { order_id: order._id, idempotency_key: randomUUID(), amount: order.total };
};

export const orderChangeCases: ContractCases<keyof typeof orderChangeCalls | keyof typeof platformOrderChangeCalls> = {
  update_order_items: {
    body: (world) => edit(world, world.mine),
    ofTables: (world) => edit(world, world.mine, placeTableOrder),
    foreign: { body: (world) => edit(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  update_order_details: {
    body: (world) => correct(world, world.mine),
    ofTables: (world) => correct(world, world.mine, placeTableOrder),
    foreign: { body: (world) => correct(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  withdraw_order_change: {
    body: (world) => askedChange(world, world.mine),
    ofTables: async (world) => askedChange(world, world.mine, await atNewTable(world.db, world.mine.store)),
    foreign: { body: (world) => askedChange(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  see_order_change: {
    body: (world) => unseenChange(world, world.mine),
    foreign: { body: (world) => unseenChange(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  settle_booking_fee: {
    body: async (world) => settled(await feeBooking(world, world.mine)),
    foreign: {
      body: async (world) => settled(await feeBooking(world, world.other)),
      code: ORDER_DETAIL_NOT_FOUND,
    },
    ofTables: async (world) => settled(await feeBooking(world, world.mine)),
  },
  undo_no_show: {
    body: (world) => noShow(world, world.mine),
    ofTables: (world) => noShow(world, world.mine),
    foreign: { body: (world) => noShow(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  refund_order: {
    body: (world) => refund(world, world.mine),
    foreign: { body: (world) => refund(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  'platform/accept_cart_update': {
    body: async (world) => ({
      store_id: world.mine.store.id,
      ...(await askedChange(world, world.mine)),
      accept: true,
    }),
    foreign: {
      body: async (world) => ({
        store_id: world.mine.store.id,
        ...(await askedChange(world, world.other)),
        accept: true,
      }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  'platform/pay_order': {
    body: async (world) => ({ store_id: world.mine.store.id, ...(await pay(world, world.mine)) }),
    foreign: {
      body: async (world) => ({ store_id: world.mine.store.id, ...(await pay(world, world.other)) }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  'platform/get_order_change_list': {
    body: ({ mine }) => ({ store_id: mine.store.id }),
    foreign: { body: () => ({ store_id: randomUUID() }), code: NO_DATA_FOUND },
  },
};
