import type { AuditValues } from '#contract/audit/auditEntry';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import type { Database } from '#server/db/database';
import { accountTokens } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { formerEmail } from '../addresses/service';
import { hiddenValue, writeAuditEntries } from '../audit/service';
import { hasFactor, removeFactorsSince, tellAccount } from '../factors/service';
import { maskRecipient } from '../oneTimeCodes/service';
import { cancelPasswordLinks, deliveryOf, demoMessage } from '../outgoing/service';
import { closePassword, findAccount, makeLink } from '../passwords/service';
import { findPerson } from '../profile/service';
import { endFactorAlarms, endSessions, endTokens, isOpenToken, unknownPassword } from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';
import { stopTakeover } from '../storeDeletion/service';

type Context = CallContext<'public'>;
type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/**
 * The account of a link, and the notice that it came in.
 *
 * @throws 2000 if the link is unknown, was used or has expired
 */
async function needAlarm(db: Database, token: string, now: Date, options?: { isLocked: boolean }) {
  const select = () =>
    db
      .select()
      .from(accountTokens)
      .where(isOpenToken(token, 'factor_alarm', now));
  const [link] = await select();
  const person = link && (await findPerson(db, link, options));
  // Again, now that the account may be locked: a simultaneous use of the link has ended it.
  const [alarm] = options?.isLocked ? await select() : [link];
  if (!person || !alarm) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return { person, added_at: alarm.created_at, expires_at: alarm.expires_at };
}

export const getFactorAlarm: Handler<'get_factor_alarm'> = async ({ token }, { db, now }) => {
  const { person, added_at, expires_at } = await needAlarm(db, token, now());
  return {
    alarm: {
      name: person.sub_store_id === null ? '' : person.row.name,
      store_name: person.store_name,
      ...{ added_at: added_at.toISOString(), expires_at: expires_at.toISOString() },
    },
  };
};

/** The audit entry, under the name of the account: the person with the link isn't signed in. */
async function noteRemoved(
  tx: Database,
  { store_id, actor }: Person,
  { removed, isClosed }: { removed: readonly string[]; isClosed: boolean },
): Promise<void> {
  const password: AuditValues = isClosed ? { password: hiddenValue } : {};
  await writeAuditEntries(tx, store_id, [
    {
      ...{ entity: 'factor', action: 'undo', actor },
      old: { name: removed.join(', '), ...password },
      new: { name: null, ...password },
    },
  ]);
}

/**
 * Ends the password, which the one who added the factor knew, and mails a link to a new one; to the old address, if
 * someone has changed it and that can still be undone. Where mail can't leave, or the account gets no links (ADR 0061),
 * the password stays: ending it would lock the person out.
 */
async function startReset(
  tx: Database,
  person: Person,
  { language, closed }: { language: string; closed: string },
  context: Context,
) {
  const { env, now } = context;
  if (deliveryOf(env, 'email') === 'none') return null;
  const account = await findAccount(tx, person);
  if (!account) return null;
  await closePassword(tx, person, closed);
  await cancelPasswordLinks(tx, account.email, now());
  const email = (await formerEmail(tx, person, now())) ?? account.email;
  const message = await makeLink(tx, { kind: account.kind, account }, { email, language }, context);
  return { email: maskRecipient({ channel: 'email', recipient: email }), message };
}

/**
 * A factor wasn't added by the account's person: removes it and what was added after it, signs the account out, and
 * starts a new password. Earlier factors stay, because they are the person's own. The link works once: the account's row
 * is locked, so the second of two simultaneous uses finds it ended. Links about earlier factors stay open.
 *
 * @throws 2000 if the link was used or has expired
 */
export const raiseFactorAlarm: Handler<'raise_factor_alarm'> = async ({ token, language = 'en' }, context) => {
  const { db, env, log, now, messages, wakeOutbox } = context;
  await needAlarm(db, token, now());
  // Before the transaction, which must not wait for it. No one knows the password.
  const closed = await unknownPassword();
  const { account, reply } = await db.transaction(async (tx) => {
    const { person, added_at } = await needAlarm(tx, token, now(), { isLocked: true });
    const { store_id, sub_store_id } = person;
    const account = { store_id, sub_store_id };
    const removed = await removeFactorsSince(tx, account, added_at);
    if (person.sub_store_id === null) await stopTakeover(tx, person.row, person.actor, context);
    await endTokens(tx, account, now());
    await endFactorAlarms(tx, account, now(), added_at);
    // Also where the password stays: the one who added the factor may have linked an account of their own.
    await endSocialLinks(tx, account);
    const reset = await startReset(tx, person, { language: person.language ?? language, closed }, context);
    await noteRemoved(tx, person, { removed, isClosed: reset !== null });
    if (removed.length > 0) await tellAccount(tx, env, account, { event: 'factor_removed' }, now());
    await endSessions({ ...context, db: tx }, account, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
    // Colleagues' open pages may show a way back in that has been stopped.
    if (sub_store_id === null) await announceRecords(tx, store_id, 'store', [store_id]);
    return {
      account,
      reply: {
        email: reset?.email ?? null,
        has_factor: await hasFactor(tx, account),
        ...demoMessage(reset?.message),
      },
    };
  });
  log.warn(account, 'a second factor was reported as added by someone else');
  wakeOutbox();
  messages.refreshAccess(account.store_id);
  return reply;
};
