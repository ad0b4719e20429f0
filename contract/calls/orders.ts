import { z } from 'zod';
import { historyPeriodSchema, historyReconciliationSchema } from '../entities/historyPeriod';
import { storeMenuSchema, storeTableSchema } from '../entities/menu';
import {
  customerSchema,
  deliveryAddressSchema,
  orderEventSchema,
  orderSchema,
  orderSnapshotSchema,
  orderStatusSchema,
  orderTypeSchema,
  paidBySchema,
} from '../entities/order';
import { orderChangeSchema, orderRefundSchema } from '../entities/orderChange';
import { orderTotalsSchema } from '../entities/orderTotals';
import { providerSchema } from '../entities/provider';
import { id, idempotencyKey, listDay, location, minor, plannedInstant, text, version } from '../entities/shared';
import { limits } from '../limits';
import { boards, countedBoards, endedOrderKeys } from '../orders/boards';
import { historyPeriods } from '../orders/historyPeriod';
import { orderKeysOf } from '../orders/orderAccess';
import { overridableRules } from '../orders/overrides';
import { paymentStatuses } from '../orders/statuses';
import { orderPaymentSchema } from '../payments/orderPayment';
import { body, call, noBody } from './call';
import { listArguments, listReply } from './list';
import { checkDishes, counterCustomer, placedOrder } from './placedOrder';

/** Until the kitchen is done. */
const minutes = z.int().min(limits.minutesMin).max(limits.minutesMax);

/** Lists count exactly up to this number and report it for anything longer. */
export const orderCountMax = 10_000;
/** Most orders in one part of an export. */
const orderExportMax = 500;

/** Filters of an order list, in addition to dates and search. */
const orderFilter = z.strictObject({
  order_type: orderTypeSchema.optional(),
  order_status: z.array(orderStatusSchema).max(20).optional(),
  paid_by: paidBySchema.optional(),
  payment_status: z.enum(paymentStatuses).optional(),
  provider_id: id.optional(),
  /** With a card that wasn't charged although it is still due, or a refund that its gateway didn't make. */
  has_failed_payment: z.literal(true).optional(),
  /** The offer that the order was placed with. */
  promo_id: id.optional(),
  /** Range of what the customer pays, both ends included. */
  amount_from: minor.optional(),
  amount_to: minor.optional(),
});

/** Selects ended orders, in the same way for the list, its totals and its export. */
const historyArguments = {
  query: listArguments.query,
  start_date: listDay.optional(),
  end_date: listDay.optional(),
  date_by: z.enum(['created_at', 'ended_at']).default('ended_at'),
  filter: orderFilter.optional(),
};

const historyPeriodBody = body({ period: z.enum(historyPeriods), date: listDay.optional() });

/** Permissions for ended orders and their sums: the history, or its weeks and months. */
const ofHistory = { audience: 'session', permission: endedOrderKeys } as const;

const changedOrder = z.object({ order: orderSchema });

/** Permissions that open orders of type table; of these, `store/table-booking` opens no others. */
const tableTakers = orderKeysOf('table');

