import { randomUUID } from 'node:crypto';
import { subHours } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type { BodyOf, CallName } from '#contract/calls/index';
import type { OrderSnapshot } from '#contract/entities/order';
import { type OrderStatus, orderStatus as o } from '#contract/orders/statuses';
import type { StoreAction } from '#contract/orders/transitions';
import { orders } from '#server/db/schema/index';
import type { TestApp } from './buildTestApp';
import type { ChangeDesk } from './changeDesk';
import { makeTable } from './factories/index';
import type { MoveFields } from './orderDesk';

/** An order that stands so that something can be done with it, and the call that does it. */
export interface ActionTry<Name extends CallName = CallName> {
  order: OrderSnapshot;
  name: Name;
  body: BodyOf<Name>;
}

const tryOf = <Name extends CallName>(order: OrderSnapshot, name: Name, body: BodyOf<Name>): ActionTry =>
  ({ order, name, body }) as ActionTry;

const moveTo = (order: OrderSnapshot, to: OrderStatus, fields: MoveFields = {}): ActionTry =>
  tryOf(order, 'set_order_status', { order_id: order._id, from: order.order_status, order_status: to, ...fields });

const twoOfFirst = [{ line: 0, quantity: 2 }];

/** For everything that a store may do with an order: how it comes to be possible, and what is called for it. */
export function orderActionTries({ db }: TestApp, desk: ChangeDesk): Record<StoreAction, () => Promise<ActionTry>> {
  const accepted = async () => desk.placeOwn();
  const delivery = async () => desk.placeOwnDelivery();
  const offered = async () => desk.request(await delivery(), await desk.providerAt(1));
  const booked = async () => {
    const table = await makeTable(db, desk.store);
    return desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2 });
  };
  const late = async () => {
    const order = await booked();
    const schedule_at = subHours(new Date(), 1);
    await db
      .update(orders)
      .set({ schedule_at })
      .where(and(eq(orders.store_id, desk.store.id), eq(orders.id, order._id)));
    return { ...order, schedule_at: schedule_at.toISOString() };
  };
  const seen = ({ _id, version }: OrderSnapshot) => ({ order_id: _id, version });
  const keyed = (order: OrderSnapshot) => ({ ...seen(order), idempotency_key: randomUUID() });
  return {
    accept: async () => moveTo(await desk.place(), o.ACCEPTED),
    reject: async () => moveTo(await desk.place(), o.REJECTED, { reason: 'Out of dough' }),
    start_prepare: async () => moveTo(await accepted(), o.PREPARING),
    order_ready: async () => moveTo(await accepted(), o.READY),
    recall: async () => moveTo(await desk.move(await accepted(), o.READY), o.PREPARING),
    undo_accept: async () => moveTo(await desk.move(await desk.place(), o.ACCEPTED), o.NEW),
    arrived: async () => moveTo(await booked(), o.ARRIVED),
    complete: async () => moveTo(await desk.move(await accepted(), o.READY), o.COMPLETED),
    cancel: async () => moveTo(await accepted(), o.CANCELLED_BY_STORE, { reason: 'Out of dough' }),
    no_show: async () => moveTo(await late(), o.CANCELLED_BY_STORE),
    undo_no_show: async () => {
      const order = await desk.move(await late(), o.CANCELLED_BY_STORE);
      return tryOf(order, 'undo_no_show', { ...keyed(order), reason: 'They came' });
    },
    request_provider: async () => {
      const order = await delivery();
      const { id } = await desk.providerAt(1);
      return tryOf(order, 'request_provider', { ...seen(order), provider_id: id });
    },
    reassign: async () => {
      const order = await offered();
      const { id } = await desk.providerAt(2);
      return tryOf(order, 'assign_order_list', {
        idempotency_key: randomUUID(),
        orders: [{ order_id: order._id, version: order.version }],
        provider_id: id,
      });
    },
    cancel_request: async () => {
      const order = await offered();
      return tryOf(order, 'cancel_provider_request', seen(order));
    },
    change_to_pickup: async () => {
      const order = await delivery();
      return tryOf(order, 'change_to_pickup', keyed(order));
    },
    edit: async () => {
      const order = await accepted();
      return tryOf(order, 'update_order_items', { ...keyed(order), items: twoOfFirst });
    },
    correct: async () => {
      const order = await accepted();
      const customer = { country_phone_code: '+33', phone: '698765432' };
      return tryOf(order, 'update_order_details', { ...keyed(order), customer });
    },
    withdraw_change: async () => {
      const { order, change } = await desk.edit(await desk.paidOrder(), [{ line: 0, quantity: 1 }]);
      return tryOf(order, 'withdraw_order_change', { order_id: order._id, change_id: change._id });
    },
    see_change: async () => {
      const { order } = await desk.edit(await accepted(), twoOfFirst);
      return tryOf(order, 'see_order_change', seen(order));
    },
    refund: async () => {
      const order = await desk.paidOrder();
      return tryOf(order, 'refund_order', { ...keyed(order), reason: 'Cold' });
    },
  };
}
