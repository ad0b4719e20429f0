import { eq } from 'drizzle-orm';
import type { captchaCalls } from '#contract/calls/captcha';
import { usedCaptchas } from '#server/db/schema/index';
import type { Handlers } from '#server/http/handler';
import { makeChallenge, readToken } from './challenge';
import { invalidCaptcha } from './service';

/** All calls of `contract/calls/captcha`. */
export const captchaHandlers: Handlers<keyof typeof captchaCalls> = {
  async get_captcha(_body, { env, now }) {
    return { challenge: await makeChallenge(env, now()) };
  },

  async verify_captcha({ captcha_token }, { db, env, now }) {
    const solved = await readToken(env, captcha_token, now());
    if (!solved) throw invalidCaptcha();
    const isUsed = await db.$count(usedCaptchas, eq(usedCaptchas.signature, solved.signature));
    if (isUsed) throw invalidCaptcha();
    return {};
  },
};
