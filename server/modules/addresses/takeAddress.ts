import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import type { AddressValue } from '#server/db/schema/factors';
import { stores, subStores } from '#server/db/schema/index';
import { asUniqueError, refusedAt } from '#server/records/refusals';
import { channelOf, recipientOf } from './accountAddress';
import { type AccountId, reservedFor } from './reservedAddress';

const { STORE_EMAIL_ALREADY_REGISTERED, STORE_PHONE_ALREADY_REGISTERED, EMAIL_ALREADY_REGISTERED } = errorCodes;

/** For the statement that writes an address: someone else may have taken it at the same moment. */
export const refuseTaken = asUniqueError({
  stores_email: { path: 'email', code: STORE_EMAIL_ALREADY_REGISTERED },
  stores_phone: { path: 'phone', code: STORE_PHONE_ALREADY_REGISTERED },
  sub_stores_email: { path: 'email', code: EMAIL_ALREADY_REGISTERED },
  sub_stores_phone: { path: 'phone', code: STORE_PHONE_ALREADY_REGISTERED },
});

/** One account at a time takes an address: no index spans owners and sub-accounts. */
export const lockAddress = (tx: Database, value: AddressValue) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`account address ${recipientOf(value).recipient}`}, 0))`,
  );

interface Columns {
  email: typeof stores.email | typeof subStores.email;
  country_phone_code: typeof stores.country_phone_code | typeof subStores.country_phone_code;
  phone: typeof stores.phone | typeof subStores.phone;
}

const hasAddress = (table: Columns, value: AddressValue): SQL | undefined =>
  'email' in value
    ? eq(table.email, value.email)
    : and(eq(table.country_phone_code, value.country_phone_code), eq(table.phone, value.phone));

/**
 * Keeps the address for this account until the transaction ends. An email address signs in to one account of the
 * platform, a phone number to one store and one sub-account. Whether another account had it is read last: until a
 * simultaneous change commits, that account still has it.
 *
 * @throws 602 or 603 if another store has it, 996 if another account has the email address, or had it a short time ago
 * and its link can bring it back
 */
export async function takeAddress(tx: Database, account: AccountId, value: AddressValue, now: Date): Promise<void> {
  const { store_id, sub_store_id } = account;
  const { recipient } = recipientOf(value);
  if (recipient === '') return;
  await lockAddress(tx, value);
  const isOwner = sub_store_id === null;
  const otherStore = isOwner ? ne(stores.id, store_id) : undefined;
  const otherSubStore = isOwner ? undefined : ne(subStores.id, sub_store_id);
  const isStores = async () => (await tx.$count(stores, and(hasAddress(stores, value), otherStore))) > 0;
  const isSubStores = async () => (await tx.$count(subStores, and(hasAddress(subStores, value), otherSubStore))) > 0;
  if (channelOf(value) === 'phone') {
    const isTaken = await (isOwner ? isStores() : isSubStores());
    if (isTaken || (await reservedFor(tx, value, now, account)))
      throw refusedAt('phone', STORE_PHONE_ALREADY_REGISTERED);
    return;
  }
  const isStore = await isStores();
  const isSubStore = !isStore && (await isSubStores());
  const reserved = await reservedFor(tx, value, now, account);
  if (isOwner && (isStore || reserved === 'owner')) throw refusedAt('email', STORE_EMAIL_ALREADY_REGISTERED);
  if (isStore || isSubStore || reserved) throw refusedAt('email', EMAIL_ALREADY_REGISTERED);
}
