/** Solved captchas, for the calls that ask for one. */

import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { usedCaptchas } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { type CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { readToken } from './challenge';

/** 777 at `captcha_token`, for a token that is missing, wrong, used or expired. */
export const invalidCaptcha = (): CallError => {
  const code = errorCodes.INVALID_CAPTCHA;
  return fieldsNotValid(code, [{ path: 'captcha_token', code: String(code) }]);
};

/**
 * Uses up a call's `captcha_token`. Each solution works once, over all processes: a call that fails later needs another.
 *
 * Do this before anything that depends on which accounts exist, and outside of a transaction: a rollback would let the
 * token be used again.
 *
 * @example await useCaptcha(db, env, body.captcha_token, now());
 * @throws 777 at `captcha_token` if it is missing, wrong, used or expired
 */
export async function useCaptcha(
  db: Database,
  env: Pick<Env, 'APP_KEY'>,
  token: string | undefined,
  now: Date,
): Promise<void> {
  const solved = await readToken(env, token, now);
  if (!solved) throw invalidCaptcha();
  const used = await db.insert(usedCaptchas).values(solved).onConflictDoNothing().returning();
  if (used.length === 0) throw invalidCaptcha();
}

/** Uses up the captcha of a call. It can be called several times. @throws 777 at `captcha_token` */
export type UseCaptcha = () => Promise<void>;

/**
 * For a call that needs a captcha only sometimes, and may find so more than once: returns a function that uses the token
 * up the first time, and repeats that result.
 */
export function captchaOf(
  { db, env, now }: Pick<CallContext<'public'>, 'db' | 'env' | 'now'>,
  token: string | undefined,
): UseCaptcha {
  let used: Promise<void> | null = null;
  return () => {
    used ??= useCaptcha(db, env, token, now());
    return used;
  };
}
