import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import type { typedBookingCalls } from '#contract/calls/typedBookings';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeTable } from './factories/index';

const typedAt = async ({ db }: World, { store }: Tenant) => ({
  _id: randomUUID(),
  schedule_at: addDays(new Date(), 1).toISOString(),
  persons: 2,
  table_ids: [(await makeTable(db, store, { min_persons: 1, max_persons: 4 })).id],
});

/** Contract cases of bookings that someone is typing. Giving back what isn't there, or is another store's, changes nothing. */
export const typedBookingCases: ContractCases<keyof typeof typedBookingCalls> = {
  get_typed_booking_list: { body: () => ({}) },
  type_booking: {
    body: (world) => typedAt(world, world.mine),
    foreign: { body: (world) => typedAt(world, world.other), code: errorCodes.FIELDS_NOT_VALID },
  },
  drop_typed_booking: { body: () => ({ _id: randomUUID() }) },
};
