import { randomUUID } from 'node:crypto';
import type { vehicleCalls } from '#contract/calls/vehicles';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from '../callApi';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';
import { providerOf } from './providers';

/** The fields of a bicycle. */
export const bicycle = {
  name: 'City bike',
  model: 'Hoprider 100',
  color: 'black',
  year: 2022,
  vehicle_type_id: 'bicycle',
} as const;

async function vehicleOf(world: World, tenant: Tenant): Promise<string> {
  const provider_id = await providerOf(world, tenant);
  const body = { idempotency_key: randomUUID(), provider_id, ...bicycle };
  return (await callAs(world.app, tenant.owner, 'add_vehicle', body)).vehicle._id;
}

const { NO_DATA_FOUND, PROVIDER_NOT_FOUND } = errorCodes;

const onVehicle = <Body extends object>(fields: Body) => ({
  body: async (world: World) => ({ _id: await vehicleOf(world, world.mine), ...fields }),
  foreign: {
    body: async (world: World) => ({ _id: await vehicleOf(world, world.other), ...fields }),
    code: NO_DATA_FOUND,
  },
});

export const vehicleCases: ContractCases<keyof typeof vehicleCalls> = {
  get_vehicle_list: {
    body: async (world) => ({ filter: { provider_id: await providerOf(world, world.mine) } }),
    foreign: { body: async (world) => ({ ids: [await vehicleOf(world, world.other)] }), code: NO_DATA_FOUND },
  },
  get_vehicle: onVehicle({}),
  add_vehicle: {
    body: async (world) => ({
      idempotency_key: randomUUID(),
      provider_id: await providerOf(world, world.mine),
      ...bicycle,
      is_default: true as const,
    }),
    foreign: {
      body: async (world) => ({
        idempotency_key: randomUUID(),
        provider_id: await providerOf(world, world.other),
        ...bicycle,
      }),
      code: PROVIDER_NOT_FOUND,
    },
  },
  update_vehicle: onVehicle({ version: 1, color: 'green' }),
  delete_vehicle: onVehicle({}),
};
