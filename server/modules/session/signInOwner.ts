import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { missingVerification, type VerifiedChannel } from '#contract/access';
import { accountLimits } from '#contract/accountLimits';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { SecondFactor } from '#contract/entities/factor';
import type { Verification } from '#contract/entities/verification';
import type { Database } from '../../db/database';
import { stores } from '../../db/schema/index';
import { CallError } from '../../http/callError';
import type { CallContext } from '../../http/handler';
import { maskRecipient } from '../oneTimeCodes/service';
import { readContext, readPlatformSettings } from '../settings/service';
import { presentStore, type StoreRow, type StoreWithSettings } from '../store/service';
import { createToken, stepPurpose } from './accountTokens';
import { noteSignIn, ownerVisitor } from './noteSignIn';
import { askSecondFactor } from './secondFactor';
import { createSession } from './sessions';
import { tellNewDevice } from './tellNewDevice';

type Context = Pick<CallContext<'public'>, 'db' | 'env' | 'now' | 'request' | 'device'>;

/** Locks the store until its session exists: a simultaneous password change either ends this session or prevents it. */
async function lockAccount(tx: Database, { id, password_hash }: StoreRow): Promise<void> {
  const isSame = and(eq(stores.id, id), eq(stores.password_hash, password_hash));
  const [row] = await tx.select({ id: stores.id }).from(stores).where(isSame).for('share');
  if (!row) throw new CallError(errorCodes.WRONG_USERNAME_OR_PASSWORD);
}

/** The address or number of a store that a code goes to. */
export const recipientOf = ({ email, country_phone_code, phone }: StoreRow, channel: VerifiedChannel) =>
  channel === 'email'
    ? ({ channel: 'email', recipient: email } as const)
    : ({ channel: 'sms', recipient: `${country_phone_code}${phone}` } as const);

/** The ticket with what is missing, masked. */
export const presentVerification = (
  store: StoreRow,
  missing: readonly VerifiedChannel[],
  { ticket, expires_at }: { ticket: string; expires_at: Date },
): Verification => ({
  ticket,
  expires_at: expires_at.toISOString(),
  ...Object.fromEntries(missing.map((channel) => [channel, maskRecipient(recipientOf(store, channel))])),
});

async function issueTicket(
  tx: Database,
  store: StoreRow,
  missing: readonly VerifiedChannel[],
  { now, isPasswordProved }: { now: Date; isPasswordProved: boolean },
) {
  const expires_at = addMinutes(now, accountLimits.ticketMinutes);
  const account = { store_id: store.id, sub_store_id: null };
  const purpose = stepPurpose('verification', isPasswordProved);
  const ticket = await createToken(tx, { ...account, purpose, created_at: now, expires_at });
  return presentVerification(store, missing, { ticket, expires_at });
}

type Outcome = { verification: Verification } | { second_factor: SecondFactor } | { servertoken: string };

interface SignInOptions {
  /** Whether it comes with the registration: the audit log's entry of the call says so, and the device isn't news. */
  isNoted?: boolean;
  /** Whether this very call has proved the second factor. Nothing else stands for it. */
  isFactorProved?: boolean;
  /**
   * `false`: another service stood for the password, and may have asked nothing. Dangerous changes then need a proof, and
   * tickets for the next steps keep it.
   */
  isFreshProof?: boolean;
}

/**
 * Signs in an owner whose password was right, or gives them a ticket: if the store has to be verified first, and then if
 * the account has a second factor. Every way of signing in ends here, so that none can skip a step.
 *
 * @throws 994 if the password is no longer the account's
 */
export async function signInOwner(
  found: StoreWithSettings,
  deviceToken: string | undefined,
  { db, env, now, request, device }: Context,
  { isNoted = false, isFactorProved = false, isFreshProof = true }: SignInOptions = {},
): Promise<ReplyOf<'login'> & { message?: number }> {
  const { store } = found;
  const account = { store_id: store.id, sub_store_id: null, device_token: deviceToken ?? '' };
  const origin = { user_agent: request.userAgent, address: request.address };
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    await lockAccount(tx, store);
    const missing = missingVerification(store, await readPlatformSettings(tx));
    const proof = { now: now(), isPasswordProved: isFreshProof };
    if (missing.length > 0) return { verification: await issueTicket(tx, store, missing, proof) };
    const second_factor = isFactorProved ? null : await askSecondFactor(tx, env, account, now(), isFreshProof);
    if (second_factor) return { second_factor };
    if (!isNoted) {
      await tellNewDevice(tx, account, { env, request, device, now });
      await noteSignIn(tx, ownerVisitor(store));
    }
    return { servertoken: await createSession(tx, { ...account, ...origin }, now(), { isFreshProof }) };
  });
  if (!('servertoken' in outcome)) return outcome;
  device.remember({ kind: 'owner', ...store });
  return {
    message: successCodes.LOGGED_IN,
    store: { ...presentStore(found, null), servertoken: outcome.servertoken },
    ...(await readContext(db, store)),
  };
}

/** The same as `sign_in` replies it, which serves owners and sub-accounts. */
export function asSignedIn({
  store: signedIn,
  ...rest
}: Awaited<ReturnType<typeof signInOwner>>): ReplyOf<'sign_in'> & { message?: number } {
  if (!signedIn) return { ...rest, servertoken: '' };
  const { servertoken, ...store } = signedIn;
  return { ...rest, servertoken, store };
}
