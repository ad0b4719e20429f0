import { randomInt } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { erasureCalls } from '#contract/calls/erasure';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { orders, stores } from '#server/db/schema/index';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { placeOrder, type Tenant, type World } from './contractWorld';

/** The only order of a customer, which the store has rejected. */
async function endedOrderOf(world: World, tenant: Tenant): Promise<string> {
  const customer = { country_phone_code: '+33', phone: `7${randomInt(10_000_000, 99_999_999)}`, name: 'Camille Test' };
  const { _id: order_id, order_status: from } = await placeOrder(world, tenant, { customer });
  const rejected = { order_id, from, order_status: orderStatus.REJECTED, reason: 'Kitchen closed' };
  await callAs(world.app, tenant.owner, 'set_order_status', rejected);
  return order_id;
}

/** Closes the orders that other cases left open: with them the deletion would be refused. */
async function withoutOpenOrders({ db, mine }: World): Promise<object> {
  await db.update(orders).set({ is_open: false }).where(eq(orders.store_id, mine.store.id));
  return {};
}

/** Makes the deletion of the store pending, to be cancelled. */
export async function pendingDeletion({ db, mine }: World): Promise<object> {
  const pending = { deletion_requested_at: new Date(), deletion_due_at: addDays(new Date(), 1) };
  await db.update(stores).set(pending).where(eq(stores.id, mine.store.id));
  return {};
}

/** Contract cases of the calls that erase personal data. */
export const erasureCases: ContractCases<keyof typeof erasureCalls> = {
  erase_customer: {
    body: async (world) => ({ order_id: await endedOrderOf(world, world.mine) }),
    foreign: {
      body: async (world) => ({ order_id: await endedOrderOf(world, world.other) }),
      code: errorCodes.ORDER_DETAIL_NOT_FOUND,
    },
  },
  // The next call takes it back: until then the store takes no orders.
  request_store_deletion: { body: withoutOpenOrders },
  cancel_store_deletion: { body: () => ({}) },
  'platform/get_store_deletion_list': { body: () => ({}) },
};
