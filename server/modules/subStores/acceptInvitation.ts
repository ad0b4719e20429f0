import { and, eq, gt } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { cancelPasswordLinks } from '../outgoing/service';
import {
  endSessions,
  endTokens,
  hashPassword,
  noInvitation,
  noteAccepted,
  signInSubStore,
  validatePassword,
} from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';
import { invitationHash } from './invitationToken';
import { storeOfInvitation } from './inviteSubStore';

const openInvitation = (token: string, now: Date) =>
  and(eq(subStores.invitation_hash, invitationHash(token)), gt(subStores.invitation_expires_at, now));

/** @throws 2000 if no invitation has this token, or it is no longer valid */
async function findInvited(db: Database, token: string, now: Date) {
  const [row] = await db.select().from(subStores).where(openInvitation(token, now));
  if (!row) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return row;
}

export const getInvitation: Handler<'get_invitation'> = async ({ token }, { db, now }) => {
  const { name, email, store_id, invitation_expires_at } = await findInvited(db, token, now());
  const store = await storeOfInvitation(db, store_id);
  const expires_at = (invitation_expires_at ?? now()).toISOString();
  return { invitation: { name, email, store_name: store.name, expires_at } };
};

/**
 * The person with the link sets the password. It grants no more than the link did, because its issuer may have opened
 * it. A link works once: the second of two simultaneous uses finds it used. An account that already had a password is
 * signed out everywhere. The audit log records this even if the account can't sign in yet.
 */
export const acceptInvitation: Handler<'accept_invitation'> = async ({ token, password, device_token }, context) => {
  const { now } = context;
  const { name, email, phone } = await findInvited(context.db, token, now());
  await validatePassword(password, { personal: [name, email, phone] });
  const password_hash = await hashPassword(password);
  const { row, reply } = await context.db.transaction(async (db) => {
    const [row] = await db
      .update(subStores)
      .set({ password_hash, password_reach: subStores.invitation_reach, ...noInvitation })
      .where(openInvitation(token, now()))
      .returning();
    if (!row) throw new CallError(errorCodes.TOKEN_EXPIRED);
    const inside = { ...context, db };
    const ended = { store_id: row.store_id, sub_store_id: row.id };
    await endTokens(db, ended, now());
    await endSocialLinks(db, ended);
    await cancelPasswordLinks(db, row.email, now());
    await endSessions(inside, ended, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
    const reply = await signInSubStore(row, device_token, inside);
    // Afterwards, so that their first sign-in isn't one on a new device.
    await noteAccepted(db, row);
    return { row, reply };
  });
  if (reply.sub_store.server_token) context.device.remember({ kind: 'sub_store', ...row });
  return { ...reply, message: successCodes.PASSWORD_SET };
};
