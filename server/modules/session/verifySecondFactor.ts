import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../../db/database';
import { accountTokens } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext, Handler } from '../../http/handler';
import {
  type FactorProof,
  hasFactor,
  methodsOf,
  missingProof,
  proofIn,
  takeFactor,
  wrongProof,
} from '../factors/service';
import { isOpenStep, tokenHash } from './accountTokens';
import { noteFailedFactor } from './noteSignIn';
import { factorKey } from './secondFactor';
import { needPerson, signInPerson } from './signInPerson';

type Context = CallContext<'public'>;

/** @throws 2000 if the ticket is unknown, was used, or has expired */
export async function needTicket(db: Database, ticket: string, now: Date) {
  const [token] = await db
    .select()
    .from(accountTokens)
    .where(isOpenStep(ticket, 'second_factor', now));
  if (!token) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return token;
}

/** @returns `null` for a wrong proof */
async function signInWith(
  tx: Database,
  { ticket, proof, deviceToken }: { ticket: string; proof: FactorProof; deviceToken: string | undefined },
  context: Context,
) {
  const { env, now } = context;
  const person = await needPerson(tx, await needTicket(tx, ticket, now()), { isLocked: true });
  // Again, now that the account is locked: a simultaneous call may have used the ticket.
  const account = await needTicket(tx, ticket, now());
  if (!(await hasFactor(tx, account))) throw new CallError(errorCodes.TOKEN_EXPIRED);
  const { challenge } = account;
  if (!(await takeFactor(tx, env, account, { proof, challenge, now: now() }))) return null;
  await tx
    .update(accountTokens)
    .set({ ended_at: now() })
    .where(eq(accountTokens.token_hash, tokenHash(ticket)));
  return signInPerson(person, deviceToken, { ...context, db: tx }, { isFactorProved: true });
}

/**
 * Signs in with the ticket of an account and one proof of its second factor. Wrong proofs are counted by account and
 * address, apart from those of the password, so that knowing it clears none of them.
 */
export const verifySecondFactor: Handler<'verify_second_factor'> = async (
  { ticket, device_token, totp, recovery_code, passkey },
  context,
) => {
  const { db, now, throttlePassword, request, afterReply } = context;
  const account = await needTicket(db, ticket, now());
  const proof = proofIn({ totp, recovery_code, passkey });
  if (!proof) throw missingProof(await methodsOf(db, account));
  const { visitor } = await needPerson(db, account);
  const attempt = { account: factorKey(account), address: request.address, device: null, captcha: null };
  const tried: { reply: Awaited<ReturnType<typeof signInWith>> } = { reply: null };
  await throttlePassword(attempt, async () => {
    tried.reply = await db.transaction((tx) => signInWith(tx, { ticket, proof, deviceToken: device_token }, context));
    return tried.reply !== null;
  });
  if (tried.reply) return tried.reply;
  afterReply(() => noteFailedFactor(db, visitor));
  throw wrongProof(proof.method);
};
