import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database';
import { accountTokens } from '#server/db/schema/index';
import { tokenHash } from '#server/modules/session/service';

/** The token of an open link with which an owner or a sub-account sets a new password. @param now when it was made */
export async function makePasswordLink(
  db: Database,
  account: { id: string; store_id?: string },
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { id, store_id } = account;
  await db.insert(accountTokens).values({
    ...{ token_hash: tokenHash(token), purpose: 'new_password' },
    ...(store_id ? { store_id, sub_store_id: id } : { store_id: id, sub_store_id: null }),
    ...{ created_at: now, expires_at: new Date(now.getTime() + 3_600_000) },
  });
  return token;
}

/** A link with "It wasn't me", as a change of the store's bank details mails it. @returns its token */
export async function makeBankAlarm(db: Database, store: { id: string }, now = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(accountTokens).values({
    ...{ token_hash: tokenHash(token), purpose: 'bank_alarm', store_id: store.id, sub_store_id: null },
    ...{ created_at: now, expires_at: new Date(now.getTime() + 72 * 3_600_000) },
  });
  return token;
}

/** A link with "It wasn't me", as a new factor of an account mails it. @returns its token */
export async function makeFactorAlarm(
  db: Database,
  { store_id, sub_store_id }: { store_id: string; sub_store_id: string | null },
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(accountTokens).values({
    ...{ token_hash: tokenHash(token), purpose: 'factor_alarm', store_id, sub_store_id },
    ...{ created_at: now, expires_at: new Date(now.getTime() + 72 * 3_600_000) },
  });
  return token;
}
