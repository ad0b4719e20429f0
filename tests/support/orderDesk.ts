import type { BodyOf } from '#contract/calls/index';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { type DeliveryStatus, deliveryStatus, type OrderStatus } from '#contract/orders/statuses';
import type { TestApp } from './buildTestApp';
import { call, callAs, type TestReply } from './callApi';
import {
  deliveryInput,
  makeItem,
  makeProvider,
  makeStore,
  type OrderInput,
  orderInput,
  type StoreOptions,
} from './factories/index';
import { login, type TestSession } from './login';

/** Optional fields of a status call. */
export type MoveFields = {
  reason?: string;
  minutes?: number;
  confirmation_code?: string;
  is_charged?: boolean;
  round?: number;
  version?: number;
  tapped_at?: string;
  idempotency_key?: string;
};
/** The part of an order that a status call names. */
export type Seen = Pick<Order, '_id' | 'order_status'>;
export type ProviderRow = Awaited<ReturnType<typeof makeProvider>>;

/** The reply of a call that is expected to succeed. */
function succeeded<Reply extends object>(reply: TestReply<'get_order'> | Reply): Reply {
  if ('success' in reply && reply.success === false) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply as Reply;
}
const errorCode = (reply: { success: true } | { success: false; error_code: number }): number | null =>
  reply.success ? null : reply.error_code;

/** A store of its own with one item and its owner signed in, and what people around it do with orders. */
export async function openOrderStore({ app, db }: TestApp, options: StoreOptions = {}) {
  const store = await makeStore(db, { is_ask_estimated_time_for_ready_order: false, ...options });
  const owner = await login(app, store);
  const item = await makeItem(db, store);
  const fromOutside = (input: OrderInput & Pick<BodyOf<'platform/create_order'>, 'payment_status'>) =>
    callAs(app, 'platform', 'platform/create_order', { ...input, store_id: store.id });

  const moveReply = (order: Seen, order_status: OrderStatus, fields: MoveFields = {}, caller: TestSession = owner) =>
    call(app, caller, 'set_order_status', { order_id: order._id, from: order.order_status, order_status, ...fields });
  const stepReply = (
    order: OrderSnapshot,
    provider: { id: string },
    to: DeliveryStatus,
    fields: Omit<MoveFields, 'idempotency_key' | 'is_charged' | 'round' | 'tapped_at'> = {},
  ) =>
    call(app, 'platform', 'platform/set_delivery_status', {
      order_id: order._id,
      from: order.delivery_status ?? deliveryStatus.WAITING,
      delivery_status: to,
      provider_id: provider.id,
      ...fields,
    });

  return {
    store,
    owner,
    item,
    /** A customer orders, to pay later: the order as the store sees it. */
    place: async (fields: Partial<OrderInput> = {}) => {
      const { order } = await fromOutside(orderInput(item, fields));
      return (await callAs(app, owner, 'get_order', { order_id: order._id })).order;
    },
    /** The store's own people take an order: it is accepted. */
    placeOwn: async (fields: Partial<BodyOf<'create_order'>> = {}) =>
      (await callAs(app, owner, 'create_order', { ...orderInput(item), ...fields })).order,
    placeOwnDelivery: async () => (await callAs(app, owner, 'create_order', deliveryInput(store, item))).order,
    /** A customer orders. */
    placeOutside: (fields: Partial<OrderInput> = {}) => fromOutside(orderInput(item, fields)),
    placeDelivery: (fields: Partial<Parameters<typeof fromOutside>[0]> = {}) =>
      fromOutside({ ...deliveryInput(store, item), ...fields }),
    customerCancels: (order: { _id: string }, fields: { from?: OrderStatus; reason?: string } = {}) =>
      call(app, 'platform', 'platform/cancel_order', { store_id: store.id, order_id: order._id, ...fields }),
    moveReply,
    move: async (...move: Parameters<typeof moveReply>) => succeeded<{ order: Order }>(await moveReply(...move)).order,
    moveError: async (...move: Parameters<typeof moveReply>) => errorCode(await moveReply(...move)),
    getOrder: (order: { _id: string }) => callAs(app, owner, 'get_order', { order_id: order._id }),

    /** A provider so many hundredths of a degree north of the store. */
    providerAt: (hundredths: number, fields: Parameters<typeof makeProvider>[2] = {}) =>
      makeProvider(db, store, { latitude: store.latitude + hundredths / 100, longitude: store.longitude, ...fields }),
    request: async (order: { _id: string }, provider?: ProviderRow) =>
      (await callAs(app, owner, 'request_provider', { order_id: order._id, provider_id: provider?.id })).order,
    stepReply,
    step: async (...step: Parameters<typeof stepReply>) =>
      succeeded<{ order: OrderSnapshot }>(await stepReply(...step)).order,
    stepError: async (...step: Parameters<typeof stepReply>) => errorCode(await stepReply(...step)),
  };
}

export type OrderProvider = Awaited<ReturnType<typeof openOrderStore>>;
