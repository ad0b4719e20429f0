import { randomUUID } from 'node:crypto';
import type { bookingReplayCalls } from '#contract/calls/bookingReplay';
import type { refusedRequestCalls } from '#contract/calls/refusedRequests';
import { errorCodes } from '#contract/codes/errorCodes';
import { refusedRequests } from '#server/db/schema/refusedRequests';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';

/** A request that a tenant's rules refused. */
async function refusedAt({ db }: World, { store }: Tenant): Promise<{ _id: string }> {
  const [at, _id] = [new Date(), randomUUID()];
  const guest = { name: 'Mia', country_phone_code: '+49', phone: '3012345' };
  await db.insert(refusedRequests).values({
    ...{ store_id: store.id, id: _id, asked_at: at, day: at.toISOString().slice(0, 10), at, until: at },
    ...{ persons: 2, rule: 'covers', ...guest },
  });
  return { _id };
}

/** Contract cases of refused requests, and of stays that are learned. */
export const refusedRequestCases: ContractCases<keyof typeof refusedRequestCalls | keyof typeof bookingReplayCalls> = {
  get_refused_request_list: { body: () => ({}) },
  remove_refused_request: {
    body: (world) => refusedAt(world, world.mine),
    foreign: { body: (world) => refusedAt(world, world.other), code: errorCodes.NO_DATA_FOUND },
  },
  get_refused_sums: { body: () => ({}) },
  get_learned_stays: { body: () => ({}) },
  get_booking_replay: { body: () => ({ booking_covers_max: 10 }) },
};
