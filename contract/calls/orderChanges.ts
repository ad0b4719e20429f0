import { z } from 'zod';
import { orderSchema, orderSnapshotSchema } from '../entities/order';
import { orderChangeSchema, orderRefundSchema } from '../entities/orderChange';
import { id, idempotencyKey, minor, note, phone, phoneCode, plannedInstant, text, version } from '../entities/shared';
import { limits } from '../limits';
import { orderKeysOf } from '../orders/orderAccess';
import { body, call } from './call';
import { placedOrder } from './placedOrder';

const quantity = z.int().min(1).max(limits.quantityMax);

const chosenModifiers = z
  .array(z.strictObject({ modifier_group_id: id, modifier_id: id, quantity: quantity.default(1) }))
  .max(limits.modifiersMax);

/** A line to keep, by its number, with its own name and prices. Omitted modifiers stay as they are. */
const keptLine = z.strictObject({
  line: z.int().min(0),
  quantity,
  note: note.optional(),
  modifiers: chosenModifiers.optional(),
});

/** A new line, with name and prices from the current menu. */
const newLine = z.strictObject({
  item_id: id,
  quantity,
  note: note.optional(),
  modifiers: chosenModifiers.default([]),
});

/** The lines to keep and the new ones, in this order. */
const items = z
  .array(z.union([keptLine, newLine]))
  .min(1)
  .max(limits.orderLinesMax);

/** `store/table-booking` alone changes orders of type table and no others. */
const editors = ['store/order/edit', 'store/table-booking'] as const;

const changed = z.object({ order: orderSchema, change: orderChangeSchema });
const ofOrder = { order_id: id, version };

