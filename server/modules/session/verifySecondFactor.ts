import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '../../db/database';
import { accountTokens, stores, subStores } from '../../db/schema/index';
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
import { findStore } from '../store/service';
import { isOpenToken, type TokenAccount, tokenHash } from './accountTokens';
import { noteFailedFactor, ownerVisitor, subStoreVisitor } from './noteSignIn';
import { factorKey } from './secondFactor';
import { asSignedIn, signInOwner } from './signInOwner';
import { asSignedInSubStore, signInSubStore } from './signInSubStore';

type Context = CallContext<'public'>;

/** @throws 2000 if the ticket is unknown, was used, or has expired */
async function needTicket(db: Database, ticket: string, now: Date) {
  const [token] = await db
    .select()
    .from(accountTokens)
    .where(isOpenToken(ticket, 'second_factor', now));
  if (!token) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return token;
}

/** An account, with what signs it in and who it is in the audit log. */
type Person = Awaited<ReturnType<typeof needPerson>>;

/**
 * The account of a ticket. Locked, a simultaneous call with a ticket of the account waits, and so does a change of its
 * password, which ends the ticket.
 */
async function needPerson(db: Database, { store_id, sub_store_id }: TokenAccount, { isLocked = false } = {}) {
  if (sub_store_id === null) {
    const isStore = eq(stores.id, store_id);
    if (isLocked) await db.select({ id: stores.id }).from(stores).where(isStore).for('no key update');
    const found = await findStore(db, isStore);
    if (!found) throw new CallError(errorCodes.TOKEN_EXPIRED);
    return { kind: 'owner' as const, found, visitor: ownerVisitor(found.store) };
  }
  const select = db
    .select()
    .from(subStores)
    .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
  const [row] = await (isLocked ? select.for('no key update') : select);
  if (!row) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return { kind: 'sub_store' as const, row, visitor: subStoreVisitor(row) };
}

const proved = { isFactorProved: true } as const;

/** The reply of `sign_in`, to an owner or a team member who has proved both factors. */
async function openSession(person: Person, deviceToken: string | undefined, context: Context) {
  if (person.kind === 'owner') return asSignedIn(await signInOwner(person.found, deviceToken, context, proved));
  const reply = await signInSubStore(person.row, deviceToken, context, proved);
  const isSignedIn = reply.sub_store.server_token !== '';
  if (isSignedIn) context.device.remember({ kind: 'sub_store', ...person.row });
  return { ...asSignedInSubStore(reply), ...(isSignedIn && { message: successCodes.LOGGED_IN }) };
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
  return openSession(person, deviceToken, { ...context, db: tx });
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
