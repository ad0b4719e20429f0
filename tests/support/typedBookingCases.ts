import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import type { typedBookingCalls } from '#contract/calls/typedBookings';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeTable } from './factories/index';

const typedAt = async ({ db }: World, { store }: Tenant) => ({
  _id: randomUUID(),
  schedule_at: addDays(new Date(), 1).toISOString(),
  persons: 2,
  table_ids: [(await makeTable(db, store, { min_persons: 1, max_persons: 4 })).id],
});

/** A booking that a tenant is typing. */
export async function typedOf(world: World, tenant: Tenant): Promise<{ _id: string }> {
  const { typed } = await callAs(world.app, tenant.owner, 'type_booking', await typedAt(world, tenant));
  return { _id: typed._id };
}

/** Contract cases of bookings that someone is typing. */
export const typedBookingCases: ContractCases<keyof typeof typedBookingCalls> = {
  get_typed_booking_list: { body: () => ({}) },
  type_booking: {
    body: (world) => typedAt(world, world.mine),
    foreign: { body: (world) => typedAt(world, world.other), code: errorCodes.FIELDS_NOT_VALID },
  },
  drop_typed_booking: {
    body: (world) => typedOf(world, world.mine),
    foreign: { body: (world) => typedOf(world, world.other), code: errorCodes.NO_DATA_FOUND },
  },
};
