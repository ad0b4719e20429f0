import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { stores, subStores } from '#server/db/schema/index';
import type { CallContext, Handler } from '#server/http/handler';
import type { Mail } from '#server/mail/mailer';
import { hiddenValue, writeAuditEntries } from '../audit/service';
import { invitationTexts, type MailLanguage } from './invitationTexts';
import { invitationPath, newInvitation } from './invitationToken';
import { isSubStore, type ListedSubStore, loadSubStore, lockManaged, presentRecord } from './loadSubStore';

/** Loads the facts about the store for an invitation: its name, and its staff's languages by position. */
export async function storeOfInvitation(db: Database, storeId: string) {
  const [store] = await db
    .select({ name: stores.name, languages: stores.languages_supported })
    .from(stores)
    .where(eq(stores.id, storeId));
  return { name: store?.name ?? [], languages: store?.languages.map(({ code }) => code) ?? [] };
}

/** The content of the mail. */
interface InvitationFacts {
  name: string;
  /** Who invites. */
  by: string;
  store: string;
  link: string;
}

/** Names may hold anything; a subject is one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The invitation in its issuer's language if available, otherwise in English. */
export function invitationMail(language: string, facts: InvitationFacts): Pick<Mail, 'subject' | 'text'> {
  const texts = invitationTexts[language as MailLanguage] ?? invitationTexts.en;
  const plain = { ...facts, name: inOneLine(facts.name), by: inOneLine(facts.by), store: inOneLine(facts.store) };
  const filled = (text: string) =>
    text.replace(/%\{(\w+)\}/g, (_, fact: string) => plain[fact as keyof InvitationFacts] ?? '');
  return { subject: filled(texts.subject), text: `${texts.lines.map(filled).join('\n\n')}\n` };
}

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
    // The version stays: nothing in an open form of the account has changed.
    await tx
      .update(subStores)
      .set({ ...columns, invitation_reach: session.grants && [...session.grants] })
      .where(isSubStore(session.store_id, _id));
    const record = { id: _id, name: [before.name] };
    const old = { invitation: before.invitation_hash && hiddenValue };
    const note = { record, old, new: { invitation: hiddenValue } };
    await writeAuditEntries(tx, session.store_id, [{ entity: 'sub_store', action: 'invite', ...note }]);
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
