import { eq, sql } from 'drizzle-orm';
import { sharedGrants, type UrlPermission } from '#contract/permissions';
import type { Database } from '#server/db/database';
import type { AddressValue } from '#server/db/schema/factors';
import { stores, subStores } from '#server/db/schema/index';
import { channelOf, refuseTaken, takeAddress } from '../addresses/service';
import { cancelMessages, cancelPasswordLinks } from '../outgoing/service';
import { endTokens, noInvitation } from '../session/service';
import { type Account, isSubAccount } from './account';

/**
 * Permissions that a sub-account's own new email address covers: the person's, and no more than the password covers that
 * opened their session. Everyone who knew that password could have typed the address (ADR 0023).
 */
export const ownReach = ({ urls, password_reach }: typeof subStores.$inferSelect): UrlPermission[] | null =>
  sharedGrants(urls, password_reach);

interface Written {
  value: AddressValue;
  /** The permissions that a sub-account's email address covers from now on. */
  email_reach?: UrlPermission[] | null;
  now: Date;
  by: string;
}

/**
 * Writes an account's address, which was proved. Links of the account end, and with its email address an open
 * invitation. Call it while the account's row is locked.
 *
 * @throws 602, 603 or 996 if another account has it
 */
export async function writeAddress(tx: Database, account: Account, written: Written): Promise<void> {
  const { value, email_reach = null, now, by } = written;
  await takeAddress(tx, account, value, now);
  const isEmail = channelOf(value) === 'email';
  const { store_id, sub_store_id } = account;
  if (sub_store_id === null) {
    const proved = isEmail ? { is_email_verified: true } : { is_phone_number_verified: true };
    await tx
      .update(stores)
      .set({ ...value, ...proved, version: sql`${stores.version} + 1` })
      .where(eq(stores.id, store_id))
      .catch(refuseTaken);
  } else {
    const touched = { updated_at: now, updated_by: by, version: sql`${subStores.version} + 1` };
    await tx
      .update(subStores)
      .set({ ...value, ...(isEmail && { email_reach, is_email_verified: true, ...noInvitation }), ...touched })
      .where(isSubAccount(store_id, sub_store_id))
      .catch(refuseTaken);
  }
  await endTokens(tx, account, now);
  // An invitation goes on, if only the number changed.
  if (isEmail) await cancelPasswordLinks(tx, account.email, now);
  else await cancelMessages(tx, { events: ['new_password'], recipient: account.email }, now);
}
