import { newId } from '#server/db/schema/columns';
import { subStores } from '#server/db/schema/index';
import type { CallContext, Handler } from '#server/http/handler';
import { hiddenValue, noteInTrail } from '../audit/service';
import { invitationMail } from './invitationMail';
import { invitationPath, newInvitation } from './invitationToken';
import { loadSubStore, lockManaged } from './loadSubStore';
import { presentRecord } from './presentRecord';
import { storeOfInvitation } from './storeOfInvitation';
import { isSubStore, type ListedSubStore } from './subStoreRow';

/** Mails the link; outside of any transaction, since a mail server may take its time. */
async function mail(
  row: ListedSubStore,
  path: string,
  context: CallContext,
): Promise<'mailed' | 'no_mail' | 'mail_failed'> {
  const { db, env, mailer, log, language, session } = context;
  if (!mailer) return 'no_mail';
  try {
    const { name, languages } = await storeOfInvitation(db, session.store_id);
    const facts = { name: row.name, by: session.name, store: name[0] ?? '', link: `${env.PUBLIC_ADDRESS}${path}` };
    const texts = invitationMail(languages[language] ?? 'en', facts);
    await mailer.send({ id: newId(), to: row.email, ...texts });
    return 'mailed';
  } catch (error) {
    log.warn({ err: error, sub_store: row.id }, 'an invitation could not be mailed; its link was given to who made it');
    return 'mail_failed';
  }
}

/** Each invitation takes the place of the one before: there is one link at a time. */
export const inviteSubStore: Handler<'invite_sub_store'> = async ({ _id }, context) => {
  const { db, session, now } = context;
  const { token, ...columns } = newInvitation(now());
  const row = await db.transaction(async (tx) => {
    const before = await lockManaged(tx, session, _id);
    // No new version: whoever has the account's form open goes on typing, and nothing of what they see has changed.
    await tx
      .update(subStores)
      .set({ ...columns, invitation_reach: session.grants && [...session.grants] })
      .where(isSubStore(session.store_id, _id));
    const record = { id: _id, name: [before.name] };
    const old = { invitation: before.invitation_hash && hiddenValue };
    const told = { record, old, new: { invitation: hiddenValue } };
    await noteInTrail(tx, session.store_id, [{ entity: 'sub_store', action: 'invite', ...told }]);
    return loadSubStore(tx, session.store_id, _id);
  });
  const path = invitationPath(token);
  const state = await mail(row, path, context);
  return {
    sub_store: presentRecord(row, session),
    invitation: {
      state,
      path: state === 'mailed' ? '' : path,
      expires_at: columns.invitation_expires_at.toISOString(),
    },
  };
};
