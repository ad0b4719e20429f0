import type { CallName, ReplyOf } from '#contract/calls/index';
import { orderStatus } from '#contract/orders/statuses';
import type { TestApp } from './buildTestApp';
import { callAs } from './callApi';
import {
  deliveryInput,
  makeItem,
  makeProvider,
  makeStore,
  makeSubStore,
  makeTable,
  type OrderInput,
  orderInput,
  type StoreRow,
} from './factories/index';
import { openSession, openSubStoreSession, type TestSession } from './login';
import { ownCallers } from './ownCallers';
import { sharedTablet } from './sharedTablet';

type OrderReply = ReplyOf<'create_order'>['order'];

/** A store with an item and its owner's session. */
export interface Tenant {
  store: StoreRow;
  item: { id: string };
  owner: TestSession;
}

/** Two tenants on one server: what belongs to `other` must stay out of reach of `mine`. */
export interface World extends TestApp {
  mine: Tenant;
  other: Tenant;
}

async function makeTenant(server: TestApp): Promise<Tenant> {
  const store = await makeStore(server.db);
  return { store, item: await makeItem(server.db, store), owner: await openSession(server, store) };
}

export async function makeWorld(server: TestApp): Promise<World> {
  return { ...server, mine: await makeTenant(server), other: await makeTenant(server) };
}

const ofMembers: readonly CallName[] = ['change_password', 'set_own_pin'];
const ofSharedDevices: readonly CallName[] = ['get_shared_device', 'begin_shift', 'end_shift'];

/** Whether a call needs a session of its own: because it ends it, or the owner of `mine` can't make it. */
export const needsOwnSession = (name: CallName): boolean =>
  name === 'logout' || ofMembers.includes(name) || ofSharedDevices.includes(name) || name in ownCallers;

/**
 * A session of its own for a call: one that changes a password gets an account that nothing else signs in to, one about
 * shifts the shared device of its case.
 */
export async function ownSession(world: World, name: CallName): Promise<TestSession> {
  const { store } = world.mine;
  const callerOf = ownCallers[name];
  if (callerOf) return callerOf(world);
  if (ofSharedDevices.includes(name)) return (await sharedTablet(world)).session;
  return ofMembers.includes(name)
    ? openSubStoreSession(world, await makeSubStore(world.db, store))
    : openSession(world, store);
}

/** A new order of a tenant, waiting for the store: a pickup unless said otherwise. */
export async function placeOrder(
  { app }: TestApp,
  { store, item, owner }: Tenant,
  fields: Partial<OrderInput> = {},
): Promise<OrderReply> {
  const placed = { ...orderInput(item, fields), store_id: store.id };
  const { order } = await callAs(app, 'platform', 'platform/create_order', placed);
  return (await callAs(app, owner, 'get_order', { order_id: order._id })).order;
}

/** The fields of an order for two at a table of its own. */
export const atNewTable = async (db: TestApp['db'], store: StoreRow) =>
  ({ order_type: 'table', table_id: (await makeTable(db, store)).id, persons: 2 }) as const;

/** A new table order of a tenant, waiting for the store. */
export const placeTableOrder = async (world: TestApp, tenant: Tenant): Promise<OrderReply> =>
  placeOrder(world, tenant, await atNewTable(world.db, tenant.store));

/** An order that the store turned down. */
export async function endedOrder(world: TestApp, tenant: Tenant): Promise<OrderReply> {
  const { _id: order_id, order_status: from } = await placeOrder(world, tenant);
  const rejected = { order_id, from, order_status: orderStatus.REJECTED, reason: 'Kitchen closed' };
  return (await callAs(world.app, tenant.owner, 'set_order_status', rejected)).order;
}

/** A delivery that the store has accepted. */
export async function acceptedDelivery({ app }: TestApp, { store, item, owner }: Tenant): Promise<OrderReply> {
  return (await callAs(app, owner, 'create_order', deliveryInput(store, item))).order;
}

/** An accepted delivery that one provider was asked to take. */
export async function offeredDelivery(world: TestApp, tenant: Tenant) {
  const provider = await makeProvider(world.db, tenant.store);
  const accepted = await acceptedDelivery(world, tenant);
  const asked = { order_id: accepted._id, provider_id: provider.id };
  return { provider, order: (await callAs(world.app, tenant.owner, 'request_provider', asked)).order };
}

/** A delivery that the store cancelled after all. */
export async function endedDelivery(world: TestApp, tenant: Tenant): Promise<OrderReply> {
  const { _id: order_id, order_status: from } = await acceptedDelivery(world, tenant);
  const cancelled = { order_id, from, order_status: orderStatus.CANCELLED_BY_STORE, reason: 'No gas' };
  return (await callAs(world.app, tenant.owner, 'set_order_status', cancelled)).order;
}
