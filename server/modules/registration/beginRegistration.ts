import { randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import { successCodes } from '#contract/codes/successCodes';
import type { SentCode } from '#contract/entities/verification';
import { registrations } from '#server/db/schema/index';
import type { CallContext, Handler } from '#server/http/handler';
import { useCaptcha } from '../captcha/service';
import { sendCode } from '../oneTimeCodes/service';
import { tokenHash } from '../session/service';
import { findRegistration } from './findRegistration';
import { takenEmail } from './takenBy';

/** The recipient of the codes that prove a registration's address. */
export const codeRecipient = (email: string) =>
  ({ channel: 'email', recipient: email, purpose: 'registration' }) as const;

/**
 * Mails a code. If an account has the address, the mail says so; the reply never does, and the statements are the same.
 *
 * @throws 4029 and 4200 as `sendCode`
 */
async function mailCode(email: string, language: string, context: CallContext<'public'>): Promise<SentCode> {
  const taken = await takenEmail(context.db, email);
  return sendCode(context, {
    ...{ ...codeRecipient(email), countryCode: '', language, storeId: null },
    event: taken === null ? 'registration_code' : 'registration_known',
  });
}

/**
 * Anyone can begin a registration for any address. A code that is mailed to it has to prove it.
 *
 * @throws 777 at `captcha_token` without a solved captcha, for every address
 */
export const beginRegistration: Handler<'begin_registration'> = async (
  { email, language = 'en', captcha_token },
  context,
) => {
  const { db, env, now } = context;
  await useCaptcha(db, env, captcha_token, now());
  const token = randomBytes(32).toString('base64url');
  const created_at = now();
  const expires_at = addHours(created_at, accountLimits.unverifiedRegistrationHours);
  return db.transaction(async (tx) => {
    const code = await mailCode(email, language, { ...context, db: tx });
    await tx.insert(registrations).values({ token_hash: tokenHash(token), email, language, created_at, expires_at });
    return { registration: token, expires_at: expires_at.toISOString(), code, message: successCodes.OTP_SENT };
  });
};

/**
 * Needs no captcha: only the reply to a solved one has the token, which belongs to one address. Codes to an address are
 * limited either way.
 */
export const resendCode: Handler<'resend_registration_code'> = async ({ registration }, context) => {
  const { email, language } = await findRegistration(context.db, registration, context.now());
  return { ...(await mailCode(email, language, context)), message: successCodes.OTP_SENT };
};
