import type { socialCalls } from '#contract/calls/social';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import type { Tenant, World } from './contractWorld';
import { makeStore } from './factories/index';
import { clearFactors, ownerOf } from './factors';
import { aPerson, makeSocialLink, makeSocialTicket } from './social';
import { captchaFor } from './solvedCaptcha';

const linkOf = (world: World, { store }: Tenant) => makeSocialLink(world.db, ownerOf(store), aPerson());

export const socialCases: ContractCases<keyof typeof socialCalls> = {
  get_social_ticket: { body: async ({ db }) => ({ ticket: await makeSocialTicket(db, aPerson()) }) },
  social_sign_in: {
    body: async ({ db }) => {
      const person = aPerson();
      await makeSocialLink(db, ownerOf(await makeStore(db)), person);
      return { ticket: await makeSocialTicket(db, person) };
    },
  },
  begin_social_registration: {
    body: async (world) => ({
      ticket: await makeSocialTicket(world.db, aPerson()),
      captcha_token: await captchaFor(world),
    }),
  },
  get_social_accounts: {
    body: async (world) => {
      await linkOf(world, world.mine);
      return {};
    },
  },
  // Without a second factor, so that the tests step up with the password.
  link_social_account: {
    body: async (world) => {
      const { db, mine } = world;
      await clearFactors(world, mine.store);
      return { ticket: await makeSocialTicket(db, aPerson({ email: mine.store.email })) };
    },
  },
  unlink_social_account: {
    body: async (world) => {
      await clearFactors(world, world.mine.store);
      return { _id: await linkOf(world, world.mine) };
    },
    foreign: {
      body: async (world) => ({ _id: await linkOf(world, world.other) }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
};
