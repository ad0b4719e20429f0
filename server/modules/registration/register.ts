import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { registrations, stores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { brokenIndex } from '#server/records/refusals';
import { writeAuditEntries } from '../audit/service';
import { cancelMessages } from '../outgoing/service';
import {
  asSignedIn,
  hashPassword,
  noteFailedSignIn,
  ownerVisitor,
  provePassword,
  signInOwner,
} from '../session/service';
import { addLink, labelOf } from '../socialAccounts/service';
import { findStore, type StoreRow } from '../store/service';
import { createStore, type NewStore } from './createStore';
import { endedMinutes, findKept, lockRegistration, needVerified, type RegistrationRow } from './findRegistration';
import { newStoreFacts } from './newStoreFacts';
import { refuseTakenWithLimit } from './phoneAttempts';
import { findReferrer } from './referral';
import { type Contact, lockContact, refuseTaken } from './takenBy';

type Context = CallContext<'public'>;
type Body = ParsedBodyOf<'register'>;

async function noteRegistered(
  tx: Database,
  id: string,
  { name, address, owner_first_name, owner_last_name }: NewStore,
) {
  const record = { id, name: [name] };
  const { actor } = ownerVisitor({ ...record, owner_first_name, owner_last_name });
  const values = { name: [name], address };
  await writeAuditEntries(tx, id, [{ entity: 'store', action: 'add', actor, record, old: null, new: values }]);
}

/** Personal data of the steps is deleted at once; the rest follows soon. */
const endRegistration = (tx: Database, id: string, store_id: string, now: Date) =>
  tx
    .update(registrations)
    .set({ store_id, draft: {}, social: null, expires_at: addMinutes(now, endedMinutes) })
    .where(eq(registrations.id, id));

const referrerOf = async (db: Database, body: Body, options: Parameters<typeof findReferrer>[2]) => {
  const { referral_code, country_code } = body;
  return referral_code ? findReferrer(db, { referral_code, country_code }, options) : null;
};

/** The service that the registration began with signs in to the store: both sides have verified the address. */
async function linkSocial(
  tx: Database,
  { social }: RegistrationRow,
  { id, env, now }: { id: string; env: Context['env']; now: Date },
): Promise<void> {
  if (!social) return;
  const [store] = await tx.select().from(stores).where(eq(stores.id, id));
  if (!store || store.email !== social.email) return;
  const { actor } = ownerVisitor(store);
  await addLink(tx, { store_id: id, sub_store_id: null }, social, { now, label: labelOf(env, social.issuer), actor });
}

/** One transaction: the store with all its rows, or nothing. */
function createOnce(body: Body, facts: Omit<NewStore, 'referred_by' | 'language' | 'now'>, { db, env, now }: Context) {
  return db.transaction(async (tx) => {
    const at = now();
    const row = await lockRegistration(tx, body.registration, at);
    await lockContact(tx, facts);
    await refuseTaken(tx, facts, at);
    const referrer = await referrerOf(tx, body, { now: at, isLocked: true });
    const language = body.language ?? row.language;
    const store = { ...facts, referred_by: referrer?.id ?? null, language, now: at };
    const id = await createStore(tx, store);
    await endRegistration(tx, row.id, id, at);
    await cancelMessages(tx, { events: ['registration_link'], recipient: row.email }, at);
    await noteRegistered(tx, id, store);
    await linkSocial(tx, row, { id, env, now: at });
    return id;
  });
}

const isTaken = (error: unknown): boolean => ['stores_email', 'stores_phone'].includes(brokenIndex(error) ?? '');

/** @throws 602 if the registration was completed with another password: its owner can sign in, or set a new one */
async function provePerson(store: StoreRow, password: string, context: Context): Promise<void> {
  const tried = { kind: 'owner', account: store, identifier: { email: store.email }, password, captcha: null } as const;
  if (await provePassword(context, tried)) return;
  context.afterReply(() => noteFailedSignIn(context.db, ownerVisitor(store)));
  throw new CallError(errorCodes.STORE_EMAIL_ALREADY_REGISTERED);
}

interface Created {
  id: string;
  /** Whether this call created it. */
  isNew: boolean;
}

async function signIn({ id, isNew }: Created, { password, device_token }: Body, context: Context) {
  const found = await findStore(context.db, eq(stores.id, id));
  if (!found) throw new CallError(errorCodes.TOKEN_EXPIRED);
  // Also if a code has to be entered first: the sign-in that follows on this device isn't news.
  if (isNew) context.device.remember({ kind: 'owner', ...found.store });
  else await provePerson(found.store, password, context);
  const signedIn = asSignedIn(await signInOwner(found, device_token, context, { isNoted: isNew }));
  return { ...signedIn, message: successCodes.REGISTERED };
}

const hasEnded = (error: unknown): boolean => error instanceof CallError && error.code === errorCodes.TOKEN_EXPIRED;

/** The store of this registration, whichever of simultaneous calls creates it. */
async function createOrFind(body: Body, facts: Parameters<typeof createOnce>[1], context: Context): Promise<Created> {
  const { db, now } = context;
  try {
    return { id: await createOnce(body, facts, context), isNew: true };
  } catch (error) {
    if (hasEnded(error)) {
      const { store_id } = await findKept(db, body.registration, now());
      if (store_id) return { id: store_id, isNew: false };
    }
    if (!isTaken(error)) throw error;
    // Another registration has just taken the email or the phone.
    await refuseTaken(db, facts, now());
    throw new CallError(errorCodes.STORE_REGISTRATION_FAILED);
  }
}

/**
 * Checks all that depends on other stores before the password is hashed. That a number is taken comes last: a call that
 * would be refused anyway says nothing about numbers.
 */
async function checkFirst(row: RegistrationRow, body: Body, facts: Contact, { db, now, request }: Context) {
  await referrerOf(db, body, { now: now() });
  await refuseTakenWithLimit(db, { ...facts, registration: row.id, address: request.address }, now());
}

/**
 * Creates the store and signs its owner in. Of simultaneous calls one creates it. The others, and a repeated call
 * whose first reply was lost, sign in to it with the same password.
 *
 * @throws 602 if the registration was completed with another password; 2000 if it has expired
 */
export const register: Handler<'register'> = async (body, context) => {
  const { db, now } = context;
  const row = await findKept(db, body.registration, now());
  if (row.store_id) return signIn({ id: row.store_id, isNew: false }, body, context);
  needVerified(row);
  const facts = await newStoreFacts(db, body, row.email);
  try {
    await checkFirst(row, body, facts, context);
  } catch (error) {
    // A simultaneous call may have created this registration's own store.
    const { store_id } = await findKept(db, body.registration, now());
    if (!store_id) throw error;
    return signIn({ id: store_id, isNew: false }, body, context);
  }
  const password_hash = await hashPassword(body.password);
  return signIn(await createOrFind(body, { ...facts, password_hash }, context), body, context);
};
