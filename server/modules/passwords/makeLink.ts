import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { accountTokens, stores } from '#server/db/schema/index';
import type { CallContext } from '#server/http/handler';
import { mailedLink, queueMessage, type WrittenMessage } from '../outgoing/service';
import { endTokens, type TokenAccount, tokenHash } from '../session/service';
import type { LinkAccount } from './linkAccounts';

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
 * Makes a link and queues its mail. Without an account it does the same, and takes it back: the statements are the
 * same, and so is their time.
 *
 * @returns the message, in a demo without a mail server
 */
export async function makeLink(
  tx: Database,
  { kind, account }: { kind: LinkAccount['kind']; account: LinkAccount | null },
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
    link: mailedLink(env, 'newPassword', token),
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
