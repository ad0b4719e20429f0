import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import type { SocialClaims } from '#server/db/schema/factors';
import { socialAccounts } from '#server/db/schema/index';
import { type Env, socialProviders } from '#server/env';
import { type AuditActor, writeAuditEntries } from '../audit/service';
import type { TokenAccount } from '../session/service';

export type SocialLink = typeof socialAccounts.$inferSelect;

/** A person at another service. The address isn't part of it: it can change, and be given to someone else. */
type Subject = Pick<SocialClaims, 'issuer' | 'subject'>;

/** The condition for an account's links. */
export const isLinkOf = ({ store_id, sub_store_id }: TokenAccount): SQL | undefined =>
  and(
    eq(socialAccounts.store_id, store_id),
    sub_store_id === null ? isNull(socialAccounts.sub_store_id) : eq(socialAccounts.sub_store_id, sub_store_id),
  );

/**
 * The link of a person at another service.
 *
 * @param isLocked keeps it from being removed until the transaction ends
 */
export async function findLink(
  db: Database,
  { issuer, subject }: Subject,
  { isLocked = false } = {},
): Promise<SocialLink | null> {
  const select = db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.issuer, issuer), eq(socialAccounts.subject, subject)));
  const [row] = await (isLocked ? select.for('share') : select);
  return row ?? null;
}

/** A service's name on buttons; its issuer, if it is no longer set up. */
export const labelOf = (env: Env, issuer: string): string =>
  socialProviders(env).find((provider) => provider.issuer === issuer)?.label ?? issuer;

/**
 * Links a person at another service to an account, with an audit entry. An index keeps each person at one account: of
 * simultaneous calls, one succeeds.
 *
 * @returns whether this call did; `false` if the person is linked already, to this account or another
 */
export async function addLink(
  tx: Database,
  { store_id, sub_store_id }: TokenAccount,
  { issuer, subject, email }: Subject & { email: string },
  { now, label, actor }: { now: Date; label: string; actor?: AuditActor },
): Promise<boolean> {
  const added = await tx
    .insert(socialAccounts)
    .values({ store_id, sub_store_id, issuer, subject, email, created_at: now })
    .onConflictDoNothing()
    .returning({ id: socialAccounts.id });
  const [row] = added;
  if (!row) return false;
  await writeAuditEntries(tx, store_id, [
    { entity: 'social_account', action: 'add', old: null, new: { name: label }, ...(actor && { actor }) },
  ]);
  return true;
}

/**
 * Ends all links of an account whose other ways in have ended, or that may have another person now. Call it in the
 * transaction that ends those.
 */
export const endSocialLinks = (tx: Database, account: TokenAccount): Promise<unknown> =>
  tx.delete(socialAccounts).where(isLinkOf(account));
