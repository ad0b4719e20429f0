import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FactorMethod } from '#contract/entities/factor';
import type { Database } from '../../db/database';
import { accountTokens, sessions } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext, Handler, Session } from '../../http/handler';
import { writeAuditEntries } from '../audit/service';
import { methodsOf, missingProof, passkeyRequest, proofIn, takeFactor, wrongProof } from '../factors/service';
import { createToken, endTokens, isOpenToken, isTokenOf, tokenHash } from './accountTokens';
import { ownAccount, proveOwnPassword } from './ownAccount';
import { factorKey } from './secondFactor';

type Body = ParsedBodyOf<'step_up'>;

/** Recovery codes are for signing in, which proves as much: each is worth a new factor, and not one change. */
const withoutRecovery = (methods: readonly FactorMethod[]) => methods.filter((method) => method !== 'recovery_code');

/** Tells what `step_up` takes, with the challenge for a passkey, which ends earlier ones of the account. */
export const beginStepUp: Handler<'begin_step_up'> = async (_body, { db, env, session, now }) => {
  const { store_id, sub_store_id } = session;
  const account = { store_id, sub_store_id };
  const methods = withoutRecovery(await methodsOf(db, account));
  if (methods.length === 0) return { methods: ['password'], ticket: '', passkey_options: null };
  const passkey_options = await passkeyRequest(db, env, account);
  if (!passkey_options) return { methods, ticket: '', passkey_options };
  const ticket = await db.transaction(async (tx) => {
    const created = await createToken(tx, {
      ...{ ...account, purpose: 'step_up', challenge: passkey_options.challenge },
      ...{ created_at: now(), expires_at: addMinutes(now(), accountLimits.secondFactorMinutes) },
    });
    await endTokens(tx, account, now(), { purpose: 'step_up', token_hash: tokenHash(created) });
    return created;
  });
  return { methods, ticket, passkey_options };
};

/**
 * Ends a ticket of `begin_step_up`.
 *
 * @returns the challenge that a passkey had to sign
 * @throws 2000 if the ticket isn't this account's, was used or has expired
 */
async function takeChallenge(tx: Database, session: Session, ticket: string | undefined, now: Date) {
  const [taken] = await tx
    .update(accountTokens)
    .set({ ended_at: now })
    .where(and(isOpenToken(ticket ?? '', 'step_up', now), isTokenOf(session)))
    .returning({ challenge: accountTokens.challenge });
  if (!taken) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return taken.challenge;
}

/** @throws 4022 without a proof of the factor, 888 for a wrong one, 4029 with `retry_after` after too many */
async function proveFactor(methods: readonly FactorMethod[], { totp, passkey, ticket }: Body, context: CallContext) {
  const { db, env, session, now, throttlePassword, request } = context;
  const proof = proofIn({ totp, passkey });
  if (!proof) throw missingProof(withoutRecovery(methods));
  const who = { account: factorKey(session), address: request.address, device: session.id, captcha: null };
  const isRight = await throttlePassword(who, () =>
    db.transaction(async (tx) => {
      const challenge = proof.method === 'passkey' ? await takeChallenge(tx, session, ticket, now()) : null;
      return takeFactor(tx, env, session, { proof, challenge, now: now() });
    }),
  );
  if (isRight) return;
  // Unlike at the sign-in, where someone has the password, this may just be a mistyped code.
  await writeAuditEntries(db, session.store_id, [{ entity: 'session', action: 'step_up_failed' }]);
  throw wrongProof(proof.method);
}

async function provePassword({ password }: Body, context: CallContext): Promise<void> {
  if (password === undefined) throw missingProof(['password']);
  const account = await ownAccount(context.db, context.session, 'password');
  await proveOwnPassword(account, { path: 'password', password }, context);
}

/**
 * The signed-in person proves who they are, which opens dangerous changes to this session for a while (ADR 0066). Where
 * the account has a second factor, it takes the password's place (ADR 0070).
 */
export const stepUp: Handler<'step_up'> = async (body, context) => {
  const { db, session, now } = context;
  const methods = await methodsOf(db, session);
  await (methods.length > 0 ? proveFactor(methods, body, context) : provePassword(body, context));
  await db.transaction(async (tx) => {
    await tx.update(sessions).set({ stepped_up_at: now() }).where(eq(sessions.id, session.id));
    await writeAuditEntries(tx, session.store_id, [{ entity: 'session', action: 'step_up' }]);
  });
  return {};
};
