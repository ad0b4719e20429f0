import { randomUUID } from 'node:crypto';
import type { platformWalletCalls, walletCalls } from '#contract/calls/wallet';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { contested, holdCash, keyed, owe } from './plantMoney';

const { NO_DATA_FOUND, ORDER_DETAIL_NOT_FOUND, PROVIDER_NOT_FOUND, WALLET_REQUEST_NOT_FOUND } = errorCodes;

/** A body that requests a part of what the platform owes. */
async function request(world: World, tenant: Tenant) {
  await owe(world, tenant.store, 1_000);
  return { idempotency_key: randomUUID(), amount: 300 };
}

const requested = async (world: World, tenant: Tenant): Promise<string> =>
  (await callAs(world.app, tenant.owner, 'add_wallet_request', await request(world, tenant))).wallet_request._id;

/** The body of a call about a payout of a store. */
async function paidOut(world: World, { store }: Tenant) {
  await owe(world, store, 1_000);
  const body = { ...keyed(store), amount: 400 };
  return { _id: (await callAs(world.app, 'platform', 'platform/add_payout', body)).transaction._id };
}

const handover = { expected: 500, counted: 480 };

export type MoneyCall = keyof typeof walletCalls | keyof typeof platformWalletCalls | 'contest_deduction';

export const walletCases: ContractCases<MoneyCall> = {
  contest_deduction: {
    body: (world) => contested(world, world.mine),
    foreign: { body: (world) => contested(world, world.other), code: ORDER_DETAIL_NOT_FOUND },
  },
  get_wallet: { body: () => ({}) },
  get_wallet_request_list: { body: () => ({}) },
  add_wallet_request: { body: (world) => request(world, world.mine) },
  cancel_wallet_request: {
    body: async (world) => ({ _id: await requested(world, world.mine) }),
    foreign: {
      body: async (world) => ({ _id: await requested(world, world.other) }),
      code: WALLET_REQUEST_NOT_FOUND,
    },
  },
  get_payout_list: { body: () => ({}) },
  get_next_payout: { body: () => ({}) },
  get_payout_statement: {
    body: (world) => paidOut(world, world.mine),
    foreign: { body: (world) => paidOut(world, world.other), code: NO_DATA_FOUND },
  },
  get_payout_statement_entries: {
    body: (world) => paidOut(world, world.mine),
    foreign: { body: (world) => paidOut(world, world.other), code: NO_DATA_FOUND },
  },
  get_payout_statement_file: {
    body: async (world) => ({ ...(await paidOut(world, world.mine)), language: 'en' }),
    foreign: {
      body: async (world) => ({ ...(await paidOut(world, world.other)), language: 'en' }),
      code: NO_DATA_FOUND,
    },
  },
  get_cash: { body: () => ({}) },
  hand_over_cash: {
    body: async (world) => {
      const { id } = await holdCash(world, world.mine.store, handover.expected);
      return { idempotency_key: randomUUID(), provider_id: id, ...handover };
    },
    foreign: {
      body: async (world) => {
        const { id } = await holdCash(world, world.other.store, handover.expected);
        return { idempotency_key: randomUUID(), provider_id: id, ...handover };
      },
      code: PROVIDER_NOT_FOUND,
    },
  },
  'platform/settle_wallet_request': {
    body: async (world) => ({
      ...keyed(world.mine.store),
      ...{ _id: await requested(world, world.mine), step: 'accept' },
    }),
    foreign: {
      body: async (world) => ({
        ...keyed(world.mine.store),
        ...{ _id: await requested(world, world.other), step: 'accept' },
      }),
      code: WALLET_REQUEST_NOT_FOUND,
    },
  },
};
