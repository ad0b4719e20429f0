import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/calls/index';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import type { TestApp } from './buildTestApp';
import { call, callAs } from './callApi';
import { makeItem, orderInput, type StoreOptions } from './factories/index';
import type { TestSession } from './login';
import { openOrderStore } from './orderDesk';

type Items = BodyOf<'update_order_items'>['items'];
type Refund = Partial<Omit<BodyOf<'refund_order'>, 'order_id' | 'version'>>;

/** An order desk with a second item, and what store and customer do to change an order and its money. */
export async function openChangeDesk(test: TestApp, options: StoreOptions = {}) {
  const desk = await openOrderStore(test, options);
  const { app } = test;
  const soup = await makeItem(test.db, desk.store, { price: 400 });

  const editReply = (order: OrderSnapshot, items: Items, fields: object = {}, caller: TestSession = desk.owner) =>
    call(app, caller, 'update_order_items', {
      order_id: order._id,
      version: order.version,
      idempotency_key: randomUUID(),
      items,
      ...fields,
    });
  const answerReply = (order: { _id: string }, change: { _id: string }, accept: boolean, answer?: string) =>
    call(app, 'platform', 'platform/accept_cart_update', {
      store_id: desk.store.id,
      order_id: order._id,
      change_id: change._id,
      accept,
      ...(answer ? { answer } : {}),
    });
  const refundReply = (order: OrderSnapshot, refund: Refund = {}, caller: TestSession = desk.owner) =>
    call(app, caller, 'refund_order', {
      order_id: order._id,
      version: order.version,
      idempotency_key: randomUUID(),
      reason: 'Cold',
      ...refund,
    });
  const payReply = (order: { _id: string }, amount: number, idempotency_key: string = randomUUID()) =>
    call(app, 'platform', 'platform/pay_order', {
      store_id: desk.store.id,
      order_id: order._id,
      idempotency_key,
      amount,
    });
  const need = <Reply extends { success: boolean }>(reply: Reply): Extract<Reply, { success: true }> => {
    if (!reply.success) throw new Error(`refused: ${JSON.stringify(reply)}`);
    return reply as Extract<Reply, { success: true }>;
  };

  return {
    ...desk,
    soup,
    /** A customer's order of two of the item, paid by card, taken into the kitchen. */
    async paidOrder(quantity = 2): Promise<Order> {
      const input = orderInput(desk.item, { items: [{ item_id: desk.item.id, quantity }], paid_by: 'card' });
      const { order } = await callAs(app, 'platform', 'platform/create_order', {
        ...input,
        store_id: desk.store.id,
        payment_status: 'paid',
      });
      return desk.move(order, orderStatus.ACCEPTED);
    },
    editReply,
    edit: async (...edit: Parameters<typeof editReply>) => need(await editReply(...edit)),
    answerReply,
    answer: async (...answer: Parameters<typeof answerReply>) => need(await answerReply(...answer)),
    payReply,
    pay: async (...pay: Parameters<typeof payReply>) => need(await payReply(...pay)),
    refundReply,
    refund: async (...refund: Parameters<typeof refundReply>) => need(await refundReply(...refund)),
  };
}

export type ChangeDesk = Awaited<ReturnType<typeof openChangeDesk>>;
