import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import type { ledgerCalls, platformLedgerCalls } from '#contract/calls/ledger';
import { errorCodes } from '#contract/codes/errorCodes';
import { businessDate, storeDate } from '#contract/time';
import { type AccountantCall, accountantCases } from './accountantCases';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import { endedOrder, type World } from './contractWorld';
import { makeOffer } from './factories/index';
import { type MoneyCall, walletCases } from './walletCases';

const { NO_DATA_FOUND, ORDER_DETAIL_NOT_FOUND, PROMO_NOT_FOUND } = errorCodes;
const nothing = { percent: 0, amount: 0 };

/** Terms from tomorrow on, with a commission on deliveries. */
export const someTerms = (timezone = 'UTC') => ({
  first_day: storeDate(addDays(new Date(), 1), timezone),
  ...{ delivery: { percent: 25, amount: 0 }, pickup: nothing, table: nothing, payment_fee: nothing },
  ...{ with_tax: false, with_delivery_fee: false, with_tip: false, commission_tax: 20, is_returned_on_refund: true },
});

const keyed = (store_id: string) => ({ store_id, idempotency_key: randomUUID(), reason: 'Agreed by phone' });

/** A store to which the platform owes something. */
async function owed({ app, mine }: World, amount = 1_000): Promise<string> {
  await callAs(app, 'platform', 'platform/add_adjustment', { ...keyed(mine.store.id), amount });
  return mine.store.id;
}

async function aPayout(world: World): Promise<string> {
  const body = { ...keyed(await owed(world)), amount: 400 };
  return (await callAs(world.app, 'platform', 'platform/add_payout', body)).transaction._id;
}

type LedgerCall = keyof typeof ledgerCalls | keyof typeof platformLedgerCalls;

export const ledgerCases: ContractCases<LedgerCall | MoneyCall | AccountantCall> = {
  ...walletCases,
  ...accountantCases,
  get_ledger_entry_list: {
    body: async (world) => {
      await owed(world);
      return { filter: { account: 'platform' } };
    },
  },
  get_earning: {
    body: async (world) => {
      await owed(world);
      return {};
    },
  },
  get_ledger_entry_export: {
    body: async (world) => {
      await owed(world);
      const today = businessDate(new Date(), world.mine.store);
      return { start_date: today, end_date: today };
    },
  },
  get_order_earnings: {
    body: async (world) => ({ order_id: (await endedOrder(world, world.mine))._id }),
    foreign: {
      body: async (world) => ({ order_id: (await endedOrder(world, world.other))._id }),
      code: ORDER_DETAIL_NOT_FOUND,
    },
  },
  'platform/set_commission': {
    body: ({ mine }) => ({ store_id: mine.store.id, ...someTerms(mine.store.timezone) }),
    foreign: { body: () => ({ store_id: randomUUID(), ...someTerms() }), code: NO_DATA_FOUND },
  },
  'platform/set_offer_funding': {
    body: async ({ db, mine }) => ({
      store_id: mine.store.id,
      promo_id: (await makeOffer(db, mine.store)).id,
      funded_by_platform: 50,
    }),
    foreign: {
      body: async ({ db, mine, other }) => ({
        store_id: mine.store.id,
        promo_id: (await makeOffer(db, other.store)).id,
        funded_by_platform: 50,
      }),
      code: PROMO_NOT_FOUND,
    },
  },
  'platform/add_adjustment': {
    body: ({ mine }) => ({ ...keyed(mine.store.id), amount: -250 }),
    foreign: { body: () => ({ ...keyed(randomUUID()), amount: 250 }), code: NO_DATA_FOUND },
  },
  'platform/add_payout': {
    body: async (world) => ({ ...keyed(await owed(world)), amount: 100 }),
    foreign: { body: () => ({ ...keyed(randomUUID()), amount: 100 }), code: NO_DATA_FOUND },
  },
  'platform/return_payout': {
    body: async (world) => ({ ...keyed(world.mine.store.id), transaction_id: await aPayout(world) }),
    foreign: {
      body: async (world) => ({ ...keyed(world.other.store.id), transaction_id: await aPayout(world) }),
      code: NO_DATA_FOUND,
    },
  },
  'platform/get_ledger_progress': { body: () => ({}) },
};
