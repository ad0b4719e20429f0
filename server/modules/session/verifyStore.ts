import { eq } from 'drizzle-orm';
import { missingVerification, type VerifiedChannel, verifiedChannels } from '#contract/access';
import type { verificationCalls } from '#contract/calls/verification';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { FieldError } from '#contract/envelope';
import { countryOfPhone } from '#contract/phoneNumber';
import type { Database } from '../../db/database';
import { accountTokens, stores } from '../../db/schema/index';
import { CallError, fieldsNotValid } from '../../http/callError';
import type { CallContext, Handlers } from '../../http/handler';
import { writeAuditEntries } from '../audit/service';
import { type CodeOutcome, sendCode, tryCode } from '../oneTimeCodes/service';
import { readPlatformSettings } from '../settings/service';
import { findStore, type StoreRow, type StoreWithSettings } from '../store/service';
import { endTokens, isOpenStep } from './accountTokens';
import { ownerVisitor } from './noteSignIn';
import { asSignedIn, presentVerification, recipientOf, signInOwner } from './signInOwner';

/** A ticket's store, and what it has to verify at this moment. */
interface Ticket {
  found: StoreWithSettings;
  expires_at: Date;
  /** `false` if another service stood for the password. */
  isPasswordProved: boolean;
  missing: VerifiedChannel[];
}

/**
 * The store of a ticket, locked: a simultaneous call with the ticket waits, and so does a change of the password, which
 * ends it.
 *
 * @throws 2000 if the ticket is unknown, was used, or has expired
 */
async function holdTicket(tx: Database, ticket: string, now: Date): Promise<Ticket> {
  const isOpen = isOpenStep(ticket, 'verification', now);
  const { store_id, expires_at, purpose } = accountTokens;
  const select = () => tx.select({ store_id, expires_at, purpose }).from(accountTokens).where(isOpen);
  const [known] = await select();
  if (!known) throw new CallError(errorCodes.TOKEN_EXPIRED);
  const isStore = eq(stores.id, known.store_id);
  await tx.select({ id: stores.id }).from(stores).where(isStore).for('no key update');
  const [token] = await select();
  const found = token && (await findStore(tx, isStore));
  if (!found) throw new CallError(errorCodes.TOKEN_EXPIRED);
  const missing = missingVerification(found.store, await readPlatformSettings(tx));
  return { found, expires_at: token.expires_at, isPasswordProved: token.purpose === 'verification', missing };
}

const verifiedFields = { email: 'is_email_verified', phone: 'is_phone_number_verified' } as const;

/** Writes that an address or number was proved, with who proved it. */
async function noteVerified(tx: Database, store: StoreRow, channel: VerifiedChannel): Promise<void> {
  const field = verifiedFields[channel];
  await tx
    .update(stores)
    .set({ [field]: true })
    .where(eq(stores.id, store.id));
  const record = { id: store.id, name: store.name };
  const { actor } = ownerVisitor(store);
  const change = { old: { [field]: store[field] }, new: { [field]: true } };
  await writeAuditEntries(tx, store.id, [{ entity: 'store', action: 'verify', actor, record, ...change }]);
}

type Context = CallContext<'public'>;

const verified = { outcome: 'right', isGuess: false } as const;

/** Tries one code under the limit of failures. What was verified already isn't tried again, so its code may come twice. */
async function verify(ticket: string, channel: VerifiedChannel, code: string, context: Context): Promise<CodeOutcome> {
  const { db, env, now, throttleCode, request } = context;
  let outcome: CodeOutcome = 'wrong';
  await throttleCode('account', request.address, () =>
    db.transaction(async (tx) => {
      const { found, missing } = await holdTicket(tx, ticket, now());
      const isVerified = !missing.includes(channel);
      const to = recipientOf(found.store, channel);
      const tried = isVerified ? verified : await tryCode(tx, env, to, code, now());
      outcome = tried.outcome;
      if (outcome === 'right' && !isVerified) await noteVerified(tx, found.store, channel);
      return outcome === 'right' || !tried.isGuess;
    }),
  );
  return outcome;
}

const codesOf = { wrong: errorCodes.INVALID_OTP, ended: errorCodes.OTP_VERIFICATION_FAILED } as const;

function refuseCodes(refused: readonly { channel: VerifiedChannel; outcome: 'wrong' | 'ended' }[]): void {
  const [first] = refused;
  if (!first) return;
  const errors = refused.map(
    ({ channel, outcome }): FieldError => ({ path: `${channel}_otp`, code: String(codesOf[outcome]) }),
  );
  throw fieldsNotValid(codesOf[first.outcome], errors);
}

export const verificationHandlers: Handlers<keyof typeof verificationCalls> = {
  async store_generate_otp({ ticket, channel, language }, context) {
    const { db, now } = context;
    const { found, missing } = await db.transaction((tx) => holdTicket(tx, ticket, now()));
    const { store } = found;
    if (!missing.includes(channel))
      throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'channel', code: 'not_missing' }]);
    const code = await sendCode(context, {
      ...recipientOf(store, channel),
      countryCode: channel === 'phone' ? countryOfPhone(store.country_phone_code, store.phone) : '',
      language: language ?? store.languages_supported[context.language]?.code ?? 'en',
      storeId: store.id,
    });
    return { ...code, message: successCodes.OTP_SENT };
  },

  async otp_verification({ ticket, email_otp, phone_otp, device_token }, context) {
    const { db, now } = context;
    const codes = { email: email_otp, phone: phone_otp };
    const refused = [];
    for (const channel of verifiedChannels) {
      const code = codes[channel];
      const outcome = code === undefined ? 'right' : await verify(ticket, channel, code, context);
      if (outcome !== 'right') refused.push({ channel, outcome });
    }
    refuseCodes(refused);
    return db.transaction(async (tx) => {
      const { found, expires_at, isPasswordProved, missing } = await holdTicket(tx, ticket, now());
      if (missing.length === 0) {
        await endTokens(tx, { store_id: found.store.id, sub_store_id: null }, now());
        // Team members' pages, which showed why the store is blocked.
        context.messages.refreshAccess(found.store.id);
        const options = { isFreshProof: isPasswordProved };
        return asSignedIn(await signInOwner(found, device_token, { ...context, db: tx }, options));
      }
      if (email_otp === undefined && phone_otp === undefined)
        throw fieldsNotValid(
          errorCodes.FIELDS_NOT_VALID,
          missing.map((channel) => ({ path: `${channel}_otp`, code: 'required' })),
        );
      const verification = presentVerification(found.store, missing, { ticket, expires_at });
      return { servertoken: '', verification, message: successCodes.OTP_VERIFIED };
    });
  },
};
