import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { captchaChallengeSchema, captchaToken } from '../entities/captcha';
import { body, call, noBody, nothing } from './call';

/** Captchas are proof of work, not puzzles. Calls that require one take the solved challenge as `captcha_token`. */
export const captchaCalls = {
  get_captcha: call({
    audience: 'public',
    limit: { points: 300, seconds: 300 },
    summary: `A challenge, which a device solves in about a second. It is good for ${accountLimits.captchaMinutes} minutes, and its solution for one call`,
    body: noBody,
    reply: z.object({ challenge: captchaChallengeSchema }),
  }),
  verify_captcha: call({
    audience: 'public',
    limit: { points: 50, seconds: 300, failuresOnly: true },
    audit: 'none: it only reads, although its name in the specification does not say so',
    summary: 'Whether a call would accept a token, without using it up. 777 at `captcha_token` if not',
    body: body({ captcha_token: captchaToken }),
    reply: nothing,
  }),
} as const;
