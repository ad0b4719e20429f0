import { randomUUID } from 'node:crypto';
import type { readinessCalls } from '#contract/calls/readiness';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';

/** Gives the id of a test order that the owner has sent. */
async function sentTestOrder({ app }: World, { owner }: Tenant): Promise<string> {
  return (await callAs(app, owner, 'send_test_order', { idempotency_key: randomUUID() })).order._id;
}

/** One case a call of "Ready to sell". */
export const readinessCases: ContractCases<keyof typeof readinessCalls> = {
  get_readiness: { body: () => ({}) },
  send_test_order: { body: () => ({ idempotency_key: randomUUID() }) },
  accept_test_order: {
    body: async (world) => ({ order_id: await sentTestOrder(world, world.mine) }),
    foreign: {
      body: async (world) => ({ order_id: await sentTestOrder(world, world.other) }),
      code: errorCodes.ORDER_DETAIL_NOT_FOUND,
    },
  },
};
