import { randomUUID } from 'node:crypto';
import type { dispatchCalls } from '#contract/calls/dispatch';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import { acceptedDelivery, endedDelivery, offeredDelivery } from './contractWorld';
import { makeProvider } from './factories/index';

const { ORDER_DETAIL_NOT_FOUND, PROVIDER_NOT_FOUND } = errorCodes;

export const dispatchCases: ContractCases<keyof typeof dispatchCalls> = {
  get_dispatch_provider_list: { body: () => ({}) },
  assign_order_list: {
    body: async (world) => {
      const { _id, version } = await acceptedDelivery(world, world.mine);
      const { id } = await makeProvider(world.db, world.mine.store);
      return { idempotency_key: randomUUID(), orders: [{ order_id: _id, version }], provider_id: id };
    },
    foreign: {
      body: async (world) => {
        const { _id } = await acceptedDelivery(world, world.mine);
        const { id } = await makeProvider(world.db, world.other.store);
        return { idempotency_key: randomUUID(), orders: [{ order_id: _id }], provider_id: id };
      },
      code: PROVIDER_NOT_FOUND,
    },
  },
  change_to_pickup: {
    body: async (world) => {
      const { _id, version } = await acceptedDelivery(world, world.mine);
      return { order_id: _id, version, idempotency_key: randomUUID() };
    },
    foreign: {
      body: async (world) => {
        const { _id, version } = await acceptedDelivery(world, world.other);
        return { order_id: _id, version, idempotency_key: randomUUID() };
      },
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  get_delivery_log: {
    // An ended delivery: each of the call's keys gives access to it.
    body: async (world) => ({ order_id: (await endedDelivery(world, world.mine))._id }),
    foreign: {
      body: async (world) => ({ order_id: (await offeredDelivery(world, world.other)).order._id }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
};
