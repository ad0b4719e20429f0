import { randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { SentCode } from '#contract/entities/verification';
import { newId } from '#server/db/schema/columns';
import { registrations } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { useCaptcha } from '../captcha/service';
import { sendCode } from '../oneTimeCodes/service';
import { deliveryOf } from '../outgoing/service';
import { tokenHash } from '../session/service';
import { readPlatformSettings } from '../settings/service';
import { findRegistration, type RegistrationRow } from './findRegistration';
import { takeMailTurn } from './takeMailTurn';
import { takenEmail } from './takenBy';

type Begun = Pick<RegistrationRow, 'id' | 'email' | 'language'>;

/** The recipient of the codes that prove a registration's address. */
export const codeRecipient = ({ id, email }: Pick<Begun, 'id' | 'email'>) =>
  ({ channel: 'email', recipient: email, registration: id }) as const;

/**
 * Mails a code. If an account has the address, the mail says so; the reply never does, and the statements are the same.
 *
 * @throws 4029 and 4200 as `sendCode`
 */
export async function mailCode(row: Begun, context: CallContext<'public'>): Promise<SentCode> {
  const { email, language } = row;
  const taken = await takenEmail(context.db, email, context.now());
  const mail = { kind: 'code', email, address: context.request.address } as const;
  return sendCode(context, {
    ...{ ...codeRecipient(row), countryCode: '', language, storeId: null },
    takeTurn: (tx, now) => takeMailTurn(tx, mail, now),
    event: taken === null ? 'registration_code' : 'registration_known',
  });
}

/** @throws 4201 if no store could be verified, because the platform requires the phone and text messages can't leave */
export async function needVerifiable({ db, env }: CallContext<'public'>): Promise<void> {
  const { is_store_sms_verification } = await readPlatformSettings(db);
  if (is_store_sms_verification && deliveryOf(env, 'sms') === 'none')
    throw new CallError(errorCodes.MESSAGES_NOT_SET_UP);
}

/**
 * Anyone can begin a registration for any address. A code that is mailed to it has to prove it.
 *
 * @throws 777 at `captcha_token` without a solved captcha, for every address; 4201
 */
export const beginRegistration: Handler<'begin_registration'> = async (
  { email, language = 'en', captcha_token },
  context,
) => {
  const { db, env, now } = context;
  await needVerifiable(context);
  await useCaptcha(db, env, captcha_token, now());
  const token = randomBytes(32).toString('base64url');
  const created_at = now();
  const expires_at = addHours(created_at, accountLimits.unverifiedRegistrationHours);
  return db.transaction(async (tx) => {
    const id = newId();
    await tx
      .insert(registrations)
      .values({ id, token_hash: tokenHash(token), email, language, created_at, expires_at });
    const code = await mailCode({ id, email, language }, { ...context, db: tx });
    return { registration: token, expires_at: expires_at.toISOString(), code, message: successCodes.OTP_SENT };
  });
};

/**
 * Needs no captcha: only the reply to a solved one has the token, which belongs to one address. Codes to an address are
 * limited either way.
 */
export const resendCode: Handler<'resend_registration_code'> = async ({ registration }, context) => {
  const row = await findRegistration(context.db, registration, context.now());
  return { ...(await mailCode(row, context)), message: successCodes.OTP_SENT };
};
