import type { platformTableCalls, tableCodeCalls } from '#contract/calls/tables';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeTable } from './factories/index';

/** A new table of a tenant. */
const tableOf = async ({ db }: World, { store }: Tenant) => makeTable(db, store);

/** Cases of the calls about tables that aren't made from a description. */
export const tableCases: ContractCases<keyof typeof tableCodeCalls | keyof typeof platformTableCalls> = {
  get_table_codes: {
    body: async (world) => ({ ids: [(await tableOf(world, world.mine)).id] }),
    foreign: {
      body: async (world) => ({ ids: [(await tableOf(world, world.other)).id] }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  renew_table_code: {
    body: async (world) => ({ _id: (await tableOf(world, world.mine)).id }),
    foreign: {
      body: async (world) => ({ _id: (await tableOf(world, world.other)).id }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  get_guest_table: {
    body: async (world) => ({ token: (await tableOf(world, world.mine)).token }),
  },
  'platform/get_table': {
    body: async (world) => ({ token: (await tableOf(world, world.mine)).token }),
    foreign: { body: () => ({ token: 'no-such-token' }), code: errorCodes.NO_DATA_FOUND },
  },
};
