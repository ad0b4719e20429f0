import { randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { RegistrationDraft } from '#contract/entities/registration';
import { email as emailSchema } from '#contract/entities/shared';
import { limits } from '#contract/limits';
import { visibleText } from '#contract/visibleText';
import type { Database } from '#server/db/database';
import type { SocialClaims } from '#server/db/schema/factors';
import { registrations } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { captchaOf } from '../captcha/service';
import { tokenHash } from '../session/service';
import { findLink, findTicket, isEmailTrusted, takeTicket } from '../socialAccounts/service';
import { mailCode, needVerifiable } from './beginRegistration';
import { presentRegistration } from './findRegistration';
import { keptUntil } from './sendLink';
import { takenEmail } from './takenBy';

/** @throws 4022 at `email` if the service gives no address that we could use */
function addressOf({ email }: SocialClaims): string {
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'email', code: 'required' }]);
  return parsed.data;
}

const nameOf = (text: string): string => visibleText(text).slice(0, limits.nameMax);

function draftOf({ first_name, last_name }: SocialClaims): RegistrationDraft {
  const draft = { owner_first_name: nameOf(first_name), owner_last_name: nameOf(last_name) };
  return Object.fromEntries(Object.entries(draft).filter(([, name]) => name !== ''));
}

const linkOf = ({ issuer, subject, email, is_email_verified }: SocialClaims) =>
  is_email_verified ? { issuer, subject, email } : null;

/** @throws 602 or 996: the service has proved the address, so its person may know */
async function refuseTakenEmail(db: Database, email: string, now: Date): Promise<void> {
  const refusalCode = await takenEmail(db, email, now);
  if (refusalCode !== null) throw new CallError(refusalCode);
}

/**
 * Begins a registration with what another service says about someone. An address that the service isn't trusted for is
 * proved by a code, as in any registration, and until then the reply says nothing about it.
 *
 * @throws 2000; 605; 4022 at `email`; what `begin_registration` throws
 */
export const beginSocialRegistration: Handler<'begin_social_registration'> = async (
  { ticket, language = 'en', captcha_token },
  context,
) => {
  const { db, env, now } = context;
  await needVerifiable(context);
  const ticketRow = await findTicket(db, ticket, now());
  const { claims } = ticketRow;
  const email = addressOf(claims);
  if (await findLink(db, claims)) throw new CallError(errorCodes.REGISTERED_WITH_SOCIAL);
  const isProved = isEmailTrusted(env, ticketRow);
  const proveWork = captchaOf(context, captcha_token);
  await (isProved ? refuseTakenEmail(db, email, now()) : proveWork());
  return db.transaction(async (tx) => {
    const at = now();
    await takeTicket(tx, ticket, at);
    const token = randomBytes(32).toString('base64url');
    const [row] = await tx
      .insert(registrations)
      .values({
        ...{ token_hash: tokenHash(token), email, language, draft: { ...draftOf(claims) }, social: linkOf(claims) },
        ...{ email_verified_at: isProved ? at : null, created_at: at },
        expires_at: isProved ? keptUntil(at) : addHours(at, accountLimits.unverifiedRegistrationHours),
      })
      .returning();
    if (!row) throw new Error('the registration was not written');
    const reply = { registration: token, ...presentRegistration(row) };
    if (isProved) return reply;
    return { ...reply, code: await mailCode(row, { ...context, db: tx }), message: successCodes.OTP_SENT };
  });
};
