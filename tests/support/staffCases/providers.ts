import { randomUUID } from 'node:crypto';
import type { providerCalls } from '#contract/calls/providers';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from '../callApi';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';
import { makeProvider } from '../factories/index';
import { uploaded } from '../menuCases/images';

/** Numbers of Paris that the rules of the world's numbers know; each once. */
let last = 0;
export const validPhone = () => ({ country_phone_code: '+33', phone: String(140_000_000 + ++last) });

const { FIELDS_NOT_VALID, PROVIDER_NOT_FOUND } = errorCodes;

export const providerOf = async ({ db }: World, { store }: Tenant): Promise<string> =>
  (await makeProvider(db, store)).id;

const person = () => ({ idempotency_key: randomUUID(), first_name: 'Ada', last_name: 'Moreau', ...validPhone() });

/** One that names a person of mine, and one that names another store's. */
const onProvider = <Body extends object>(fields: Body) => ({
  body: async (world: World) => ({ _id: await providerOf(world, world.mine), ...fields }),
  foreign: {
    body: async (world: World) => ({ _id: await providerOf(world, world.other), ...fields }),
    code: PROVIDER_NOT_FOUND,
  },
});

export const providerCases: ContractCases<keyof typeof providerCalls> = {
  get_provider_list: {
    body: async (world) => {
      await providerOf(world, world.mine);
      return {};
    },
    foreign: {
      body: async (world) => ({ ids: [await providerOf(world, world.other)] }),
      code: PROVIDER_NOT_FOUND,
    },
  },
  get_provider: onProvider({}),
  add_provider: {
    body: () => ({ ...person(), email: `ada.${randomUUID()}@test.example` }),
    foreign: {
      body: async (world) => ({ ...person(), image: { _id: await uploaded(world, world.other) } }),
      code: FIELDS_NOT_VALID,
    },
  },
  update_provider: onProvider({ version: 1, first_name: 'Grace' }),
  approve_provider: onProvider({ state: 'blocked' as const, reason: 'Did not come' }),
  delete_provider: {
    body: async (world) => ({ _id: await providerOf(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await providerOf(world, world.other) }), code: PROVIDER_NOT_FOUND },
  },
  restore_provider: {
    body: async (world) => deleted(world, world.mine),
    foreign: { body: async (world) => deleted(world, world.other), code: PROVIDER_NOT_FOUND },
  },
  get_provider_job_list: onProvider({}),
};

async function deleted(world: World, tenant: Tenant): Promise<{ _id: string }> {
  const gone = { _id: await providerOf(world, tenant) };
  await callAs(world.app, tenant.owner, 'delete_provider', gone);
  return gone;
}
