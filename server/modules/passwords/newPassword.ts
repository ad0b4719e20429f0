import type { SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { accountTokens } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { announceRecords } from '#server/records/changeRecords';
import { maskRecipient } from '../oneTimeCodes/service';
import { cancelPasswordLinks, deliveryOf, queueMessage, writtenLanguage } from '../outgoing/service';
import { endSessions, endTokens, hashPassword, isOpenToken, notePassword, validatePassword } from '../session/service';
import { findAccount, type LinkAccount, writeHash } from './linkAccounts';

type Context = CallContext<'public'>;

const isOpen = (token: string, now: Date): SQL | undefined => isOpenToken(token, 'new_password', now);

async function findLink(db: Database, token: string, now: Date) {
  const [link] = await db.select().from(accountTokens).where(isOpen(token, now));
  const account = link && (await findAccount(db, link));
  return account ? { link, account } : null;
}

/** @throws 2000 if the link was used, replaced or has expired */
export const verifyLink: Handler<'forgot_password_verify'> = async ({ token }, { db, now }) => {
  const found = await findLink(db, token, now());
  if (!found) throw new CallError(errorCodes.TOKEN_EXPIRED);
  const { kind, email, name, store_name } = found.account;
  return {
    account: {
      kind: kind === 'owner' ? 'store' : 'sub_store',
      email: maskRecipient({ channel: 'email', recipient: email }),
      name: name[0] ?? '',
      store_name,
      expires_at: found.link.expires_at.toISOString(),
    },
  };
};

const failed = () => new CallError(errorCodes.SET_PASSWORD_FAILED);

/** Tells the account that its password changed, if mail can leave. */
async function tell(tx: Database, account: LinkAccount, language: string, { env, now }: Context): Promise<void> {
  if (deliveryOf(env, 'email') === 'none') return;
  const { email: recipient, store_id: storeId, timezone: timeZone } = account;
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const at = new Intl.DateTimeFormat(writtenLanguage(language), style).format(now());
  const message = { event: 'password_set', channel: 'email', recipient, language, storeId } as const;
  await queueMessage(tx, env, { ...message, facts: { name: account.name[0] ?? '', at } }, now());
}

const proved = { old: { is_email_verified: false }, new: { is_email_verified: true } };

/** Everything that a new password changes, in one transaction. */
async function setPassword(tx: Database, account: LinkAccount, password_hash: string, context: Context) {
  const { store_id, sub_store_id, isProved, actor } = account;
  await writeHash(tx, account, password_hash);
  await endTokens(tx, { store_id, sub_store_id }, context.now());
  await cancelPasswordLinks(tx, account.email, context.now());
  await notePassword(tx, account, { actor, ...(!isProved && { proved }) });
  const inside = { ...context, db: tx };
  await endSessions(inside, { store_id, sub_store_id }, pushCodes.LOGGED_IN_FROM_ANOTHER_DEVICE);
}

/**
 * The person with the link sets the password. It doesn't sign them in: whatever else a sign-in asks for is asked. The
 * link works once: the account's row is locked, so the second of two simultaneous uses finds it used.
 *
 * @throws 2001 if the link was used, replaced or has expired
 */
export const newPassword: Handler<'new_password'> = async ({ token, password, language = 'en' }, context) => {
  const { db, now, device, messages, wakeOutbox } = context;
  const found = await findLink(db, token, now());
  if (!found) throw failed();
  await validatePassword(password, { personal: found.account.personal });
  const password_hash = await hashPassword(password);
  const account = await db.transaction(async (tx) => {
    const locked = await findAccount(tx, found.link, { isLocked: true });
    const [link] = await tx.select().from(accountTokens).where(isOpen(token, now()));
    if (!locked || !link) throw failed();
    await setPassword(tx, locked, password_hash, context);
    await tell(tx, locked, language, context);
    // Last, because it holds the store's other writers up.
    if (!locked.isProved) await announceRecords(tx, locked.store_id, 'store', [locked.store_id]);
    return locked;
  });
  wakeOutbox();
  // The link verified the address, so the team's pages can work if that is all the store was blocked for.
  if (!account.isProved) messages.refreshAccess(account.store_id);
  device.remember({ kind: account.kind, id: account.id, password_hash });
  return { email: account.email, message: successCodes.PASSWORD_SET };
};
