import { randomUUID } from 'node:crypto';
import { addMinutes, addSeconds } from 'date-fns';
import type { openingCalls } from '#contract/calls/opening';
import { errorCodes } from '#contract/codes/errorCodes';
import { storeDate } from '#contract/time';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { placeOrder } from './contractWorld';

const nothing = { body: () => ({}) };
const soon = () => addMinutes(new Date(), 30).toISOString();

/** Nothing is left set: the tests that follow place orders. */
export const openingCases: ContractCases<keyof typeof openingCalls> = {
  get_open_state: { body: () => ({ order_type: 'delivery' }) },
  'platform/get_open_state': {
    body: ({ mine }) => ({ store_id: mine.store.id, order_type: 'delivery' }),
    foreign: { body: () => ({ store_id: randomUUID(), order_type: 'delivery' }), code: errorCodes.NO_DATA_FOUND },
  },
  get_slot_list: {
    body: ({ mine }) => ({ order_type: 'pickup', date: storeDate(new Date(), mine.store.timezone) }),
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
  // Takes back an early closing. It is only for today: half an hour before midnight, `soon` is tomorrow.
  set_opening_today: {
    body: async ({ app, mine }) => {
      await callAs(app, mine.owner, 'set_opening_today', { close_at: addSeconds(new Date(), 20).toISOString() });
      return {};
    },
  },
  get_holiday_list: nothing,
};
