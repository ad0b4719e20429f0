import { eq, sql } from 'drizzle-orm';
import type { AuditValues } from '#contract/audit/auditEntry';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { endAccountantLinks } from '../accountant/service';
import { formerEmail, noteEmailRestored, ownerContacts, refuseTaken, takeAddress } from '../addresses/service';
import { hiddenValue, writeAuditEntries } from '../audit/service';
import { removeFactors } from '../factors/service';
import { maskRecipient } from '../oneTimeCodes/service';
import { cancelPasswordLinks, queueMessages, type Recipient } from '../outgoing/service';
import { endSessions, endTokens, hashPassword, ownerVisitor, validatePassword } from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';
import { trustedOf } from './colleagues';
import { endLinks, findLink } from './links';
import { mailRecipients } from './mailRecipients';
import { announceOwner, findOwner, lockOwner, type OwnerStore, ownerAccount, storeName } from './ownerStore';
import { endRequests, openRequest } from './requests';

type Context = CallContext<'public'>;

/** The request that a link is for. @throws 2000 if it was used, stopped or has expired */
async function needLink(db: Database, token: string, now: Date) {
  const link = await findLink(db, token, 'recovery', now);
  const request = link && (await openRequest(db, link.store_id, now));
  if (request?.id !== link?.id || !request?.opens_at) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return { ...request, opens_at: request.opens_at };
}

export const getRecoveryLink: Handler<'get_recovery_link'> = async ({ token }, { db, now }) => {
  const { store_id, opens_at, expires_at } = await needLink(db, token, now());
  const store = await findOwner(db, store_id);
  const email = (await formerEmail(db, ownerAccount(store), now())) ?? store.email;
  return {
    link: {
      store_name: store.name,
      email: maskRecipient({ channel: 'email', recipient: email }),
      ...{ opens_at: opens_at.toISOString(), expires_at: expires_at.toISOString() },
    },
  };
};

/** Ends everything that someone could sign in with as the owner, except the new password, and what they shared with accountants. */
export async function closeOwnerAccess(
  tx: Database,
  store: OwnerStore,
  context: Pick<Context, 'env' | 'now' | 'messages'>,
): Promise<void> {
  const account = ownerAccount(store);
  await removeFactors(tx, account);
  await endSocialLinks(tx, account);
  await endTokens(tx, account, context.now());
  await endAccountantLinks(tx, store.id);
  await cancelPasswordLinks(tx, store.email, context.now());
  await endSessions({ ...context, db: tx }, account, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
}

/**
 * Restores the email address that the link was mailed to. Someone else may have changed it, and would get the account's
 * mail.
 *
 * @returns the store as it is then
 * @throws 602 or 996 if another account has it
 */
async function restoreEmail(tx: Database, store: OwnerStore, now: Date): Promise<OwnerStore> {
  const account = ownerAccount(store);
  const email = await formerEmail(tx, account, now);
  if (email === null || email === store.email) return store;
  await takeAddress(tx, account, { email }, now);
  await tx
    .update(stores)
    .set({ email, is_email_verified: true, version: sql`${stores.version} + 1` })
    .where(eq(stores.id, store.id))
    .catch(refuseTaken);
  await noteEmailRestored(tx, account, now);
  return { ...store, email };
}

/** @param contacts the owner's contacts before the change; one may be someone else's */
async function tellEveryone(
  tx: Database,
  store: OwnerStore,
  contacts: readonly Recipient[],
  context: Context,
): Promise<void> {
  const to = [...contacts, ...mailRecipients(store, await trustedOf(tx, store.id), context)];
  const facts = { store: storeName(store) };
  await queueMessages(
    tx,
    store,
    { event: 'recovery_done', to, facts: (time) => ({ ...facts, at: time(context.now()) }) },
    context,
  );
}

/**
 * Lets the owner back in without signing them in, so the next sign-in asks for everything as usual. The link works
 * once: the store's row is locked, so the second of two simultaneous uses finds that the request has ended.
 *
 * @throws 2000 if the link was used, stopped or has expired; 4022 `too_early` at `token` before the wait is over
 */
export const finishRecovery: Handler<'finish_recovery'> = async ({ token, password }, context) => {
  const { db, now, device, messages, wakeOutbox } = context;
  const { store_id, opens_at } = await needLink(db, token, now());
  if (opens_at > now()) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'token', code: 'too_early' }]);
  const { email, phone, name, owner_first_name, owner_last_name } = await findOwner(db, store_id);
  await validatePassword(password, { personal: [email, phone, ...name, owner_first_name, owner_last_name] });
  const password_hash = await hashPassword(password);
  const store = await db.transaction(async (tx) => {
    const locked = await lockOwner(tx, store_id);
    const { id } = await needLink(tx, token, now());
    const contacts = await ownerContacts(tx, locked, context);
    await tx.update(stores).set({ password_hash }).where(eq(stores.id, store_id));
    await closeOwnerAccess(tx, locked, context);
    const restored = await restoreEmail(tx, locked, now());
    await endRequests(tx, store_id, now());
    await endLinks(tx, locked, { kind: 'recovery', id }, now());
    const email: AuditValues = restored.email === locked.email ? {} : { email: hiddenValue };
    await writeAuditEntries(tx, store_id, [
      {
        ...{ entity: 'owner_access', action: 'recover', actor: ownerVisitor(locked).actor },
        ...{ old: { password: hiddenValue, ...email }, new: { password: hiddenValue, ...email } },
      },
    ]);
    await tellEveryone(tx, restored, contacts, context);
    await announceOwner(tx, restored);
    return restored;
  });
  wakeOutbox();
  messages.refreshAccess(store_id);
  device.remember({ kind: 'owner', id: store_id, password_hash });
  return { email: store.email, message: successCodes.PASSWORD_SET };
};