/** Changes of an order other than its moves: its lines, its money, where and when it is handed over, and its end undone. */
export const orderChangeCalls = {
  update_order_items: call({
    audience: 'session',
    permission: editors,
    storeFlag: 'is_store_can_edit_order',
    idempotent: true,
    audit: { entity: 'order', action: 'edit' },
    summary:
      "Changes an order's lines before it is ready. An order that the store took itself changes at once; one of the " +
      'platform waits for the customer, and goes on with its old lines until then. A table’s order can be added to until ' +
      'it is completed: lines after the kitchen has begun are a new round. `store/table-booking` alone changes orders ' +
      'of type table',
    body: body({ ...ofOrder, idempotency_key: idempotencyKey, items, message: text(limits.reasonMax).optional() }),
    reply: changed,
  }),
  update_order_details: call({
    audience: 'session',
    permission: editors,
    idempotent: true,
    audit: { entity: 'order', action: 'correct' },
    summary:
      'Corrects where, when and by which number an order is handed over, before it ends: what is left out stays. The ' +
      'address until the food is picked up, its note and the phone number until the end, the time of an order for ' +
      'later until it is ready. Prices stay as agreed. 655 where the order has gone too far, 4144 where nothing differs, 4108 with ' +
      'who has the table (`taken_by`, `typed`), other tables and times. ' +
      '`store/table-booking` alone corrects orders of type table',
    body: body({
      ...ofOrder,
      idempotency_key: idempotencyKey,
      table_id: placedOrder.table_id,
      table_ids: placedOrder.table_ids,
      persons: placedOrder.persons,
      schedule_at: plannedInstant.optional(),
      delivery_address: placedOrder.delivery_address,
      customer: z.strictObject({ country_phone_code: phoneCode, phone }).optional(),
      /** For rules of table bookings that the new table or time breaks; needs `store/order/override`. */
      override: z.strictObject({ reason: text(limits.reasonMax) }).optional(),
    }),
    reply: z.object({ order: orderSchema }),
  }),
  withdraw_order_change: call({
    audience: 'session',
    permission: editors,
    storeFlag: 'is_store_can_edit_order',
    audit: { entity: 'order', action: 'edit' },
    summary: "Withdraws a change that the customer hasn't answered yet; 4141 if it was answered or has expired",
    body: body({ order_id: id, change_id: id }),
    reply: changed,
  }),
  see_order_change: call({
    audience: 'session',
    permission: 'store/order',
    audit: 'none: a glance in the kitchen; the history of the order has it',
    summary: "Marks an order's new lines as seen by the kitchen, on every screen",
    body: body(ofOrder),
    reply: z.object({ order: orderSchema }),
  }),
  undo_no_show: call({
    audience: 'session',
    permission: orderKeysOf('table'),
    audit: { entity: 'order', action: 'set_status' },
    summary:
      'Takes a no-show back until the end of the business day (`undo_until`): the guests get their tables again, or the ' +
      'given ones, and charge, refund and use of an offer are as before. 4108 if the tables are taken, with who has them ' +
      '(`taken_by`, `typed`), other tables and times; 655 with the current order once it is too late',
    body: body({
      ...ofOrder,
      reason: text(limits.reasonMax),
      table_ids: placedOrder.table_ids,
      idempotency_key: idempotencyKey,
    }),
    idempotent: true,
    reply: z.object({ order: orderSchema }),
  }),
  settle_booking_fee: call({
    audience: 'session',
    permission: orderKeysOf('table'),
    storeFlag: 'is_provide_table_booking',
    idempotent: true,
    audit: { entity: 'order', action: 'pay' },
    summary:
      'The guests of a booking have paid its fee `in_cash`, which only an order paid in cash can be, or it is `waived`: the ' +
      'table stays theirs without it. 644 with what is `due` if that is nothing, or a card holds it',
    body: body({ ...ofOrder, how: z.enum(['in_cash', 'waived']), idempotency_key: idempotencyKey }),
    reply: z.object({ order: orderSchema }),
  }),
  refund_order: call({
    audience: 'session',
    permission: 'store/order/refund',
    idempotent: true,
    audit: { entity: 'order', action: 'refund' },
    summary:
      'Gives money back: what the `lines` cost with their tax (an `amount` beside them must be just that, else 4022), else the ' +
      '`amount`, else all that is left. Never more than was paid and has not gone back (4143); what nobody has paid yet of the lines is to pay no more',
    body: body({
      ...ofOrder,
      idempotency_key: idempotencyKey,
      amount: minor.min(1).optional(),
      lines: z
        .array(z.strictObject({ line: z.int().min(0), quantity }))
        .min(1)
        .max(limits.orderLinesMax)
        .optional(),
      reason: text(limits.reasonMax),
    }),
    reply: z.object({ order: orderSchema, refund: orderRefundSchema }),
  }),
} as const;

/** The customer's side: answering a change, and paying. */
export const platformOrderChangeCalls = {
  'platform/accept_cart_update': call({
    audience: 'platform',
    audit: { entity: 'order', action: 'edit' },
    summary: "The customer's answer to a change of the order; 4141 if the change no longer waits for an answer",
    body: z.strictObject({
      store_id: id,
      order_id: id,
      change_id: id,
      accept: z.boolean(),
      answer: text(limits.reasonMax).optional(),
    }),
    reply: z.object({ order: orderSnapshotSchema, change: orderChangeSchema }),
  }),
  'platform/pay_order': call({
    audience: 'platform',
    idempotent: true,
    audit: { entity: 'order', action: 'pay' },
    summary:
      "Tells that the customer's card has paid: an order that was placed to be paid later, or what a change brought on top. " +
      '`amount` is all that is due by card, of a booking paid in cash its fee; 644 with what is `due` where it is another sum, also where nothing is. ' +
      '4260 for a payment `online`, which is what it is without `taken`, at a store that takes them with `platform/start_payment`',
    body: z.strictObject({
      store_id: id,
      order_id: id,
      idempotency_key: idempotencyKey,
      amount: minor.min(1),
      taken: z.enum(['online', 'terminal']).optional(),
    }),
    reply: z.object({ order: orderSnapshotSchema }),
  }),
  'platform/get_order_change_list': call({
    audience: 'platform',
    summary: "Changes of a store's orders that wait for the customer's answer",
    body: z.strictObject({ store_id: id }),
    reply: z.object({ data: z.array(orderChangeSchema) }),
  }),
} as const;
