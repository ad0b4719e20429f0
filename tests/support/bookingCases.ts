import { randomUUID } from 'node:crypto';
import type { bookingCalls } from '#contract/calls/bookings';
import { errorCodes } from '#contract/codes/errorCodes';
import { storeDate } from '#contract/time';
import type { ContractCases } from './contractCases';
import { typedOf } from './typedBookingCases';

const wanted = (timezone: string) => ({ date: storeDate(new Date(), timezone), persons: 2 });

export const bookingCases: ContractCases<keyof typeof bookingCalls> = {
  get_table_slots: {
    body: ({ mine }) => wanted(mine.store.timezone),
    foreign: {
      body: async (world) => ({
        ...wanted(world.mine.store.timezone),
        typed_id: (await typedOf(world, world.other))._id,
      }),
      code: null,
    },
  },
  get_guest_visits: { body: ({ mine }) => ({ date: storeDate(new Date(), mine.store.timezone) }) },
  'platform/get_table_slots': {
    body: ({ mine }) => ({ store_id: mine.store.id, ...wanted(mine.store.timezone) }),
    foreign: {
      body: () => ({ store_id: randomUUID(), ...wanted('Europe/Paris') }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
};
