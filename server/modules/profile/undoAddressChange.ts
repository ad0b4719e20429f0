import { and, desc, eq, gt, gte, isNull, type SQL } from 'drizzle-orm';
import type { VerifiedChannel } from '#contract/access';
import type { AuditValues } from '#contract/audit/auditEntry';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { addressChanges } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { channelOf, formerEmail, isChangeOf, isSameAddress, type recipientOf } from '../addresses/service';
import { hiddenValue, writeAuditEntries } from '../audit/service';
import { maskRecipient } from '../oneTimeCodes/service';
import { deliveryOf, demoMessage } from '../outgoing/service';
import { closePassword, findAccount, makeLink } from '../passwords/service';
import { endSessions, tokenHash, unknownPassword } from '../session/service';
import { endSocialLinks } from '../socialAccounts/service';
import { stopTakeover } from '../storeDeletion/service';
import { type Account, findPerson } from './account';
import { currentAddress, masked } from './address';
import { writeAddress } from './writeAddress';

type Change = typeof addressChanges.$inferSelect;
type Context = CallContext<'public'>;

const over = () => new CallError(errorCodes.TOKEN_EXPIRED);

const isOpenLink = (token: string, now: Date): SQL | undefined =>
  and(
    eq(addressChanges.undo_hash, tokenHash(token)),
    isNull(addressChanges.undone_at),
    gt(addressChanges.undo_until, now),
  );

/**
 * This change and the later ones of the same channel, which its link undoes too: otherwise someone could change the
 * address twice, and the first link would restore nothing.
 *
 * @returns the latest first
 */
const selectUndone = (db: Database, account: Account, { channel, created_at }: Change) =>
  db
    .select()
    .from(addressChanges)
    .where(
      and(
        isChangeOf(account),
        eq(addressChanges.channel, channel),
        gte(addressChanges.created_at, created_at),
        isNull(addressChanges.undone_at),
      ),
    )
    .orderBy(desc(addressChanges.created_at), desc(addressChanges.id));

/**
 * The change of a link with its account.
 *
 * @throws 2000 if the link was used or is too old, or someone who manages the team has set another address since
 */
async function needChange(db: Database, token: string, now: Date, options?: { isLocked: boolean }) {
  const select = () => db.select().from(addressChanges).where(isOpenLink(token, now));
  const [known] = await select();
  const account = known && (await findPerson(db, known, options));
  // Again, now that the account may be locked: a simultaneous use of the link has ended.
  const [change] = options?.isLocked ? await select() : [known];
  if (!account || !change) throw over();
  const undone = await selectUndone(db, account, change);
  const [latest] = undone;
  if (!latest || !isSameAddress(latest.new_value, currentAddress(account, channelOf(change.old_value)))) throw over();
  return { change, account, undone };
}

export const getAddressChange: Handler<'get_address_change'> = async ({ token }, { db, now }) => {
  const { change, account } = await needChange(db, token, now());
  const { old_value, undo_until } = change;
  const channel = channelOf(old_value);
  const name = account.sub_store_id === null ? '' : account.row.name;
  return {
    change: {
      ...{ channel, name, store_name: account.store_name, undo_until: undo_until.toISOString() },
      old_value: masked(old_value),
      new_value: masked(currentAddress(account, channel)),
    },
  };
};

/**
 * The audit entry, under the name of the account: the person with the link isn't signed in. Devices that were known before
 * it are announced as new ones (`tellNewDevice`).
 */
async function noteUndone(
  tx: Database,
  account: Account,
  { old_value }: Change,
  { isClosed }: { isClosed: boolean },
): Promise<void> {
  const { store_id, sub_store_id, actor, store_name } = account;
  const field = channelOf(old_value);
  const isOwner = sub_store_id === null;
  const shown = (value: Parameters<typeof recipientOf>[0]) =>
    isOwner
      ? hiddenValue
      : 'email' in value
        ? value.email
        : value.phone && `${value.country_phone_code} ${value.phone}`;
  const password: AuditValues = isClosed ? { password: hiddenValue } : {};
  await writeAuditEntries(tx, store_id, [
    {
      ...{ entity: isOwner ? 'store' : 'sub_store', action: 'undo', actor },
      record: isOwner ? { id: store_id, name: store_name } : { id: sub_store_id, name: [account.row.name] },
      old: { [field]: shown(currentAddress(account, field)), ...password },
      new: { [field]: shown(old_value), ...password },
    },
  ]);
}

/**
 * Ends the password, and mails a link to a new one. If a change of the email address can still be undone itself, no link
 * is mailed, because it would go to the person who made it. If the account gets no links (ADR 0061), its password stays.
 *
 * @param undone what the link restored: a restored email address is the person's own
 * @returns where the link went, and the message in a demo; `null` if none did
 */
async function startReset(
  tx: Database,
  { account, undone }: { account: Account; undone: VerifiedChannel },
  { language, closed }: { language: string; closed: string },
  context: Context,
) {
  const { env, now } = context;
  if (deliveryOf(env, 'email') === 'none') return null;
  const meant = await findAccount(tx, account);
  if (!meant) return null;
  // The person who changed the address knew it.
  await closePassword(tx, account, closed);
  if (undone !== 'email' && (await formerEmail(tx, account, now())) !== null) return { reset_to: null, written: null };
  const { email } = meant;
  const written = await makeLink(tx, { kind: meant.kind, account: meant }, { email, language }, context);
  return { reset_to: maskRecipient({ channel: 'email', recipient: email }), written };
}

/**
 * Restores the address from before a change by the link in its notice. The link works once: the account's row is locked,
 * and of simultaneous uses the others find it used.
 */
export const undoAddressChange: Handler<'undo_address_change'> = async ({ token, language = 'en' }, context) => {
  const { db, now, messages, wakeOutbox } = context;
  await needChange(db, token, now());
  // Before the transaction, which must not wait for it. No one knows the password.
  const closed = await unknownPassword();
  const { account, reset } = await db.transaction(async (tx) => {
    const { change, account, undone } = await needChange(tx, token, now(), { isLocked: true });
    const { email_reach, ...value } = change.old_value;
    const at = now();
    await writeAddress(tx, account, { value, email_reach: email_reach ?? null, now: at, by: account.actor.name });
    for (const { id } of undone)
      await tx.update(addressChanges).set({ undone_at: at }).where(eq(addressChanges.id, id));
    const undoneChannel = channelOf(value);
    const mail = { language: account.language ?? language, closed };
    const reset = await startReset(tx, { account, undone: undoneChannel }, mail, context);
    await noteUndone(tx, account, change, { isClosed: reset !== null });
    if (account.sub_store_id === null) await stopTakeover(tx, { ...account.row, ...value }, account.actor, context);
    const { store_id, sub_store_id } = account;
    await endSocialLinks(tx, { store_id, sub_store_id });
    await endSessions({ ...context, db: tx }, { store_id, sub_store_id }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
    await announceRecords(tx, store_id, 'store', [store_id]);
    return { account, reset };
  });
  wakeOutbox();
  messages.refreshAccess(account.store_id);
  return {
    ...{ reset_to: reset?.reset_to ?? null, message: successCodes.PROFILE_UPDATED },
    ...demoMessage(reset?.written),
  };
};
