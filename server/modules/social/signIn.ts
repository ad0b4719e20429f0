import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { needSignInPerson, signInPerson } from '../session/service';
import { findLink, findTicket, labelOf, takeTicket } from '../socialAccounts/service';

const notLinked = () => new CallError(errorCodes.NOT_REGISTERED_WITH_SOCIAL);

/**
 * Signs in to the account that is linked to someone's account at another service. That replaces only the password; the
 * other steps of the sign-in follow. The address isn't looked up, so a refusal reveals nothing about it.
 *
 * @throws 2000; 606 if no account is linked, which leaves the ticket as it is
 */
export const socialSignIn: Handler<'social_sign_in'> = async ({ ticket, device_token }, context) => {
  const { db, env, now } = context;
  const { claims } = await findTicket(db, ticket, now());
  const match = await findLink(db, claims);
  if (!match) throw notLinked();
  return db.transaction(async (tx) => {
    const person = await needSignInPerson(tx, match, { isLocked: true });
    // Again, now that the account is locked: the link may have ended.
    const link = await findLink(tx, claims);
    if (link?.id !== match.id) throw notLinked();
    await takeTicket(tx, ticket, now());
    const reply = await signInPerson(person, device_token, { ...context, db: tx }, { isFreshProof: false });
    return { ...reply, login_by: labelOf(env, claims.issuer), social_id: claims.subject };
  });
};
