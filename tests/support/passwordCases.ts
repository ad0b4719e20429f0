import type { passwordCalls } from '#contract/calls/passwords';
import type { ContractCases } from './contractCases';
import { makePasswordLink, makeStore, testPassword } from './factories/index';
import { captchaFor } from './solvedCaptcha';

/** For new passwords by a mailed link, each of an owner's that no other test signs in as. */
export const passwordCases: ContractCases<keyof typeof passwordCalls> = {
  forgot_password: {
    body: async (world) => {
      const { email } = await makeStore(world.db);
      return { email, type: 2, captcha_token: await captchaFor(world), device_type: 'web' };
    },
  },
  forgot_password_verify: { body: async ({ db }) => ({ token: await makePasswordLink(db, await makeStore(db)) }) },
  new_password: {
    body: async ({ db }) => ({ token: await makePasswordLink(db, await makeStore(db)), password: testPassword }),
  },
};
