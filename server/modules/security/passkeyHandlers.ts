import { addMinutes } from 'date-fns';
import { and } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { accountTokens } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import {
  addPasskey,
  factorsOf,
  hasFactor,
  passkeyCreation,
  removePasskey,
  renamePasskey,
  wrongProof,
} from '../factors/service';
import { createToken, endTokens, isOpenToken, isTokenOf, tokenHash } from '../session/service';
import { changeFactors, factorAdded, factorRemoved, noteFactor } from './changeFactors';
import { presentFactors } from './presentFactors';

/**
 * The maximum is checked here only: an account has one open ticket, which adds one passkey.
 *
 * @throws 621 if the account has as many passkeys as it can
 */
export const beginPasskey: Handler<'begin_passkey'> = (_body, context) =>
  changeFactors(context, async (tx, { label, now }) => {
    const { env, session } = context;
    const { store_id, sub_store_id } = session;
    const { passkeys } = await factorsOf(tx, session);
    if (passkeys.length >= accountLimits.passkeysMax) throw new CallError(errorCodes.UPDATE_FAILED);
    const options = await passkeyCreation(tx, env, session, label);
    const ticket = await createToken(tx, {
      ...{ store_id, sub_store_id, purpose: 'passkey', challenge: options.challenge },
      ...{ created_at: now, expires_at: addMinutes(now, accountLimits.secondFactorMinutes) },
    });
    await endTokens(tx, session, now, { purpose: 'passkey', token_hash: tokenHash(ticket) });
    return { ticket, options };
  });

/**
 * Ends a ticket of `begin_passkey`: its challenge works once, whether the passkey fits or not.
 *
 * @throws 2000 if it isn't this account's, was used, replaced or has expired
 */
async function takeChallenge(tx: Database, session: Session, ticket: string, now: Date) {
  const [token] = await tx
    .update(accountTokens)
    .set({ ended_at: now })
    .where(and(isOpenToken(ticket, 'passkey', now), isTokenOf(session)))
    .returning({ challenge: accountTokens.challenge });
  if (!token?.challenge) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return token.challenge;
}

export const confirmPasskey: Handler<'confirm_passkey'> = async ({ ticket, name, passkey }, context) => {
  const added = await changeFactors(context, async (tx, { now }) => {
    const { env, session } = context;
    const challenge = await takeChallenge(tx, session, ticket, now);
    const hadFactor = await hasFactor(tx, session);
    const isAdded = await addPasskey(tx, env, session, { passkey, name, challenge, now });
    return isAdded ? factorAdded(tx, context, { hadFactor, name, now }) : null;
  });
  // After the transaction, which keeps the ticket ended.
  if (!added) throw wrongProof('passkey');
  return added;
};

export const renameOwnPasskey: Handler<'rename_passkey'> = ({ _id, name }, context) =>
  changeFactors(context, async (tx) => {
    const { session } = context;
    const { passkeys } = await factorsOf(tx, session);
    const passkey = passkeys.find(({ id }) => id === _id);
    if (!passkey || !(await renamePasskey(tx, session, _id, name))) throw notFound();
    const change = { old: { name: passkey.name }, new: { name } };
    if (passkey.name !== name) await noteFactor(tx, session.store_id, { action: 'update', ...change });
    return { factors: await presentFactors(tx, session, context) };
  });

export const removeOwnPasskey: Handler<'remove_passkey'> = ({ _id }, context) =>
  changeFactors(context, async (tx, { now }) => {
    const name = await removePasskey(tx, context.session, _id);
    if (name === null) throw notFound();
    return factorRemoved(tx, context, { name, now });
  });