/** Orders, as the store's own staff see and move them. */
export const orderCalls = {
  create_order: call({
    audience: 'session',
    permission: tableTakers,
    idempotent: 'by handler',
    audit: { entity: 'order', action: 'add' },
    summary:
      'Places a phone or counter order, which is accepted immediately. `minutes` is how long the kitchen needs, by ' +
      "default the store's preparation time. Name and phone are optional for pickup and dine-in, and dishes at a table. With " +
      '`is_one_off_customer`, name, email and address are for this order only, and `find_customer` does not return ' +
      'them. Errors list every rule that the order breaks. Accounts with `store/order/override` can override those ' +
      'that have a `rule` by giving a reason (4001 for others). `overridden` lists the overridden rules, if any. ' +
      '`store/table-booking` alone places orders of type table. `typed_id` is the typed booking whose tables this one takes; with `asks_fee`, ' +
      'guests who book for later are asked for the store’s booking fee',
    body: body({
      ...placedOrder,
      customer: counterCustomer,
      typed_id: id.optional(),
      asks_fee: z.boolean().optional(),
      minutes: minutes.optional(),
      is_one_off_customer: z.boolean().default(false),
      override: z
        .strictObject({
          reason: text(limits.reasonMax),
          /** For an address outside the delivery areas; by default, the store's default fee for the distance. */
          delivery_fee: minor.optional(),
        })
        .optional(),
    }).superRefine(checkDishes),
    reply: changedOrder.extend({ overridden: z.array(z.enum(overridableRules)).optional() }),
  }),
  get_order_list: call({
    audience: 'session',
    isLong: true,
    permission: [...tableTakers, 'store/dispatcher', ...endedOrderKeys],
    summary:
      'A board, or any list of orders: those of days from `start_date` to `end_date` by due time on a live board, by ' +
      'when they ended in the history, or by `date_by`; by placing time elsewhere. Days are business days. `store/order` opens live orders, ' +
      '`store/history` and `store/earning` ended ones, `store/dispatcher` deliveries that are dispatched, ' +
      '`store/table-booking` those of type table. With `with_ended`, the bookings of the days from `start_date` to ' +
      '`end_date` include those that have ended. `count` is exact up to 10000; `seq` is the last event the data surely contains',
    body: body({
      ...listArguments,
      board: z.enum(boards).optional(),
      date_by: historyArguments.date_by.unwrap().optional(),
      sort_by: z
        .enum(['unique_id', 'created_at', 'due_at', 'ended_at', 'total', 'customer_name', 'order_status', 'deadline'])
        .optional(),
      filter: orderFilter.optional(),
      /** Only for the board `table-booking`, with both dates. */
      with_ended: z.boolean().optional(),
    }).refine(
      ({ with_ended, board, start_date, end_date }) =>
        !with_ended || (board === 'table-booking' && start_date !== undefined && end_date !== undefined),
      { path: ['with_ended'] },
    ),
    reply: listReply(orderSchema).extend({ seq: z.int() }),
  }),
  get_board_counts: call({
    audience: 'session',
    permission: ['store/order', 'store/dispatcher'],
    summary: 'The number of orders on each board that the caller can open',
    body: noBody,
    reply: z.object({ counts: z.partialRecord(z.enum(countedBoards), z.int()) }),
  }),
  get_order_totals: call({
    ...ofHistory,
    summary:
      'Sums over all ended orders that the same arguments list: completed ones, and apart from them what was ' +
      'cancelled or rejected. Flat in the number of orders a store has, not in that of the days asked for',
    body: body(historyArguments),
    reply: orderTotalsSchema,
  }),
  get_history_provider_list: call({
    ...ofHistory,
    summary: 'Names of the people who delivered for the store, to filter ended orders by',
    body: noBody,
    reply: listReply(z.object({ _id: id, name: z.string() })),
  }),
  get_history_period: call({
    audience: 'session',
    permission: 'store/earning',
    summary:
      'Sums by business day of the day, week (from Sunday) or month that includes `date`, by default today, and what was ' +
      'cancelled or rejected by reason. 636 for a period in the future or before the store had a history; without orders, ' +
      'its days are zero',
    body: historyPeriodBody,
    reply: historyPeriodSchema,
  }),
  get_history_reconciliation: call({
    audience: 'session',
    permission: 'store/earning',
    isLong: true,
    summary:
      'How the history of a day, week or month leads to the sums of the ledger, with refunds of earlier orders and later ' +
      'refunds of these orders; `null` until the ledger has all orders. 636 as `get_history_period`',
    body: historyPeriodBody,
    reply: z.object({ reconciliation: historyReconciliationSchema.nullable() }),
  }),
  get_order_export: call({
    audience: 'session',
    permission: 'store/history',
    isLong: true,
    audit: { entity: 'order', action: 'export' },
    summary:
      'All ended orders that the same arguments list, a part at a time, the latest first: `after` names the last one ' +
      'of the part before, so that nothing is told twice or left out while orders end. `next` is missing at the end',
    body: body({
      ...historyArguments,
      after: id.optional(),
      limit: z.int().min(1).max(orderExportMax).default(orderExportMax),
    }),
    reply: z.object({ data: z.array(orderSnapshotSchema), next: id.optional() }),
  }),
  get_order: call({
    audience: 'session',
    permission: [...tableTakers, 'store/dispatcher', ...endedOrderKeys],
    summary:
      'One order with everything that happened to it; with `store/history` or `store/earning` alone one that has ended, with ' +
      '`store/dispatcher` alone a delivery from its acceptance on, with `store/table-booking` alone one of type table',
    body: body({ order_id: id }),
    reply: z.object({
      order: orderSchema,
      events: z.array(orderEventSchema),
      changes: z.array(orderChangeSchema),
      refunds: z.array(orderRefundSchema),
      payments: z.array(orderPaymentSchema),
      /** Its customer can pay what is due with `make_payment_link`. */
      is_payable_online: z.boolean(),
    }),
  }),
  set_order_status: call({
    audience: 'session',
    permission: tableTakers,
    audit: { entity: 'order', action: 'set_status' },
    summary:
      'Moves an order from the status the caller saw; 655 with the current order if it has moved since. ' +
      '`store/table-booking` alone moves orders of type table. 27 `tapped_at` before an automatic no-show takes that back',
    body: body({
      order_id: id,
      from: orderStatusSchema,
      order_status: orderStatusSchema,
      version: version.optional(),
      reason: text(limits.reasonMax).optional(),
      minutes: minutes.optional(),
      confirmation_code: z.string().trim().max(10).optional(),
      /** `true`: the customer asked to cancel, and pays the store's charge. For a no-show, `false`: it is waived. */
      is_charged: z.boolean().optional(),
      /** For a table's order with rounds, the one that reaches 5 or 7. Without it, 7 means all open rounds. */
      round: z.int().min(1).optional(),
      /** For guests who have arrived: when that was tapped on a device that couldn't send it. */
      tapped_at: plannedInstant.optional(),
      idempotency_key: idempotencyKey.optional(),
    }),
    idempotent: true,
    reply: changedOrder,
  }),
  request_provider: call({
    audience: 'session',
    permission: ['store/order', 'store/dispatcher'],
    audit: { entity: 'order', action: 'assign' },
    summary: 'Requests a delivery person: the given one, or the nearest available',
    body: body({ order_id: id, provider_id: id.optional(), version: version.optional() }),
    reply: changedOrder,
  }),
  cancel_provider_request: call({
    audience: 'session',
    permission: ['store/order', 'store/dispatcher'],
    audit: { entity: 'order', action: 'unassign' },
    summary: 'Cancels a delivery request before the food is picked up',
    body: body({ order_id: id, version: version.optional() }),
    reply: changedOrder,
  }),
  get_available_provider_list: call({
    audience: 'session',
    permission: ['store/order', 'store/dispatcher'],
    summary: 'Approved delivery people of the store, available ones first',
    body: noBody,
    reply: listReply(providerSchema.extend({ open_orders: z.int() })),
  }),
  get_store_menu: call({
    audience: 'session',
    isLong: true,
    permission: [...tableTakers, 'store/order/edit', 'store/promocode'],
    summary: 'The whole menu, for placing or changing an order, and for offers',
    body: noBody,
    reply: storeMenuSchema.extend({
      tables: z.array(storeTableSchema),
      /** Tables that can be joined for parties of these sizes. */
      combinations: z.array(z.object({ table_ids: z.array(id), min_persons: z.int(), max_persons: z.int() })),
    }),
  }),
  find_customer: call({
    audience: 'session',
    permission: tableTakers,
    summary:
      'Customers of earlier orders whose phone number contains these digits, latest first, each with the addresses of ' +
      'their deliveries, last used first and without duplicates. Without `store/order`, `addresses` is empty',
    body: body({
      phone: z
        .string()
        .trim()
        .regex(/^\d{3,15}$/),
    }),
    reply: z.object({
      data: z.array(
        customerSchema.extend({
          addresses: z.array(deliveryAddressSchema).max(limits.customerAddressesMax),
          order_count: z.int(),
          /** Bookings of a table whose guests came, and those whose guests stayed away. */
          visit_count: z.int(),
          no_show_count: z.int(),
        }),
      ),
    }),
  }),
  find_address: call({
    audience: 'session',
    permission: 'store/order',
    limit: { points: 60, seconds: 60 },
    waitsOutside: true,
    summary:
      "Places near the store that match an address, best first, from the operator's address provider; empty where none " +
      'is set up, 4032 where it does not answer',
    body: body({ query: text(limits.addressMax) }),
    reply: z.object({ data: z.array(z.object({ address: z.string().max(limits.addressMax), location })) }),
  }),
} as const;
