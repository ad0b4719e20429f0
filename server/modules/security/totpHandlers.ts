import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { beginTotp, confirmTotp, hasFactor, removeTotp, totpName, wrongProof } from '../factors/service';
import { changeFactors, factorAdded, factorRemoved } from './changeFactors';

/** @throws 621 if there is an authenticator app already */
export const beginTotpSetup: Handler<'begin_totp'> = (_body, context) =>
  changeFactors(context, async (tx, account) => {
    const { env, session } = context;
    const setup = await beginTotp(tx, env, session, { ...account, sessionId: session.id });
    if (!setup) throw new CallError(errorCodes.UPDATE_FAILED);
    return setup;
  });

/** Wrong codes aren't counted: who enters them sees the secret. */
export const confirmTotpSetup: Handler<'confirm_totp'> = ({ totp }, context) =>
  changeFactors(context, async (tx, { now }) => {
    const { env, session } = context;
    const hadFactor = await hasFactor(tx, session);
    const outcome = await confirmTotp(tx, env, session, totp, now);
    if (outcome === 'ended') throw new CallError(errorCodes.TOKEN_EXPIRED);
    if (outcome === 'wrong') throw wrongProof('totp');
    return factorAdded(tx, context, { hadFactor, name: totpName, now });
  });

export const removeTotpFactor: Handler<'remove_totp'> = (_body, context) =>
  changeFactors(context, async (tx, { now }) => {
    if (!(await removeTotp(tx, context.session))) throw new CallError(errorCodes.UPDATE_FAILED);
    return factorRemoved(tx, context, { name: totpName, now });
  });
