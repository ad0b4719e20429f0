import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { registrations } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { refusedAt } from '#server/records/refusals';
import { tryCode } from '../oneTimeCodes/service';
import { deliveryOf } from '../outgoing/service';
import { codeRecipient } from './beginRegistration';
import {
  type EndedDraft,
  endedMinutes,
  findRegistration,
  lockRegistration,
  presentRegistration,
  type RegistrationRow,
  refuseEnded,
} from './findRegistration';
import { keptUntil, type LinkContext, mailLink } from './sendLink';
import { takenEmail } from './takenBy';

type Context = CallContext<'public'>;

const codesOf = { wrong: errorCodes.INVALID_OTP, ended: errorCodes.OTP_VERIFICATION_FAILED } as const;

/** The code was right: either the address is proved, or the registration ends, because an account has the address. */
async function noteProved(tx: Database, row: RegistrationRow, now: Date): Promise<ErrorCode | null> {
  const taken = await takenEmail(tx, row.email, now);
  const isRow = eq(registrations.id, row.id);
  const ended = (ended_as: ErrorCode) => ({
    draft: { ended_as } satisfies EndedDraft,
    expires_at: addMinutes(now, endedMinutes),
  });
  await tx
    .update(registrations)
    .set(taken === null ? { email_verified_at: now, expires_at: keptUntil(now) } : ended(taken))
    .where(isRow);
  return taken;
}

/**
 * Tries the code under the limit of failures. The first call that proves the address returns `isFirst`.
 *
 * @throws 888 or 638 at `email_otp`; 602 or 996 if an account has the address; 2000 if the registration has ended
 */
async function proveEmail(token: string, code: string, { db, env, now, throttleCode, request }: Context) {
  let refusal: CallError | null = null;
  let isFirst = false;
  await throttleCode('registration', request.address, () =>
    db.transaction(async (tx) => {
      await refuseEnded(tx, token, now());
      const row = await lockRegistration(tx, token, now());
      if (row.email_verified_at) return true;
      const { outcome, isGuess } = await tryCode(tx, env, codeRecipient(row), code, now());
      if (outcome !== 'right') {
        refusal = refusedAt('email_otp', codesOf[outcome]);
        return !isGuess;
      }
      const taken = await noteProved(tx, row, now());
      if (taken !== null) refusal = new CallError(taken);
      isFirst = true;
      return true;
    }),
  );
  // Thrown here, because what was tried and ended above is kept.
  if (refusal) throw refusal;
  return { isFirst };
}

const isTooSoon = (error: unknown) => error instanceof CallError && error.code === errorCodes.TOO_MANY_ATTEMPTS;

/** The link comes on its own, once. Beyond the limits the registration goes on without it. */
async function mailFirstLink(db: Database, token: string, context: LinkContext) {
  if (deliveryOf(context.env, 'email') === 'none') return undefined;
  try {
    return await db.transaction(async (tx) => mailLink(tx, await lockRegistration(tx, token, context.now()), context));
  } catch (error) {
    if (isTooSoon(error)) return undefined;
    throw error;
  }
}

export const verifyEmail: Handler<'verify_registration_email'> = async ({ registration, email_otp }, context) => {
  const { db, now } = context;
  const { isFirst } = await proveEmail(registration, email_otp, context);
  const link = isFirst ? await mailFirstLink(db, registration, context) : undefined;
  const row = await findRegistration(db, registration, now());
  return {
    ...presentRegistration(row),
    ...(link?.demo_message && { demo_message: link.demo_message }),
    ...(isFirst && !link && { is_link_mailed: false as const }),
    message: successCodes.OTP_VERIFIED,
  };
};
