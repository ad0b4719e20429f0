import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import type { ContractCases } from './contractCases';
import { atNewTable, endedDelivery, placeOrder, placeTableOrder } from './contractWorld';
import { orderInput } from './factories/index';

const { FIELDS_NOT_VALID, ORDER_DETAIL_NOT_FOUND } = errorCodes;

/** Calls that place, read and move one order, also for those who only have tables. */
export const orderCases: ContractCases<'create_order' | 'get_order' | 'set_order_status'> = {
  create_order: {
    body: ({ mine }) => orderInput(mine.item),
    ofTables: async ({ db, mine }) => orderInput(mine.item, await atNewTable(db, mine.store)),
    foreign: { body: ({ other }) => orderInput(other.item), code: FIELDS_NOT_VALID },
  },
  get_order: {
    // An ended delivery: each of the call's keys gives access to it, except that of tables.
    body: async (world) => ({ order_id: (await endedDelivery(world, world.mine))._id }),
    ofTables: async (world) => ({ order_id: (await placeTableOrder(world, world.mine))._id }),
    foreign: {
      body: async (world) => ({ order_id: (await placeOrder(world, world.other))._id }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  set_order_status: {
    body: async (world) => ({
      order_id: (await placeOrder(world, world.mine))._id,
      from: orderStatus.NEW,
      order_status: orderStatus.REJECTED,
      reason: 'Kitchen closed',
    }),
    ofTables: async (world) => ({
      order_id: (await placeTableOrder(world, world.mine))._id,
      from: orderStatus.NEW,
      order_status: orderStatus.REJECTED,
      reason: 'Kitchen closed',
    }),
    foreign: {
      body: async (world) => ({
        order_id: (await placeOrder(world, world.other))._id,
        from: orderStatus.NEW,
        order_status: orderStatus.REJECTED,
        reason: 'Kitchen closed',
      }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
};
