import { addDays, addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { ownerLimits } from '#contract/ownerLimits';
import { withCallingCode } from '#contract/phoneNumber';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { handovers } from '#server/db/schema/index';
import { CallError, CountedRefusal } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { ownerContacts, takeAddress } from '../addresses/service';
import { type AuditActor, writeAuditEntries } from '../audit/service';
import { type CodeOutcome, sendCode, tryCode } from '../oneTimeCodes/service';
import { ownerLanguage, queueMessages } from '../outgoing/service';
import { hashPassword, validatePassword } from '../session/service';
import { findLink, makeLink, prolongLinks } from './links';
import { announceOwner, findOwner, lockOwner, type OwnerStore, ownerAccount, storeName } from './ownerStore';
import { presentOffer } from './presentHandover';
import { type HandoverRow, openHandover } from './requests';
import { stopHandover } from './stopChange';

type Context = CallContext<'public'>;

/** @throws 2000 if the link was used or has ended */
async function needOffer(db: Database, token: string, now: Date): Promise<HandoverRow> {
  const link = await findLink(db, token, 'handover', now);
  const row = link && (await openHandover(db, link.store_id, now));
  if (!row || row.id !== link?.id) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return row;
}

/** The new owner has no account yet: with the owner's ID, the audit log would call the present owner by this name. */
const newOwner = (row: HandoverRow): AuditActor => ({ kind: 'owner', id: null, name: fullName(row) });

/** Apart from other codes, which any account can ask for. */
const codeRecipient = ({ email }: HandoverRow) =>
  ({ channel: 'email', recipient: email, purpose: 'handover' }) as const;

export const getHandoverOffer: Handler<'get_handover_offer'> = async ({ token }, { db, now }) => {
  const row = await needOffer(db, token, now());
  return { offer: presentOffer(row, await findOwner(db, row.store_id)) };
};

export const sendHandoverCode: Handler<'send_handover_code'> = async ({ token, language }, context) => {
  const { db, now } = context;
  const row = await needOffer(db, token, now());
  const store = await findOwner(db, row.store_id);
  const to = { ...codeRecipient(row), countryCode: '', storeId: store.id };
  return sendCode(context, { ...to, language: language ?? ownerLanguage(store) });
};

const codesOf = { wrong: errorCodes.INVALID_OTP, ended: errorCodes.OTP_VERIFICATION_FAILED } as const;

/** Tries the code within the limits on failed attempts. */
async function tryFor(tx: Database, row: HandoverRow, code: string, context: Context): Promise<CodeOutcome> {
  const { env, now, throttleCode, request } = context;
  let outcome: CodeOutcome = 'wrong';
  await throttleCode('account', request.address, async () => {
    const attempt = await tryCode(tx, env, codeRecipient(row), code, now());
    outcome = attempt.outcome;
    return outcome === 'right' || !attempt.isGuess;
  });
  return outcome;
}

/** Each refused number uses up a code, and an address gets only a few, so no one can try many numbers. */
async function refuseTakenAddresses(
  tx: Database,
  store: OwnerStore,
  { email }: HandoverRow,
  phone: { country_phone_code: string; phone: string },
  now: Date,
): Promise<CountedRefusal | null> {
  try {
    await takeAddress(tx, ownerAccount(store), { email }, now);
    await takeAddress(tx, ownerAccount(store), phone, now);
    return null;
  } catch (error) {
    if (error instanceof CallError) return new CountedRefusal(error.code, error.details);
    throw error;
  }
}

/** Tells the owner's contacts that the new owner has accepted, and how to stop it. */
async function tellOwner(tx: Database, store: OwnerStore, row: HandoverRow, context: Context): Promise<void> {
  const { id, opens_at, expires_at: expiresAt } = row;
  if (!opens_at) return;
  const about = { kind: 'handover', id } as const;
  const link = await makeLink(tx, store, { purpose: 'owner_alarm', about, expiresAt }, context);
  const facts = { store: storeName(store), name: fullName(row), link };
  await queueMessages(
    tx,
    store,
    {
      ...{ event: 'handover_accepted', to: await ownerContacts(tx, store, context), expiresAt },
      facts: (time) => ({ ...facts, from: time(opens_at), until: time(expiresAt) }),
    },
    context,
  );
}

type AcceptedDetails = Pick<ParsedBodyOf<'accept_handover'>, 'language'> & {
  contact: { country_phone_code: string; phone: string };
  password_hash: string;
};

async function accept(
  tx: Database,
  store: OwnerStore,
  row: HandoverRow,
  { contact, password_hash, language }: AcceptedDetails,
  context: Context,
): Promise<HandoverRow> {
  const at = context.now();
  const opens_at = addHours(at, ownerLimits.handoverWaitHours);
  const expires_at = addDays(opens_at, ownerLimits.handoverDays);
  const entered = { ...contact, password_hash, language: language ?? null };
  const [accepted] = await tx
    .update(handovers)
    .set({ ...entered, accepted_at: at, opens_at, expires_at })
    .where(eq(handovers.id, row.id))
    .returning();
  if (!accepted) throw new CallError(errorCodes.TOKEN_EXPIRED);
  await prolongLinks(tx, store, { kind: 'handover', id: row.id }, expires_at);
  await writeAuditEntries(tx, store.id, [
    {
      ...{ entity: 'owner_access', action: 'accept_handover', actor: newOwner(row) },
      ...{ old: { state: 'pending' }, new: { state: 'accepted' } },
    },
  ]);
  await tellOwner(tx, store, accepted, context);
  await announceOwner(tx, store);
  return accepted;
}

/**
 * The new owner accepts. The store's row is locked, so the second of two simultaneous calls finds the offer accepted.
 * Accepting twice is refused, because the wait would start over, and so is accepting a store whose deletion is pending.
 */
export const acceptHandover: Handler<'accept_handover'> = async (body, context) => {
  const { db, now, wakeOutbox } = context;
  const { token, otp, password, language } = body;
  const { email, first_name, last_name, store_id } = await needOffer(db, token, now());
  const contact = withCallingCode({ country_phone_code: body.country_phone_code, phone: body.phone });
  await validatePassword(password, { personal: [email, contact.phone, first_name, last_name] });
  // Before the transaction, which must not wait for it.
  const password_hash = await hashPassword(password);
  const outcome = await db.transaction(async (tx) => {
    const store = await lockOwner(tx, store_id);
    const row = await needOffer(tx, token, now());
    if (row.accepted_at || store.deletion_due_at) throw new CallError(errorCodes.TOKEN_EXPIRED);
    const codeOutcome = await tryFor(tx, row, otp, context);
    if (codeOutcome !== 'right')
      return new CountedRefusal(codesOf[codeOutcome], {
        errors: [{ path: 'otp', code: String(codesOf[codeOutcome]) }],
      });
    const refusal = await refuseTakenAddresses(tx, store, row, contact, now());
    if (refusal) return refusal;
    return presentOffer(await accept(tx, store, row, { contact, password_hash, language }, context), store);
  });
  // After the transaction, so that the attempt stays counted.
  if (outcome instanceof CountedRefusal) throw outcome;
  wakeOutbox();
  return { offer: outcome };
};

export const declineHandover: Handler<'decline_handover'> = async ({ token }, context) => {
  const { db, now, wakeOutbox } = context;
  const { store_id } = await needOffer(db, token, now());
  await db.transaction(async (tx) => {
    const store = await lockOwner(tx, store_id);
    const row = await needOffer(tx, token, now());
    await stopHandover(tx, store, { handover: row, actor: newOwner(row) }, context);
    await announceOwner(tx, store);
  });
  wakeOutbox();
  return {};
};
