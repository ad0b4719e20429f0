import { z } from 'zod';
import { orderDecisionsSchema } from '../entities/affectedOrders';
import { orderTypeSchema } from '../entities/order';
import { busyMinutesSchema, openStateSchema, openStatesSchema } from '../entities/serviceState';
import { date, id, instant, plannedDay, plannedInstant, text } from '../entities/shared';
import { limits } from '../limits';
import { orderKeysOf } from '../orders/orderAccess';
import { body, call, noBody } from './call';

/**
 * Who can pause and set busy: those who run the kitchen as well as those who set the hours. Nothing set by these calls
 * outlasts the day, and all of it is in the audit log.
 */
const service = {
  audience: 'session',
  permission: ['store/order', 'store/store_time_setting'],
  audit: { entity: 'store', action: 'update' },
} as const;
const states = z.object({ open_states: openStatesSchema });

const stateQuery = { order_type: orderTypeSchema, at: plannedInstant.optional() };
const slotQuery = { order_type: orderTypeSchema, date: plannedDay };
const slotList = z.object({
  slots: z.array(z.object({ at: instant, is_full: z.boolean() })),
});

/** When a store is open. */
export const openingCalls = {
  get_open_state: call({
    audience: 'session',
    summary: 'Whether the store takes orders of a type now, or at `at` (within a year of now); until when, and why not',
    body: body(stateQuery),
    reply: openStateSchema,
  }),
  'platform/get_open_state': call({
    audience: 'platform',
    summary: 'The same for customers; `festival` is the day’s text for them',
    body: z.strictObject({ store_id: id, ...stateQuery }),
    reply: openStateSchema,
  }),
  get_slot_list: call({
    audience: 'session',
    permission: orderKeysOf('table'),
    summary:
      'Times to offer for orders of a type on a date, and which of them have all the orders they can take. With ' +
      '`order_id`, the order that is to be moved isn’t counted. None for a type that the store doesn’t take. ' +
      '`store/table-booking` alone asks about type table',
    body: body({ ...slotQuery, order_id: id.optional() }),
    reply: slotList,
  }),
  'platform/get_slot_list': call({
    audience: 'platform',
    summary: 'Times that a customer can choose on a date, and which of them are full',
    body: z.strictObject({ store_id: id, ...slotQuery }),
    reply: slotList,
  }),
  pause_orders: call({
    ...service,
    summary:
      'Takes no orders of these types until an instant, for some minutes, or for the rest of the day if neither is ' +
      'given. Replaces earlier pauses of the same types',
    body: body({
      order_types: z.array(orderTypeSchema).min(1).max(3),
      until: plannedInstant.optional(),
      minutes: z.int().min(1).max(limits.pauseMinutesMax).optional(),
      reason: text(limits.reasonMax).optional(),
    }),
    reply: states,
  }),
  resume_orders: call({
    ...service,
    summary: 'Ends the pauses of these types; of all types if none is given',
    body: body({ order_types: z.array(orderTypeSchema).min(1).max(3).optional() }),
    reply: states,
  }),
  set_busy: call({
    ...service,
    summary: 'Adds minutes to the preparation time of new orders until an instant; 0 ends it',
    body: body({ minutes: z.union([z.literal(0), busyMinutesSchema]), until: plannedInstant }),
    reply: states,
  }),
  set_opening_today: call({
    ...service,
    summary:
      'Changes today only: the store stays open, or opens now, until `open_until`, which is after its ' +
      'regular closing, or it closes at `close_at`. With neither, the regular hours apply again. Scheduled orders that end up outside the hours need `settle`, as when ' +
      'the week changes (4173)',
    body: body({
      open_until: plannedInstant.optional(),
      close_at: plannedInstant.optional(),
      settle: orderDecisionsSchema.optional(),
    }),
    reply: states,
  }),
  get_holiday_list: call({
    audience: 'session',
    permission: 'store/store_time_setting',
    summary: 'Public holidays of the store’s country in the coming twelve months, to make festivals of',
    body: noBody,
    reply: z.object({
      data: z.array(z.object({ date, days: z.int().min(1), name: z.array(z.string()), is_fixed: z.boolean() })),
    }),
  }),
} as const;
