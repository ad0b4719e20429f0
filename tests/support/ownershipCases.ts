import { eq } from 'drizzle-orm';
import type { handoverCalls } from '#contract/calls/handover';
import type { recoveryCalls } from '#contract/calls/recovery';
import { errorCodes } from '#contract/codes/errorCodes';
import { stores } from '#server/db/schema/index';
import { callAs } from './callApi';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeStore, makeSubStore, testPassword } from './factories/index';
import { uniqueDigits } from './factories/makeStore';
import { makeFactorTicket, ownerOf } from './factors';
import { colleagueOf, handedOverStore } from './ownCallers';
import {
  clearOwnership,
  makeAcceptedHandover,
  makeHandover,
  makeOpenRequest,
  makeOwnerLink,
  makeRequest,
  makeTrusted,
  trust,
} from './ownership';

const { NO_DATA_FOUND } = errorCodes;

const twoMembers = async ({ db }: World, { store }: Tenant) => ({
  ids: [(await makeSubStore(db, store)).id, (await makeSubStore(db, store)).id],
});

/** The owner of `mine` trusts the colleague who makes the call. */
async function trusting(world: World) {
  await trust(world.db, world.mine.store, await colleagueOf(world));
  return {};
}

/** The first confirmation of a new request: the next one would begin the wait. */
async function newRequest(world: World, { store }: Tenant) {
  await trusting(world);
  return { _id: (await makeRequest(world.db, store)).id };
}

async function requestOfMine(world: World) {
  await makeRequest(world.db, world.mine.store);
  return {};
}

/** A link of a store that no other test signs in to. */
async function recoveryLink({ db }: World) {
  const store = await makeStore(db);
  return { token: await makeOwnerLink(db, 'recovery', await makeOpenRequest(db, store)) };
}

async function alarm({ db }: World) {
  return { token: await makeOwnerLink(db, 'owner_alarm', await makeRequest(db, await makeStore(db))) };
}

async function offer({ db }: World) {
  return { token: await makeOwnerLink(db, 'handover', await makeHandover(db, await makeStore(db))) };
}

export const recoveryCases: ContractCases<keyof typeof recoveryCalls> = {
  get_recovery: { body: requestOfMine },
  set_trusted_colleagues: {
    body: (world) => twoMembers(world, world.mine),
    foreign: { body: (world) => twoMembers(world, world.other), code: NO_DATA_FOUND },
  },
  decline_trust: { body: trusting },
  begin_recovery: {
    body: async (world) => {
      const store = await makeStore(world.db);
      await makeTrusted(world.db, store);
      return { ticket: await makeFactorTicket(world, ownerOf(store)) };
    },
  },
  confirm_recovery: {
    body: (world) => newRequest(world, world.mine),
    foreign: { body: (world) => newRequest(world, world.other), code: NO_DATA_FOUND },
  },
  stop_recovery: { body: requestOfMine },
  get_recovery_link: { body: recoveryLink },
  finish_recovery: { body: async (world) => ({ ...(await recoveryLink(world)), password: testPassword }) },
  get_owner_alarm: { body: alarm },
  raise_owner_alarm: { body: alarm },
};

export const handoverCases: ContractCases<keyof typeof handoverCalls> = {
  get_handover: {
    body: async ({ db, mine }) => {
      await makeHandover(db, mine.store);
      return {};
    },
  },
  begin_handover: {
    body: async ({ db, mine }) => {
      await clearOwnership(db, mine.store);
      const notPending = { deletion_requested_at: null, deletion_due_at: null };
      await db.update(stores).set(notPending).where(eq(stores.id, mine.store.id));
      return { first_name: 'Bo', last_name: 'Berg', email: `bo-${uniqueDigits()}@test.example` };
    },
  },
  cancel_handover: {
    body: async ({ db, mine }) => {
      await makeHandover(db, mine.store);
      return {};
    },
  },
  finish_handover: {
    body: async (world) => ({ _id: (await makeAcceptedHandover(world.db, await handedOverStore(world))).id }),
    foreign: {
      body: async ({ db, other }) => ({ _id: (await makeAcceptedHandover(db, other.store)).id }),
      code: NO_DATA_FOUND,
    },
  },
  get_handover_offer: { body: offer },
  send_handover_code: { body: offer },
  accept_handover: {
    body: async (world) => {
      const { token } = await offer(world);
      const { demo_message } = await callAs(world.app, null, 'send_handover_code', { token });
      return {
        ...{ token, otp: /\d{6}/.exec(demo_message?.text ?? '')?.[0] ?? '', password: testPassword },
        ...{ country_phone_code: '+33', phone: uniqueDigits(), is_terms_accepted: true as const },
      };
    },
  },
  decline_handover: { body: offer },
};
