import { randomInt } from 'node:crypto';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import { placeOrder, type Tenant, type World } from './contractWorld';

/** The number of a customer with an order. */
async function customerOf(world: World, tenant: Tenant) {
  const number = { country_phone_code: '+33', phone: `7${randomInt(10_000_000, 99_999_999)}` };
  await placeOrder(world, tenant, { customer: { ...number, name: 'Camille Test' } });
  return number;
}
const customerNote = { version: 0, note: 'Rings twice', allergies: 'Nuts', language: 'pl', is_blocked: true } as const;

/** Contract cases of the calls about customers. */
export const customerCases: ContractCases<'get_customer' | 'set_customer_note' | 'find_customer'> = {
  get_customer: { body: () => ({ country_phone_code: '+33', phone: '612345678' }) },
  set_customer_note: {
    body: async (world) => ({ ...(await customerOf(world, world.mine)), ...customerNote }),
    foreign: {
      body: async (world) => ({ ...(await customerOf(world, world.other)), ...customerNote }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  find_customer: { body: () => ({ phone: '612345678' }) },
};
