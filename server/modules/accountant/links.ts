import { and, eq, gt, type SQL } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AccountantLink } from '#contract/entities/accountantLink';
import type { Database } from '#server/db/database';
import { accountantLinks } from '#server/db/schema/accountantLinks';
import { stores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import { type AuditNote, noteUse } from '../audit/service';
import { tokenHash } from '../session/service';

type LinkRow = typeof accountantLinks.$inferSelect;

export const presentLink = ({ id, name, created_at, expires_at, last_used_at }: LinkRow): AccountantLink => ({
  _id: id,
  name,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** A link as the audit log names it. */
export const recordOf = ({ id, name }: LinkRow) => ({ id, name: [name] });

/** The condition for the links of a store that work. */
export const isOpenIn = (storeId: string, now: Date): SQL | undefined =>
  and(eq(accountantLinks.store_id, storeId), gt(accountantLinks.expires_at, now));

/**
 * Finds what a token opens. A blocked store's link works too, since books have to be kept; a deleted store has none.
 *
 * @throws 2000 if it was revoked, has expired, or never was one
 */
export async function needLink(db: Database, token: string, now: Date) {
  const [row] = await db
    .select({ link: accountantLinks, store: stores })
    .from(accountantLinks)
    .innerJoin(stores, eq(stores.id, accountantLinks.store_id))
    .where(and(eq(accountantLinks.token_hash, tokenHash(token)), gt(accountantLinks.expires_at, now)));
  if (!row) throw new CallError(errorCodes.TOKEN_EXPIRED);
  return row;
}

/**
 * Records that a link is used: in the audit log, once an hour for each device and each thing that it does, and with the
 * link. Each part of a download comes here, so none can be read without an entry.
 */
export async function noteLinkUse(
  db: Database,
  link: LinkRow,
  use: Pick<AuditNote, 'action' | 'new'>,
  now: Date,
): Promise<void> {
  const actor = { kind: 'accountant', id: link.id, name: link.name } as const;
  const note = { entity: 'accountant_link', record: recordOf(link), actor, ...use } as const;
  if (await noteUse(db, link.store_id, note))
    await db
      .update(accountantLinks)
      .set({ last_used_at: now })
      .where(and(eq(accountantLinks.store_id, link.store_id), eq(accountantLinks.id, link.id)));
}

/**
 * Revokes all links of a store, after an event that has an entry of its own: the store has another owner, or someone else
 * may have made them.
 */
export async function endAccountantLinks(tx: Database, storeId: string): Promise<void> {
  await tx.delete(accountantLinks).where(eq(accountantLinks.store_id, storeId));
}
