import { eq } from 'drizzle-orm';
import type { checkupCalls } from '#contract/calls/checkup';
import type { factorAlarmCalls } from '#contract/calls/factorAlarm';
import type { factorCalls } from '#contract/calls/factors';
import { errorCodes } from '#contract/codes/errorCodes';
import { accountTokens, stores } from '#server/db/schema/index';
import { passkeyCreation } from '#server/modules/factors/service';
import { createToken } from '#server/modules/session/service';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeFactorAlarm, makeStore } from './factories/index';
import { beginTotpFor, clearFactors, factorTicket, makePasskey, makeTotp, ownerOf, totpAt } from './factors';
import { SoftAuthenticator } from './softAuthenticator';

/** Each case begins with an owner without factors: others sign in and step up with the password. */
async function withoutFactors(world: World) {
  await clearFactors(world, world.mine.store);
  return {};
}

async function withTotp(world: World) {
  await clearFactors(world, world.mine.store);
  await makeTotp(world, ownerOf(world.mine.store));
  return {};
}

async function passkeyOf(world: World, { store }: Tenant): Promise<string> {
  await clearFactors(world, store);
  return (await makePasskey(world, ownerOf(store))).id;
}

/** A passkey that a browser has made for the owner. */
async function madePasskey(world: World) {
  const { db, env, mine } = world;
  await clearFactors(world, mine.store);
  await db.delete(accountTokens).where(eq(accountTokens.store_id, mine.store.id));
  const account = ownerOf(mine.store);
  const options = await passkeyCreation(db, env, account, mine.store.email);
  const expires_at = new Date(Date.now() + 600_000);
  const token = { ...account, purpose: 'passkey', challenge: options.challenge, created_at: new Date() } as const;
  const ticket = await createToken(db, { ...token, expires_at });
  return { ticket, name: 'Phone', passkey: new SoftAuthenticator().create(options) };
}

const { NO_DATA_FOUND } = errorCodes;

/** A link about a new store's factor. */
const factorAlarm = async (world: World) => {
  const account = ownerOf(await makeStore(world.db));
  const since = new Date();
  await makeTotp(world, account);
  return { token: await makeFactorAlarm(world.db, account, since) };
};

export const checkupCases: ContractCases<keyof typeof checkupCalls | keyof typeof factorAlarmCalls> = {
  get_security_checkup: { body: () => ({}) },
  get_factor_alarm: { body: factorAlarm },
  raise_factor_alarm: { body: factorAlarm },
};

export const factorCases: ContractCases<keyof typeof factorCalls> = {
  verify_second_factor: {
    body: async (world) => {
      const store = await makeStore(world.db);
      const { secret } = await makeTotp(world, ownerOf(store));
      const { ticket } = await factorTicket(world, store);
      return { ticket, totp: await totpAt(secret) };
    },
  },
  get_factors: { body: withTotp },
  begin_totp: { body: withoutFactors },
  confirm_totp: {
    body: async (world) => {
      await clearFactors(world, world.mine.store);
      return { totp: await totpAt(await beginTotpFor(world, ownerOf(world.mine.store))) };
    },
  },
  remove_totp: { body: withTotp },
  begin_passkey: { body: withoutFactors },
  confirm_passkey: { body: madePasskey },
  rename_passkey: {
    body: async (world) => ({ _id: await passkeyOf(world, world.mine), name: 'Tablet' }),
    foreign: {
      body: async (world) => ({ _id: await passkeyOf(world, world.other), name: 'Tablet' }),
      code: NO_DATA_FOUND,
    },
  },
  remove_passkey: {
    body: async (world) => ({ _id: await passkeyOf(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await passkeyOf(world, world.other) }), code: NO_DATA_FOUND },
  },
  new_recovery_codes: { body: withTotp },
  // Not requiring one: the other tests' team members have none.
  require_team_factor: {
    body: async ({ db, mine }) => {
      await db.update(stores).set({ is_second_factor_required: true }).where(eq(stores.id, mine.store.id));
      return { is_required: false };
    },
  },
  begin_step_up: { body: withoutFactors },
};
