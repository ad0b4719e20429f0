import { sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import { tidyGrants } from '#contract/permissionPresets';
import type { Grants } from '#contract/permissions';
import { subStores } from '#server/db/schema/index';
import { changedMeanwhile } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { endSessions, hashPassword, judgePassword } from '../session/service';
import { judgeGrants, judgeIdentity, refuseTakenIdentity } from './judgeFields';
import { loadSubStore, lockManaged } from './loadSubStore';
import { presentRecord } from './presentRecord';
import { isSubStore, type ListedSubStore } from './subStoreRow';
import { endedWaysIn, noInvitation } from './waysIn';

type Body = ParsedBodyOf<'update_sub_store'>;

/**
 * Columns of the fields given. A new password uses up a link that would set one; another address ends the link that lies in the mailbox
 * of the one before; permissions end ways in that were made by who does not hold them.
 */
async function columnsOf({ _id, version, urls, password, ...rest }: Body, before: ListedSubStore, granter: Grants) {
  const { name, email, country_phone_code, phone, preset, is_disabled } = rest;
  const given = { name, email, country_phone_code, phone, preset, is_disabled };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(phone === '' && { country_phone_code: '' }),
    ...(urls && { urls: tidyGrants(urls), ...endedWaysIn(before, urls) }),
    ...(password !== undefined && {
      password_hash: await hashPassword(password),
      password_reach: granter && [...granter],
      ...noInvitation,
    }),
    ...(email !== undefined && email !== before.email && noInvitation),
  };
}

/** What the account's open windows notice, once the change is committed. */
async function tell(
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

/** Changes the fields given, in the version that was seen. What was taken holds from the next call on, and open windows are told. */
export const updateSubStore: Handler<'update_sub_store'> = async (body, context) => {
  const { db, session, now } = context;
  const { before, after } = await db.transaction(async (tx) => {
    const before = await lockManaged(tx, session, body._id);
    if (before.version !== body.version) {
      throw changedMeanwhile(presentRecord(before, session));
    }
    if (body.urls) judgeGrants(session, body.urls);
    const { phone = before.phone, country_phone_code = before.country_phone_code, email } = body;
    await judgeIdentity(tx, { phone, country_phone_code, email }, before.id);
    if (body.password !== undefined) {
      const personal = [body.name ?? before.name, email ?? before.email, phone];
      await judgePassword(body.password, { personal });
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
    return { before, after: await loadSubStore(tx, session.store_id, before.id) };
  });
  await tell(body, { before, after }, context);
  return { sub_store: presentRecord(after, session), message: successCodes.SUB_STORE_UPDATED };
};
