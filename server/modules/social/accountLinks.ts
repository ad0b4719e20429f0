import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SocialAccount } from '#contract/entities/social';
import type { Database } from '#server/db/database';
import { socialAccounts } from '#server/db/schema/index';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { writeAuditEntries } from '../audit/service';
import { tellAccount } from '../factors/service';
import { needPerson } from '../profile/service';
import {
  addLink,
  findLink,
  findTicket,
  isLinkOf,
  labelOf,
  type SocialTicketRow,
  takeTicket,
} from '../socialAccounts/service';

/** The caller's links, the oldest first. */
async function readLinks(db: Database, { env, session }: CallContext): Promise<{ social_accounts: SocialAccount[] }> {
  const rows = await db.select().from(socialAccounts).where(isLinkOf(session)).orderBy(socialAccounts.id);
  return {
    social_accounts: rows.map(({ id, issuer, subject, email, created_at }) => ({
      ...{ _id: id, login_by: labelOf(env, issuer), social_id: subject, email },
      created_at: created_at.toISOString(),
    })),
  };
}

export const getSocialAccounts: Handler<'get_social_accounts'> = (_body, context) => readLinks(context.db, context);

const atEmail = (code: string) => fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'email', code }]);

/**
 * Both sides must have verified the same address. Otherwise someone could take over an account with an address that
 * isn't theirs, here or there, and someone who finds an open session could add their own account to it.
 *
 * @throws 4022 at `email`
 */
function needSameAddress(
  { claims }: SocialTicketRow,
  { email, row }: { email: string; row: { is_email_verified: boolean } },
): void {
  if (!claims.is_email_verified) throw atEmail('unverified_there');
  if (claims.email !== email) throw atEmail('other_address');
  if (!row.is_email_verified) throw atEmail('unverified_here');
}

/** @throws 2000; 4022 at `email`; 605 if the person at the service is linked to another account */
export const linkSocialAccount: Handler<'link_social_account'> = async ({ ticket }, context) => {
  const { db, env, session, now } = context;
  return db.transaction(async (tx) => {
    const person = await needPerson(tx, session, { isLocked: true });
    const ticketRow = await findTicket(tx, ticket, now());
    needSameAddress(ticketRow, person);
    await takeTicket(tx, ticket, now());
    const label = labelOf(env, ticketRow.claims.issuer);
    const isNew = await addLink(tx, person, ticketRow.claims, { now: now(), label });
    if (isNew) {
      await tellAccount(tx, env, person, { event: 'social_linked', name: label }, now());
      return readLinks(tx, context);
    }
    const existing = await findLink(tx, ticketRow.claims);
    const isOwn = existing?.store_id === person.store_id && existing.sub_store_id === person.sub_store_id;
    if (!isOwn) throw new CallError(errorCodes.REGISTERED_WITH_SOCIAL);
    return readLinks(tx, context);
  });
};

export const unlinkSocialAccount: Handler<'unlink_social_account'> = async ({ _id }, context) => {
  const { db, env, session, now } = context;
  return db.transaction(async (tx) => {
    const person = await needPerson(tx, session, { isLocked: true });
    const [removed] = await tx
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.id, _id), isLinkOf(person)))
      .returning({ issuer: socialAccounts.issuer });
    if (!removed) throw notFound();
    const name = labelOf(env, removed.issuer);
    await writeAuditEntries(tx, person.store_id, [
      { entity: 'social_account', action: 'delete', old: { name }, new: null },
    ]);
    await tellAccount(tx, env, person, { event: 'social_unlinked', name }, now());
    return readLinks(tx, context);
  });
};
