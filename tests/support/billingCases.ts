import { randomUUID } from 'node:crypto';
import type { billingCalls, platformBillingCalls } from '#contract/calls/billing';
import { errorCodes } from '#contract/codes/errorCodes';
import { noBillingDetails } from '#contract/entities/subscription';
import { testCards } from './billingDesk';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { keyed, owe } from './plantMoney';

const { NO_DATA_FOUND } = errorCodes;

/** Saves one more card of a store, as its owner does at the gateway's page. */
async function savedCard(world: World, { owner }: Tenant): Promise<string> {
  const { address } = await callAs(world.app, owner, 'start_card', { language: 'en' });
  world.billing?.enter(address, testCards.good);
  const { cards } = await callAs(world.app, owner, 'add_card', {});
  return cards[0]?._id ?? '';
}

/** Gives a store a plan from today on, which is charged. What earlier cases left unpaid is forgiven. */
async function begin(world: World, { store, owner }: Tenant) {
  const { subscription } = await callAs(world.app, owner, 'get_subscription', {});
  const set = (changes: object) =>
    callAs(world.app, 'platform', 'platform/set_subscription', { ...keyed(store), ...changes });
  if (subscription.arrears) await set({ forgive: subscription.arrears.invoice._id });
  const interval = subscription.agreement?.interval === 'month' ? 'year' : 'month';
  return set({ trial_ends_on: subscription.today, plan: { plan: 'pro', interval } });
}

/** A store with a plan that was charged, and an invoice. */
async function invoiced(world: World, tenant: Tenant): Promise<string> {
  await savedCard(world, tenant);
  await begin(world, tenant);
  const { data } = await callAs(world.app, tenant.owner, 'get_invoice_list', {});
  return data[0]?._id ?? '';
}

/** An invoice that the card didn't pay, of a store to which the platform owes more. */
async function unpaid(world: World, tenant: Tenant): Promise<string> {
  const { address } = await callAs(world.app, tenant.owner, 'start_card', { language: 'en' });
  world.billing?.enter(address, testCards.failing);
  await callAs(world.app, tenant.owner, 'add_card', {});
  await owe(world, tenant.store, 200_000);
  return (await begin(world, tenant)).subscription.arrears?.invoice._id ?? '';
}

/** Other cases add team members: the largest plan has room for all. */
const choice = { plan: 'pro', interval: 'month' } as const;

export const billingCases: ContractCases<keyof typeof billingCalls | keyof typeof platformBillingCalls> = {
  get_subscription: { body: () => ({}) },
  preview_plan: { body: () => choice },
  subscribe: {
    body: async (world) => {
      await savedCard(world, world.mine);
      const { preview } = await callAs(world.app, world.mine.owner, 'preview_plan', choice);
      return { ...choice, total: preview.total };
    },
  },
  cancel_subscription: {
    body: async (world) => {
      await invoiced(world, world.mine);
      return {};
    },
  },
  resume_subscription: {
    body: async (world) => {
      await invoiced(world, world.mine);
      return {};
    },
  },
  pay_invoice: {
    body: async (world) => ({ _id: await unpaid(world, world.mine), from: 'payout' }),
    foreign: { body: async (world) => ({ _id: await unpaid(world, world.other) }), code: NO_DATA_FOUND },
  },
  get_invoice_list: { body: () => ({}) },
  get_invoice_file: {
    body: async (world) => ({ _id: await invoiced(world, world.mine), language: 'en' }),
    foreign: {
      body: async (world) => ({ _id: await invoiced(world, world.other), language: 'en' }),
      code: NO_DATA_FOUND,
    },
  },
  start_card: { body: () => ({ language: 'en' }) },
  add_card: {
    body: async (world) => {
      await savedCard(world, world.mine);
      return {};
    },
  },
  select_card: {
    body: async (world) => ({ _id: await savedCard(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await savedCard(world, world.other) }), code: NO_DATA_FOUND },
  },
  delete_card: {
    body: async (world) => {
      await savedCard(world, world.mine);
      return { _id: await savedCard(world, world.mine) };
    },
    foreign: { body: async (world) => ({ _id: await savedCard(world, world.other) }), code: NO_DATA_FOUND },
  },
  update_billing_details: {
    body: async (world) => {
      const { subscription } = await callAs(world.app, world.mine.owner, 'get_subscription', {});
      return { version: subscription.version, ...noBillingDetails, company_name: `Company ${randomUUID()}` };
    },
  },
  'platform/set_subscription': {
    body: (world) => ({ ...keyed(world.mine.store), is_exempt: false }),
    foreign: {
      body: async (world) => ({ ...keyed(world.mine.store), forgive: await invoiced(world, world.other) }),
      code: NO_DATA_FOUND,
    },
  },
};
