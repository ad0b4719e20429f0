import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { accountTokens, stores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { CallContext, Handler } from '#server/http/handler';
import { cancelMessages, deliveryOf, queueMessage, type WrittenMessage } from '../outgoing/service';
import { endTokens, type TokenAccount, tokenHash } from '../session/service';
import { countRequest } from './countRequest';
import { findByEmail, type LinkAccount } from './linkAccounts';
import { newPasswordPath } from './newPasswordPath';

/** Writes nothing if there is no such store. */
const insertToken = (
  tx: Database,
  { store_id, sub_store_id }: TokenAccount,
  hash: string,
  now: Date,
  expiresAt: Date,
) =>
  tx.execute(sql`
    insert into ${accountTokens} (token_hash, purpose, store_id, sub_store_id, created_at, expires_at)
    select ${hash}, 'new_password', ${stores.id}, ${sub_store_id}::uuid,
      ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from ${stores} where ${stores.id} = ${store_id}::uuid`);

/** As a mail names the account: its recipient may have several. */
const nameOf = ({ kind, name, store_name }: LinkAccount): string =>
  kind === 'owner' ? (name[0] ?? '') : [name[0], store_name[0]].filter(Boolean).join(', ');

/** Takes the place of an account that doesn't exist: the statements of a kind are the same. */
const noAccount = (kind: LinkAccount['kind']): TokenAccount => ({
  store_id: newId(),
  sub_store_id: kind === 'owner' ? null : newId(),
});

type Context = Pick<CallContext<'public'>, 'env' | 'now'>;

/**
 * Makes a link that sets a new password and queues its mail. Without an account it does the same, and takes it back: the statements are the
 * same, and so is their time.
 *
 * @returns the message, in a demo without a mail server
 */
export async function makeLink(
  tx: Database,
  { kind, account }: Awaited<ReturnType<typeof findByEmail>>[number],
  { email, language }: { email: string; language: string },
  { env, now }: Context,
): Promise<WrittenMessage | null> {
  const token = randomBytes(32).toString('base64url');
  const token_hash = tokenHash(token);
  const at = now();
  const expiresAt = addMinutes(at, accountLimits.passwordLinkMinutes);
  const meant = account ?? noAccount(kind);
  const facts = {
    account: account ? nameOf(account) : 'No account',
    link: `${env.PUBLIC_ADDRESS}${newPasswordPath(token)}`,
    minutes: String(accountLimits.passwordLinkMinutes),
  };
  const recipient = { channel: 'email', recipient: email, language } as const;
  return tx
    .transaction(async (inner) => {
      await insertToken(inner, meant, token_hash, at, expiresAt);
      await endTokens(inner, meant, at, { purpose: 'new_password', token_hash });
      const storeId = account?.store_id ?? null;
      const message = { event: 'new_password', ...recipient, facts, storeId, expiresAt } as const;
      const written = await queueMessage(inner, env, message, at);
      return account ? written : inner.rollback();
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return null;
      throw error;
    });
}

/** Both accounts of an address in one text; `null` if no account has it. */
function demoMessage(messages: readonly (WrittenMessage | null)[]) {
  const written = messages.filter((message) => message !== null);
  const [first] = written;
  return first ? { subject: first.subject, text: written.map(({ text }) => text).join('\n') } : null;
}

/**
 * Mails links to the accounts with an email address. Reply and work are the same whether there are any or not. Beyond
 * the limits nothing is sent, and only a demo's reply says so.
 *
 * @throws 4200 if mail isn't set up
 */
export const forgotPassword: Handler<'forgot_password'> = async ({ email, language = 'en' }, context) => {
  const { db, env, now, request } = context;
  const delivery = deliveryOf(env, 'email');
  if (delivery === 'none') throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  const messages = await db.transaction(async (tx) => {
    if (!(await countRequest(tx, { email, address: request.address }, now()))) return null;
    // After an outage of the mail server, only the links that work arrive.
    await cancelMessages(tx, { events: ['new_password'], recipient: email }, now());
    const written: (WrittenMessage | null)[] = [];
    for (const found of await findByEmail(tx, email))
      written.push(await makeLink(tx, found, { email, language }, context));
    return written;
  });
  const reply = { message: successCodes.CHECK_YOUR_EMAIL };
  if (delivery !== 'page') return reply;
  return { ...reply, ...(messages ? { demo_message: demoMessage(messages) } : { is_limited: true as const }) };
};
