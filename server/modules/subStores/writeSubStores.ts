import { sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BulkResult } from '#contract/entities/change';
import { tidyGrants } from '#contract/permissionPresets';
import type { Grants } from '#contract/permissions';
import { newId } from '#server/db/schema/columns';
import { subStores } from '#server/db/schema/index';
import { CallError, changedMeanwhile, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { closeChanges } from '../addresses/service';
import { cancelMessages, cancelPasswordLinks } from '../outgoing/service';
import {
  endFactorAlarms,
  endSessions,
  endTokens,
  hashPassword,
  noInvitation,
  validatePassword,
} from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';
import { refuseFullTeam } from '../subscription/service';
import { assertGrantable, assertUniqueIdentity, refuseTakenIdentity, refuseTeamManager } from './accountRules';
import { cancelInvitation } from './inviteSubStore';
import {
  endedCredentials,
  isSubStore,
  type ListedSubStore,
  loadSubStore,
  lockManaged,
  presentRecord,
} from './loadSubStore';

/** Deletes an account; it is signed out everywhere after the commit. */
async function deleteOne(id: string, context: CallContext): Promise<void> {
  const { db, session } = context;
  await db.transaction(async (tx) => {
    await cancelPasswordLinks(tx, (await lockManaged(tx, session, id)).email, context.now());
    await tx.delete(subStores).where(isSubStore(session.store_id, id));
  });
  await endSessions(context, { store_id: session.store_id, sub_store_id: id }, pushCodes.DECLINED_BY_ADMIN);
}

/** Deletes one or several accounts; with several, each has its own result. */
export const deleteSubStores: Handler<'delete_sub_store'> = async ({ _id, ids }, context) => {
  if (_id !== undefined) {
    await deleteOne(_id, context);
    return { results: [{ _id, success: true }], change_id: null, message: successCodes.SUB_STORE_DELETED };
  }
  if (!ids) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: '_id', code: 'required' }]);
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    try {
      await deleteOne(id, context);
      results.push({ _id: id, success: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      results.push({ _id: id, success: false, error_code: error.code });
    }
  }
  return { results, change_id: null };
};

/** The platform approves who can sign in. A demo has no administrator and approves at once. */
export const addSubStore: Handler<'add_sub_store'> = async (body, { db, env, session, now }) => {
  const { name, email, country_phone_code, phone, urls, preset, is_disabled, password } = body;
  assertGrantable(session, urls);
  const id = newId();
  const at = now();
  const account = { store_id: session.store_id, sub_store_id: id };
  await assertUniqueIdentity(db, account, { email, country_phone_code, phone }, at);
  if (password !== undefined) await validatePassword(password, { personal: [name, email, phone] });
  const fields = { name, email, country_phone_code: phone && country_phone_code, phone, preset, is_disabled };
  const member = {
    ...{ store_id: session.store_id, id },
    ...fields,
    email_reach: session.grants && [...session.grants],
    urls: tidyGrants(urls),
    ...(password !== undefined && {
      password_hash: await hashPassword(password),
      password_reach: session.grants && [...session.grants],
    }),
    is_approved: env.DEMO !== 'off',
    created_at: at,
    updated_at: at,
    updated_by: session.name,
  };
  await db
    .transaction(async (tx) => {
      await refuseFullTeam(tx, env, session.store_id, at);
      await tx.insert(subStores).values(member);
    })
    .catch(refuseTakenIdentity);
  const row = await loadSubStore(db, session.store_id, id);
  return { sub_store: presentRecord(row, session), message: successCodes.SUB_STORE_ADDED };
};

type Body = ParsedBodyOf<'update_sub_store'>;

/**
 * Columns for the given fields. A new password uses up an open link. A new address ends the link sent to the old one.
 * New permissions end credentials whose issuers don't have them.
 */
async function columnsOf({ _id, version, urls, password, ...rest }: Body, before: ListedSubStore, granter: Grants) {
  const { name, email, country_phone_code, phone, preset, is_disabled } = rest;
  const isMoved = email !== undefined && email !== before.email;
  const values = { name, email, country_phone_code, phone, preset, is_disabled };
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    ...(phone === '' && { country_phone_code: '' }),
    ...(isMoved && { email_reach: granter && [...granter], is_email_verified: false, ...noInvitation }),
    ...(urls && { urls: tidyGrants(urls), ...endedCredentials(before, urls) }),
    ...(password !== undefined && {
      password_hash: await hashPassword(password),
      password_reach: granter && [...granter],
      ...noInvitation,
    }),
  };
}

const channelsMoved = (before: ListedSubStore, after: ListedSubStore) => [
  ...(after.email !== before.email ? (['email'] as const) : []),
  ...(after.phone !== before.phone || after.country_phone_code !== before.country_phone_code ? (['sms'] as const) : []),
];

/** Notifies the account's open pages. Call it after the commit. */
async function notifySessions(
  body: Body,
  { before, after }: Record<'before' | 'after', ListedSubStore>,
  context: CallContext,
): Promise<void> {
  const ended = { store_id: context.session.store_id, sub_store_id: body._id };
  if (body.is_disabled && !before.is_disabled) await endSessions(context, ended, pushCodes.DECLINED_BY_ADMIN);
  else if (after.password_hash !== before.password_hash)
    await endSessions(context, ended, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
  else if (body.urls || body.name) context.messages.refreshAccess(ended.store_id);
}

/**
 * Changes the given fields if `version` is current. Removed permissions apply from the next call on, and open pages
 * are notified.
 */
export const updateSubStore: Handler<'update_sub_store'> = async (body, context) => {
  const { db, session, now } = context;
  const { before, after } = await db.transaction(async (tx) => {
    const before = await lockManaged(tx, session, body._id);
    if (before.version !== body.version) {
      throw changedMeanwhile(presentRecord(before, session));
    }
    if (body.urls) {
      assertGrantable(session, body.urls);
      refuseTeamManager('urls', before.shared_device !== null, body.urls);
    }
    const { phone = before.phone, country_phone_code = before.country_phone_code, email } = body;
    const account = { store_id: session.store_id, sub_store_id: before.id };
    await assertUniqueIdentity(tx, account, { phone, country_phone_code, email }, now(), before);
    if (body.password !== undefined) {
      const personal = [body.name ?? before.name, email ?? before.email, phone];
      await validatePassword(body.password, { personal });
    }
    await tx
      .update(subStores)
      .set({
        ...(await columnsOf(body, before, session.grants)),
        updated_at: now(),
        updated_by: session.name,
        version: sql`${subStores.version} + 1`,
      })
      .where(isSubStore(session.store_id, before.id))
      .catch(refuseTakenIdentity);
    const after = await loadSubStore(tx, session.store_id, before.id);
    if (after.invitation_hash !== before.invitation_hash) await cancelInvitation(tx, before, now());
    if (after.password_hash !== before.password_hash || after.email !== before.email) {
      await endTokens(tx, account, now());
      await cancelMessages(tx, { events: ['new_password'], recipient: before.email }, now());
      // The account may have another person now.
      await endSocialLinks(tx, account);
    }
    if (after.email !== before.email) await endFactorAlarms(tx, account, now());
    await closeChanges(tx, account, channelsMoved(before, after), now());
    return { before, after };
  });
  await notifySessions(body, { before, after }, context);
  return { sub_store: presentRecord(after, session), message: successCodes.SUB_STORE_UPDATED };
};
