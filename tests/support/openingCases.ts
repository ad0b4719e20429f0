import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import type { bookingCalls } from '#contract/calls/bookings';
import type { openingCalls } from '#contract/calls/opening';
import { errorCodes } from '#contract/codes/errorCodes';
import { storeDate, storeDay } from '#contract/time';
import { bookingCases } from './bookingCases';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { placeOrder } from './contractWorld';

const nothing = { body: () => ({}) };
const soon = () => addMinutes(new Date(), 30).toISOString();

/** In the middle of what is left of the store's day: later than the tests that follow, but not tomorrow. */
function laterToday(timezone: string): Date {
  const now = new Date();
  return new Date((now.getTime() + storeDay(now, timezone).end.getTime()) / 2);
}

/** Nothing is left set: the tests that follow place orders. */
export const openingCases: ContractCases<keyof typeof openingCalls | keyof typeof bookingCalls> = {
  get_open_state: { body: () => ({ order_type: 'delivery' }) },
  'platform/get_open_state': {
    body: ({ mine }) => ({ store_id: mine.store.id, order_type: 'delivery' }),
    foreign: { body: () => ({ store_id: randomUUID(), order_type: 'delivery' }), code: errorCodes.NO_DATA_FOUND },
  },
  get_slot_list: {
    body: ({ mine }) => ({ order_type: 'pickup', date: storeDate(new Date(), mine.store.timezone) }),
    ofTables: ({ mine }) => ({ order_type: 'table', date: storeDate(new Date(), mine.store.timezone) }),
    foreign: {
      body: async (world) => ({
        order_type: 'pickup',
        date: storeDate(new Date(), world.mine.store.timezone),
        order_id: (await placeOrder(world, world.other))._id,
      }),
      code: errorCodes.ORDER_DETAIL_NOT_FOUND,
    },
  },
  'platform/get_slot_list': {
    body: ({ mine }) => ({
      store_id: mine.store.id,
      order_type: 'pickup',
      date: storeDate(new Date(), 'Europe/Paris'),
    }),
    foreign: {
      body: () => ({ store_id: randomUUID(), order_type: 'pickup', date: storeDate(new Date(), 'Europe/Paris') }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  pause_orders: { body: () => ({ order_types: ['table'], until: soon() }) },
  resume_orders: nothing,
  set_busy: { body: () => ({ minutes: 5, until: soon() }) },
  // Takes back an early closing. Bodies are also made for calls that are refused, after which the store still closes.
  set_opening_today: {
    body: async ({ app, mine }) => {
      await callAs(app, mine.owner, 'set_opening_today', { close_at: laterToday(mine.store.timezone).toISOString() });
      return {};
    },
  },
  get_holiday_list: nothing,
  ...bookingCases,
};
