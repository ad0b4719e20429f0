import { randomUUID } from 'node:crypto';
import type { deliveryCalls, platformDeliveryCalls } from '#contract/calls/deliveryAreas';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import type { StoreRow } from './factories/index';

const { FIELDS_NOT_VALID, NO_DATA_FOUND } = errorCodes;

/** A circle around a store. */
export const areaAround = (
  { latitude, longitude }: StoreRow,
  radius: number,
  fields: Partial<BodyOf<'add_delivery_area'>> = {},
): BodyOf<'add_delivery_area'> => ({
  idempotency_key: randomUUID(),
  name: ['Centre'],
  shape: { kind: 'circle', center: [latitude, longitude], radius },
  ...fields,
});

export const addArea = async ({ app }: World, { owner, store }: Tenant): Promise<string> =>
  (await callAs(app, owner, 'add_delivery_area', areaAround(store, 1_000))).delivery_area._id;

const nearby = ({ store }: Tenant) => ({
  location: [store.latitude, store.longitude] as [number, number],
  subtotal: 2_000,
});

/** Cases of the calls about delivery areas that aren't made from a description. */
export const deliveryAreaCases: ContractCases<keyof typeof deliveryCalls | keyof typeof platformDeliveryCalls> = {
  set_delivery_area_sequence: {
    body: async (world) => ({ ids: [await addArea(world, world.mine)] }),
    foreign: { body: async (world) => ({ ids: [await addArea(world, world.other)] }), code: FIELDS_NOT_VALID },
  },
  get_delivery_coverage: { body: () => ({}) },
  get_delivery_map: { body: () => ({}) },
  get_delivery_quote: { body: ({ mine }) => nearby(mine) },
  'platform/get_delivery_quote': {
    body: ({ mine }) => ({ store_id: mine.store.id, ...nearby(mine) }),
    foreign: { body: ({ mine }) => ({ store_id: randomUUID(), ...nearby(mine) }), code: NO_DATA_FOUND },
  },
};
