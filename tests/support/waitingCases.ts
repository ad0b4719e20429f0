import { randomUUID } from 'node:crypto';
import type { waitingCalls } from '#contract/calls/waiting';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeTable } from './factories/index';

const party = { persons: 2, name: 'Mia', country_phone_code: '+49', phone: '3012345', note: '', quoted_minutes: 20 };
const foundNone = { code: errorCodes.NO_DATA_FOUND } as const;

/** A new party that waits at a tenant's door. */
async function waitingAt({ app }: World, { owner }: Tenant): Promise<{ _id: string }> {
  const { _id } = await callAs(app, owner, 'add_waiting_party', { idempotency_key: randomUUID(), ...party });
  return { _id };
}

/** A party of a tenant's that has left. */
async function leftFrom(world: World, tenant: Tenant): Promise<{ _id: string }> {
  const body = await waitingAt(world, tenant);
  await callAs(world.app, tenant.owner, 'remove_waiting_party', body);
  return body;
}

/** Seats a party of one tenant at a table of the caller's. */
const seating = async (world: World, tenant: Tenant) => ({
  ...(await waitingAt(world, tenant)),
  idempotency_key: randomUUID(),
  table_ids: [(await makeTable(world.db, world.mine.store, { min_persons: 1, max_persons: 4 })).id],
});

/** Contract cases of the waiting list. */
export const waitingCases: ContractCases<keyof typeof waitingCalls> = {
  get_waiting_list: { body: () => ({}) },
  add_waiting_party: { body: () => ({ idempotency_key: randomUUID(), ...party }) },
  update_waiting_party: {
    body: async (world) => ({ ...(await waitingAt(world, world.mine)), version: 1, ...party }),
    foreign: {
      body: async (world) => ({ ...(await waitingAt(world, world.other)), version: 1, ...party }),
      ...foundNone,
    },
  },
  seat_waiting_party: {
    body: (world) => seating(world, world.mine),
    foreign: { body: (world) => seating(world, world.other), ...foundNone },
  },
  remove_waiting_party: {
    body: (world) => waitingAt(world, world.mine),
    foreign: { body: (world) => waitingAt(world, world.other), ...foundNone },
  },
  restore_waiting_party: {
    body: (world) => leftFrom(world, world.mine),
    foreign: { body: (world) => leftFrom(world, world.other), ...foundNone },
  },
};
