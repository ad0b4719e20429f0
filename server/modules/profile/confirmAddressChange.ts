import { randomBytes } from 'node:crypto';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import type { AddressValue } from '#server/db/schema/factors';
import { accountTokens, addressChanges, type subStores } from '#server/db/schema/index';
import { CountedRefusal } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { channelOf, isSameAddress, recipientOf } from '../addresses/service';
import { type CodeOutcome, tryCode } from '../oneTimeCodes/service';
import { demoMessage } from '../outgoing/service';
import { isOpenToken, tokenHash } from '../session/service';
import { type Account, needPerson } from './account';
import { codeRecipient, currentAddress } from './address';
import { presentProfile } from './presentProfile';
import { tellOldAddress } from './tellOldAddress';
import { ownReach, writeAddress } from './writeAddress';

const codesOf = { wrong: errorCodes.INVALID_OTP, ended: errorCodes.OTP_VERIFICATION_FAILED } as const;

/** Keeps the counted try. */
const refusal = (outcome: 'wrong' | 'ended') =>
  new CountedRefusal(codesOf[outcome], { errors: [{ path: 'otp', code: String(codesOf[outcome]) }] });

/** The new address that a ticket of this account holds; `null` if the ticket no longer works. */
async function addressOf(tx: Database, account: Account, ticket: string, now: Date): Promise<AddressValue | null> {
  const [token] = await tx
    .select()
    .from(accountTokens)
    .where(isOpenToken(ticket, 'address_change', now));
  if (!token?.challenge) return null;
  if (token.store_id !== account.store_id || token.sub_store_id !== account.sub_store_id) return null;
  return JSON.parse(token.challenge) as AddressValue;
}

/** Tries the code under the limits of failures. */
async function tryFor(value: AddressValue, code: string, context: CallContext): Promise<CodeOutcome> {
  const { db, env, now, throttleCode, request } = context;
  let outcome: CodeOutcome = 'wrong';
  await throttleCode('account', request.address, async () => {
    const tried = await tryCode(db, env, codeRecipient(value), code, now());
    outcome = tried.outcome;
    return outcome === 'right' || !tried.isGuess;
  });
  return outcome;
}

/** Keeps what the change replaces, for the link in the notice. @returns the link's token */
async function keepOld(tx: Database, account: Account, value: AddressValue, now: Date) {
  const { store_id, sub_store_id } = account;
  const channel = channelOf(value);
  const token = randomBytes(32).toString('base64url');
  const undo_until = addHours(now, accountLimits.addressUndoHours);
  const reach =
    account.sub_store_id !== null && channel === 'email' ? { email_reach: account.row.email_reach ?? null } : {};
  await tx.insert(addressChanges).values({
    ...{ store_id, sub_store_id, channel: recipientOf(value).channel, undo_hash: tokenHash(token) },
    ...{ old_value: { ...currentAddress(account, channel), ...reach }, new_value: value },
    ...{ created_at: now, undo_until },
  });
  return { token, undo_until };
}

/** A confirmed address covers what it did: the one who typed it stays the same. */
const reachOf = (row: typeof subStores.$inferSelect, isSame: boolean) => (isSame ? row.email_reach : ownReach(row));

/**
 * Changes an address by the code that was sent to it. The account's row is locked from the ticket to the last statement,
 * so of two simultaneous confirmations the second finds the ticket ended. Sessions stay: it is their person who proved
 * the address.
 */
export const confirmAddressChange: Handler<'confirm_address_change'> = async ({ ticket, otp, language }, context) => {
  const { session, now } = context;
  const reply = await changeRecords(context, async (tx, announce) => {
    const inside = { ...context, db: tx };
    const account = await needPerson(tx, session, { isLocked: true });
    const value = await addressOf(tx, account, ticket, now());
    if (!value) throw refusal('ended');
    const outcome = await tryFor(value, otp, inside);
    if (outcome !== 'right') throw refusal(outcome);
    const at = now();
    // The account's own address, which was never confirmed: nothing is replaced, and there is nothing to undo.
    const isSame = isSameAddress(value, currentAddress(account, channelOf(value)));
    const undoLink = isSame ? null : await keepOld(tx, account, value, at);
    const email_reach = account.sub_store_id === null ? null : reachOf(account.row, isSame);
    await writeAddress(tx, account, { value, email_reach, now: at, by: session.name });
    await tx
      .update(accountTokens)
      .set({ ended_at: at })
      .where(eq(accountTokens.token_hash, tokenHash(ticket)));
    const message = undoLink && (await tellOldAddress(tx, account, { value, ...undoLink, language }, context));
    announce('store', [session.store_id]);
    const profile = await presentProfile(inside, session);
    return { profile, ...demoMessage(message) };
  });
  // A proved address can be all that an unverified store lacked.
  context.messages.refreshAccess(session.store_id);
  return { ...reply, message: successCodes.PROFILE_UPDATED };
};
