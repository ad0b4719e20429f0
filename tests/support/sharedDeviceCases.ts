import type { sharedDeviceCalls } from '#contract/calls/sharedDevices';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { ownSession, type Tenant, type World } from './contractWorld';
import { makeSubStore } from './factories/index';
import { personAtTablet } from './sharedTablet';

const { NO_DATA_FOUND } = errorCodes;

const one = async ({ db }: World, { store }: Tenant) => (await makeSubStore(db, store)).id;
const foreignPerson = {
  body: async (world: World) => ({ sub_store_id: await one(world, world.other) }),
  code: NO_DATA_FOUND,
};

/** Shared devices: `ownSession` has the device that makes the calls about shifts. */
export const sharedDeviceCases: ContractCases<keyof typeof sharedDeviceCalls> = {
  get_shared_device: { body: () => ({}) },
  begin_shift: { body: async (world) => ({ sub_store_id: await personAtTablet(world) }), foreign: foreignPerson },
  end_shift: {
    body: async (world) => {
      const sub_store_id = await personAtTablet(world);
      await callAs(world.app, await ownSession(world, 'begin_shift'), 'begin_shift', { sub_store_id });
      return { sub_store_id };
    },
    foreign: foreignPerson,
  },
  set_shared_device: {
    body: async (world) => ({
      _id: await one(world, world.mine),
      shared_device: { people: [await one(world, world.mine)], asks_pin: true, shift_hours: 8 },
    }),
    foreign: {
      body: async (world) => ({ _id: await one(world, world.other), shared_device: null }),
      code: NO_DATA_FOUND,
    },
  },
  set_pin: {
    body: async (world) => ({ _id: await one(world, world.mine), pin: '2468' }),
    foreign: { body: async (world) => ({ _id: await one(world, world.other), pin: '2468' }), code: NO_DATA_FOUND },
  },
  set_own_pin: { body: () => ({ pin: '1357' }) },
};
