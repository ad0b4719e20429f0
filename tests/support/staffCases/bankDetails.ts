import { randomUUID } from 'node:crypto';
import type { bankAlarmCalls } from '#contract/calls/bankAlarm';
import type { bankDetailCalls } from '#contract/calls/bankDetails';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { callAs } from '../callApi';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';
import { makeBankAlarm, makeStore, testPassword } from '../factories/index';
import { providerOf } from './providers';

const bank_holder_type = holderTypes.provider;
const password = testPassword;
export const account = { account_holder_name: 'Ada Moreau', account_number: 'FR76 3000 6000 0112 3456 7890 189' };

async function detailOf(world: World, tenant: Tenant): Promise<string> {
  const bank_holder_id = await providerOf(world, tenant);
  const body = { idempotency_key: randomUUID(), bank_holder_id, bank_holder_type, password, ...account };
  return (await callAs(world.app, tenant.owner, 'add_bank_detail', body)).bank_detail._id;
}

async function photographed(world: World, tenant: Tenant): Promise<string> {
  const bank_detail_id = await detailOf(world, tenant);
  await callAs(world.app, tenant.owner, 'upload_bank_photo', { bank_detail_id, side: 'front', password });
  return bank_detail_id;
}

const { BANK_DETAIL_NOT_FOUND, PROVIDER_NOT_FOUND } = errorCodes;

const onDetail = <Body extends object>(fields: Body, made = detailOf) => ({
  body: async (world: World) => ({ bank_detail_id: await made(world, world.mine), password, ...fields }),
  foreign: {
    body: async (world: World) => ({ bank_detail_id: await made(world, world.other), password, ...fields }),
    code: BANK_DETAIL_NOT_FOUND,
  },
});

export const bankDetailCases: ContractCases<keyof typeof bankDetailCalls> = {
  get_bank_detail: {
    body: async (world) => ({ bank_holder_id: await providerOf(world, world.mine), bank_holder_type, password }),
    foreign: {
      body: async (world) => ({ bank_holder_id: await providerOf(world, world.other), bank_holder_type }),
      code: PROVIDER_NOT_FOUND,
    },
  },
  add_bank_detail: {
    body: async (world) => ({
      idempotency_key: randomUUID(),
      bank_holder_id: await providerOf(world, world.mine),
      bank_holder_type,
      password,
      ...account,
    }),
    foreign: {
      body: async (world) => ({
        idempotency_key: randomUUID(),
        bank_holder_id: await providerOf(world, world.other),
        bank_holder_type,
        password,
        ...account,
      }),
      code: PROVIDER_NOT_FOUND,
    },
  },
  update_bank_detail: onDetail({ version: 1, account_holder_name: 'A. Moreau' }),
  delete_bank_detail: onDetail({}),
  upload_bank_photo: onDetail({ side: 'front' as const }),
  get_bank_photo: onDetail({ side: 'front' as const }, photographed),
};

/** Each of a store that no other test signs in to. */
export const bankAlarmCases: ContractCases<keyof typeof bankAlarmCalls> = {
  get_bank_alarm: { body: async ({ db }) => ({ token: await makeBankAlarm(db, await makeStore(db)) }) },
  raise_bank_alarm: { body: async ({ db }) => ({ token: await makeBankAlarm(db, await makeStore(db)) }) },
};
