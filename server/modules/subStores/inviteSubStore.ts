import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores, subStores } from '#server/db/schema/index';
import type { CallContext, Handler } from '#server/http/handler';
import { cancelMessages, deliveryOf, mailedPath, queueMessage } from '../outgoing/service';
import { newInvitation } from './invitationToken';
import { isSubStore, type ListedSubStore, loadSubStore, lockManaged, presentRecord } from './loadSubStore';

/** Loads the facts about the store for an invitation: its name, and its staff's languages by position. */
export async function storeOfInvitation(db: Database, storeId: string) {
  const [store] = await db
    .select({ name: stores.name, languages: stores.languages_supported })
    .from(stores)
    .where(eq(stores.id, storeId));
  return { name: store?.name ?? [], languages: store?.languages.map(({ code }) => code) ?? [] };
}

/** Queues the mail with the link, in the person's language, or the issuer's if they chose none. It expires with the link, so the record finds its state. */
async function queueInvitation(
  tx: Database,
  { name, email, language: chosen }: ListedSubStore,
  { path, expiresAt }: { path: string; expiresAt: Date },
  { env, language, session, now }: CallContext,
): Promise<void> {
  const store = await storeOfInvitation(tx, session.store_id);
  const message = {
    ...({ event: 'invitation', channel: 'email', recipient: email, storeId: session.store_id, expiresAt } as const),
    language: chosen ?? store.languages[language] ?? 'en',
    facts: { name, by: session.name, store: store.name[0] ?? '', link: `${env.PUBLIC_ADDRESS}${path}` },
  };
  await queueMessage(tx, env, message, now());
}

/** A mail with a link that no longer works isn't sent. */
export const cancelInvitation = (tx: Database, { email }: Pick<ListedSubStore, 'email'>, now: Date): Promise<void> =>
  cancelMessages(tx, { events: ['invitation'], recipient: email }, now);

/** Each invitation takes the place of the one before: there is one link at a time. */
export const inviteSubStore: Handler<'invite_sub_store'> = async ({ _id, is_mailed }, context) => {
  const { db, env, session, now } = context;
  const { token, ...columns } = newInvitation(now());
  const path = mailedPath('invitation', token);
  const hasMail = deliveryOf(env, 'email') === 'server';
  const isMailed = is_mailed && hasMail;
  const row = await db.transaction(async (tx) => {
    const before = await lockManaged(tx, session, _id);
    await cancelInvitation(tx, before, now());
    // The version stays: nothing in an open form of the account has changed.
    await tx
      .update(subStores)
      .set({
        ...columns,
        invitation_reach: session.grants && [...session.grants],
        // The owner wants the person at this address to have the account, so it can get links for new passwords too.
        ...(isMailed && session.grants === null && { email_reach: null }),
      })
      .where(isSubStore(session.store_id, _id));
    if (isMailed) await queueInvitation(tx, before, { path, expiresAt: columns.invitation_expires_at }, context);
    return loadSubStore(tx, session.store_id, _id);
  });
  return {
    sub_store: presentRecord(row, session),
    invitation: {
      state: isMailed ? 'mailing' : hasMail ? 'by_hand' : 'no_mail',
      path: isMailed ? '' : path,
      expires_at: columns.invitation_expires_at.toISOString(),
    },
  };
};
